#include "arena/report/balance_page.h"

#include <fmt/format.h>

#include <algorithm>

#include "arena/report/page.h"
#include "arena/report/plots.h"
#include "arena/report/plural.h"
#include "arena/report/svg.h"
#include "arena/statistics/interval_text.h"
#include "core/values/real.h"

namespace kaisho::arena {
namespace {

std::string capital(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] -= 'a' - 'A';
  return text;
}

// Draws the sections one after another, with one edition or two.
class Writer {
 public:
  explicit Writer(const BalanceReport& report)
      : report_(report),
        one_(report.first.result),
        two_(report.second ? &report.second->result : nullptr) {
    std::tie(names_.first, names_.second) = report.names();
    even_ = {.label = "share of the victory",
             .percent = true,
             .reference = 1.0 / one_.seats,
             .reference_label = fmt::format("even, {:.1f}%", 100.0 / one_.seats)};
  }

  std::vector<Section> sections() {
    std::vector<Section> list;
    list.push_back({"How to read this page", reading()});
    if (two_ != nullptr) list.push_back({"What differs", comparison()});
    list.push_back({"Seats", seats()});
    list.push_back({"Lengths", spread_figures({0, 1})});
    list.push_back({"Scores", scores()});
    const std::vector<StatisticUses> others =
        two_ != nullptr ? by_statistic(two_->uses) : std::vector<StatisticUses>{};
    for (const StatisticUses& statistic : by_statistic(one_.uses)) {
      const auto other = std::ranges::find(others, statistic.statistic, &StatisticUses::statistic);
      list.push_back({capital(statistic.statistic),
                      uses(statistic, other == others.end() ? nullptr : &*other)});
    }
    return list;
  }

 private:
  std::string reading() const {
    std::string html = paragraph_html(
        "Bars and ranges are 95% intervals, for which a deal is the unit of evidence, in however "
        "many rotations of the seats it was played: of twenty ranges about one misses the truth.");
    html += paragraph_html(
        "The win share of those who used something is no price tag: winners can afford more, and "
        "what is bought late is bought by those who are ahead. What nobody uses, what everybody "
        "uses, and what wins far from an even share over a narrow range deserves a look. The "
        "players matter, too: see whether others, stronger ones above all, say the same.");
    return html + paragraph_html("This page again:") + code_html(report_.command);
  }

  std::string seats() {
    const Caption caption = {"Win share by seat", "A shared victory is divided."};
    if (two_ == nullptr) {
      std::vector<LabelledValue> rows(one_.seats);
      for (std::size_t seat = 0; seat < rows.size(); ++seat) {
        rows[seat] = {fmt::format("seat {}", seat), one_.share_at_95.at(seat)};
      }
      return figure_html(dot_plot(caption, rows, even_));
    }
    std::vector<LabelledPair> rows(one_.seats);
    for (std::size_t seat = 0; seat < rows.size(); ++seat) {
      rows[seat] = {fmt::format("seat {}", seat), one_.share_at_95.at(seat),
                    two_->share_at_95.at(seat)};
    }
    return figure_html(pair_plot(caption, rows, names_, even_));
  }

  Grid spread_grid(const std::vector<std::size_t>& which) const {
    Grid grid{.columns = {"", std::string("mean") + kInBrackets, "least", "quarter", "half",
                          "three quarters", "most"},
              .rows = {}};
    const auto add = [&](const SimulateResult& result, const std::string& edition) {
      for (const std::size_t i : which) {
        const Spread& spread = result.spreads[i];
        std::vector<std::string> row = {
            two_ != nullptr ? spread.name + ", " + edition : spread.name, number_text(spread.mean)};
        for (const double share : {0.0, 0.25, 0.5, 0.75, 1.0}) {
          row.push_back(fmt::format("{}", spread.counts.quantile(share)));
        }
        grid.rows.push_back(std::move(row));
      }
    };
    add(one_, names_.first);
    if (two_ != nullptr) add(*two_, names_.second);
    return grid;
  }

  std::string spread_figures(const std::vector<std::size_t>& which) const {
    std::string html = grid_html(spread_grid(which));
    const std::vector<Spread>& first = one_.spreads;
    for (const std::size_t i : which) {
      std::vector<Histogram> series = {{names_.first, first[i].counts}};
      if (two_ != nullptr) series.push_back({names_.second, two_->spreads[i].counts});
      if (two_ == nullptr) series[0].name = "games";
      html += figure_html(histogram_plot(
          {capital(first[i].name), fmt::format("In percent of {} games.", one_.games)}, series,
          {.label = first[i].name}));
    }
    return html;
  }

  // With one edition the winners' scores and all scores share a plot.
  std::string scores() const {
    if (two_ != nullptr) return spread_figures({2, 3, 4});
    const std::vector<Spread>& all = one_.spreads;
    const std::vector<Histogram> series = {{"winners", all[2].counts},
                                           {"every seat", all[3].counts}};
    const std::vector<Histogram> margins = {{"games", all[4].counts}};
    return grid_html(spread_grid({2, 3, 4})) +
           figure_html(histogram_plot({"Scores at the end", "Winners, and every seat."}, series,
                                      {.label = "points"})) +
           figure_html(histogram_plot({"Margins", "How far the best score is above the next."},
                                      margins, {.label = "points"}));
  }

  std::string uses(const StatisticUses& first, const StatisticUses* second) const {
    const bool by_seats = first.by_seats || (second != nullptr && second->by_seats);
    const Caption use = {
        "Use", by_seats ? "In percent of all seats of all games. At 0% stands what is in the box "
                          "and nobody used, or what this table plays without."
                        : "In percent of all games."};
    const Caption wins = {"Win share of those who used it",
                          "Of the seats that used it at least once."};
    const Scale rate = {.label = by_seats ? "percent of seats" : "percent of games",
                        .percent = true,
                        .from_zero = true};
    if (two_ != nullptr) return pairs(first, second, {use, wins}, rate);
    std::vector<LabelledValue> rates;
    std::vector<LabelledValue> shares;
    for (const Use& one : first.uses) {
      rates.push_back({one.name, first.rate(one)});
      if (one.seats > 0) shares.push_back({one.name, one.share});
    }
    std::string html = figure_html(bar_plot(use, rates, rate));
    if (!shares.empty()) html += figure_html(dot_plot(wins, shares, even_));
    return html + times_grid(first.uses, one_);
  }

  struct Captions {
    Caption use;
    Caption wins;
  };

  std::string pairs(const StatisticUses& first, const StatisticUses* second,
                    const Captions& captions, const Scale& rate) const {
    std::vector<LabelledPair> rates;
    std::vector<LabelledPair> shares;
    const auto share = [](const Use* use) {
      return use != nullptr && use->seats > 0 ? std::optional(use->share) : std::nullopt;
    };
    const auto add = [&](const Use* one, const Use* two) {
      LabelledPair row{one != nullptr ? one->name : two->name, std::nullopt, std::nullopt};
      if (one != nullptr) row.first = first.rate(*one);
      if (two != nullptr) row.second = second->rate(*two);
      rates.push_back(row);
      if (share(one) || share(two)) shares.push_back({row.label, share(one), share(two)});
    };
    const auto find = [](const StatisticUses& in, const std::string& value) {
      const auto found = std::ranges::find(in.uses, value, &Use::value);
      return found == in.uses.end() ? nullptr : &*found;
    };
    for (const Use& one : first.uses) {
      add(&one, second != nullptr ? find(*second, one.value) : nullptr);
    }
    if (second != nullptr) {
      for (const Use& two : second->uses) {
        if (find(first, two.value) == nullptr) add(nullptr, &two);
      }
    }
    std::string html = figure_html(pair_plot(captions.use, rates, names_, rate));
    if (!shares.empty()) html += figure_html(pair_plot(captions.wins, shares, names_, even_));
    return html;
  }

  // How often in all, for those who work with the figures.
  static std::string times_grid(const std::vector<Use>& uses, const SimulateResult& result) {
    Grid grid{.columns = {"", "games", "seats", "times", "times a game"}, .rows = {}};
    for (const Use& use : uses) {
      grid.rows.push_back({use.name, fmt::format("{}", use.games), fmt::format("{}", use.seats),
                           fmt::format("{}", use.times),
                           fmt::format("{:.2f}", as_double(use.times) / result.games)});
    }
    return "<details><summary>How often</summary>\n" + grid_html(grid) + "</details>\n";
  }

  // What is clear of chance, the surest first.
  std::string comparison() const {
    const std::vector<Difference> clear = clear_differences(report_.differences);
    std::string html = paragraph_html(fmt::format(
        "{} less {}, the same deals with both. {} The surest come first. pp are percentage points. "
        "The last column has how many seats or games a figure is of.",
        names_.first, names_.second, chance_sentence(report_.differences.size(), clear.size())));
    Grid grid{.columns = {"", "", names_.first, names_.second,
                          std::string("difference") + kInBrackets, "of"},
              .rows = {}};
    for (const Difference& one : clear) {
      grid.rows.push_back({one.subject, one.figure, value_text(one, one.first.mean),
                           value_text(one, one.second.mean), difference_text(one), of_text(one)});
    }
    return html + (clear.empty() ? std::string() : grid_html(grid));
  }

  const BalanceReport& report_;
  const SimulateResult& one_;
  const SimulateResult* two_;
  PairNames names_;
  Scale even_;
};

}  // namespace

std::string balance_page(const BalanceReport& report) {
  const SimulateResult& result = report.first.result;
  std::string lead = fmt::format("Edition {}: {} with {} players ({}), played by {}, seed {}.",
                                 report.first.edition, plural(result.games, "game"), result.seats,
                                 plural(result.deals, "deal"), report.bots, result.seed);
  if (report.second) {
    lead += fmt::format(" Against edition {}, {}.", report.second->edition,
                        plural(report.second->result.games, "game"));
  }
  if (report.stopped) lead += " Stopped before the end.";
  const std::string title = fmt::format("Balance of {}, {} players", result.game, result.seats);
  return page_html(title, lead, Writer(report).sections());
}

}  // namespace kaisho::arena
