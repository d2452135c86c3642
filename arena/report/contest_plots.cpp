#include "arena/report/contest_plots.h"

#include <fmt/format.h>

#include <array>

#include "arena/report/plots.h"
#include "core/values/real.h"

namespace kaisho::arena {
namespace {

// With so many pairings at most, each seat is drawn; with more, only the table has them.
constexpr std::size_t kMaxBySeat = 8;

const std::string& name_of(const ContestReport& report, std::size_t player) {
  return report.contest.players[player].name;
}

std::string versus(const ContestReport& report, const Pairing& pairing) {
  return name_of(report, pairing.a) + " – " + name_of(report, pairing.b);
}

Scale share_scale(const ContestReport& report) {
  const double even = 1.0 / report.contest.seats;
  return {.label = "share of the victory",
          .percent = true,
          .low = 0,
          .high = 1,
          .reference = even,
          .reference_label = fmt::format("even, {:.0f}%", even * 100)};
}

std::string shares(const ContestReport& report) {
  std::vector<LabelledValue> rows;
  for (const PairingReport& pairing : report.pairings) {
    if (pairing.deals > 0) rows.push_back({versus(report, pairing.pairing), pairing.share});
  }
  if (rows.empty()) return "";
  const std::string text = "Of a seat of the first named, with its 95% interval over deals";
  const Caption caption{
      "Shares of the victory",
      text + (report.stopped_by_test() ? ", reckoned as if no test had ended the games." : ".")};
  return figure_html(dot_plot(caption, rows, share_scale(report)));
}

std::string shares_by_seat(const ContestReport& report) {
  if (report.pairings.size() > kMaxBySeat) return "";
  std::vector<LabelledValue> rows;
  for (const PairingReport& pairing : report.pairings) {
    if (pairing.deals == 0) continue;
    for (int seat = 0; seat < report.contest.seats; ++seat) {
      rows.push_back({fmt::format("{}, seat {}", versus(report, pairing.pairing), seat),
                      pairing.at[seat].share});
    }
  }
  if (rows.empty()) return "";
  const Caption caption{"Shares by seat",
                        "Of the first named where it sat in that seat, with the 95% interval."};
  return figure_html(dot_plot(caption, rows, share_scale(report)));
}

// Plots everybody against everybody; a cell is the share of the row's player against the column's.
std::string matrix(const ContestReport& report) {
  const std::size_t count = report.contest.players.size();
  if (count < 3) return "";
  std::vector<std::string> names;
  names.reserve(count);
  for (const NamedPlayer& player : report.contest.players) names.push_back(player.name);
  const Caption caption{"Each against each",
                        "What a seat of the row's player got among the column's."};
  return figure_html(matrix_plot(caption, names, share_matrix(report), share_scale(report)));
}

std::string ratings(const ContestReport& report) {
  std::vector<LabelledValue> rows;
  for (std::size_t i = 0; i < report.ratings.size(); ++i) {
    const Rating& rating = report.ratings[i];
    if (!rating.elo) continue;
    const double elo = *rating.elo;
    rows.push_back(
        {name_of(report, i),
         {.mean = elo, .low = rating.low.value_or(elo), .high = rating.high.value_or(elo)}});
  }
  if (rows.size() < 3) return "";
  const Caption caption{"Ratings",
                        "In Elo, the first player at 0, with 95% intervals where they are closed."};
  return figure_html(
      dot_plot(caption, rows, {.label = "Elo", .reference = 0, .reference_label = "first"}));
}

std::string test_curve(const ContestReport& report) {
  if (!report.sprt || report.sprt->curve.size() < 2) return "";
  std::vector<CurvePoint> points;
  points.reserve(report.sprt->curve.size());
  for (const auto& [deals, llr] : report.sprt->curve) {
    points.push_back({as_double(deals), llr});
  }
  const std::array<Bound, 2> bounds = {
      {{"accept", report.sprt->upper}, {"reject", report.sprt->lower}}};
  const Caption caption{"The sequential test",
                        "Log likelihood ratio after each deal, and where it ends."};
  return figure_html(curve_plot(caption, points, bounds,
                                {.label = "deals", .from_zero = true, .whole = true},
                                {.label = "log likelihood ratio"}));
}

std::string lengths(const ContestReport& report) {
  if (report.turns.empty()) return "";
  const std::array<Histogram, 1> series = {{{"games", report.turns}}};
  return figure_html(histogram_plot({"Lengths of the games", "In turns."}, series,
                                    {.label = "turns", .whole = true}));
}

}  // namespace

std::string contest_plots(const ContestReport& report) {
  return test_curve(report) + shares(report) + shares_by_seat(report) + ratings(report) +
         matrix(report) + lengths(report);
}

}  // namespace kaisho::arena
