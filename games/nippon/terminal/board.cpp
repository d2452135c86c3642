// The table of Nippon in the terminal: workers, regions, factories and rewards, then the players.
// Seats and workers are told apart by shape and letter too.
#include "core/terminal/board.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/terminal/columns.h"
#include "core/terminal/seats.h"
#include "core/values/every_seat.h"
#include "core/values/how_many.h"
#include "games/nippon/nippon.h"
#include "games/nippon/terminal/map.h"
#include "games/nippon/terminal/words.h"

namespace kaisho::nippon {
namespace {

constexpr std::size_t kLabel = 28;
constexpr std::size_t kName = 14;
constexpr std::size_t kWidest = 100;

class NipponBoard final : public TerminalBoard {
 public:
  explicit NipponBoard(const BoardParts& parts)
      : edition_(parts.edition),
        texts_(parts.texts),
        style_(parts.style),
        words_(parts.edition, parts.texts, parts.language) {}

  void draw(std::ostream& out, const TerminalView& view) const override {
    const Json& state = view.state;
    draw_head(out, state);
    if (shows(state, {"turn"})) draw_workers(out, state);
    if (shows(state, {"turn", "trains", "ships", "market", "tile", "home"})) {
      draw_regions(out, edition_, state, words_, texts_, style_);
    }
    if (shows(state, {"invest"})) draw_factories(out, state);
    if (shows(state, {"turn"})) draw_factory_names(out << '\n', state);
    if (shows(state, {"turn", "reward"})) draw_rewards(out, state);
    out << '\n';
    for (const Seat seat : every_seat(how_many(view.names))) {
      draw_seat(out, seat, view);
    }
    if (state["over"] != "no") draw_scoring(out, state["scoring"]);
  }

  std::string say(std::string_view member, const Json& value) const override {
    return words_.say(member, value);
  }

 private:
  // What a step asks about is shown with it, and everything when a turn begins and at the end, so
  // that small decisions do not push all off the screen.
  static bool shows(const Json& state, const std::vector<std::string>& wanted) {
    const Json& steps = state["steps"];
    if (steps.empty()) return wanted.front() != "invest";
    return std::ranges::find(wanted, steps[0]["step"].get<std::string>()) != wanted.end();
  }

  void label(std::ostream& out, const std::string& text) const {
    out << "  " << padded(text, kLabel);
  }

  // As many lines as it takes, the first with the title.
  void draw_text(std::ostream& out, std::string title, const std::string& text) const {
    for (const std::string& line : wrapped(text, kWidest - kLabel - 2)) {
      label(out, std::exchange(title, ""));
      out << line << '\n';
    }
  }

  void draw_head(std::ostream& out, const Json& state) const {
    const auto text = [](int number) { return std::to_string(number); };
    const Json& track = edition_["scoring_track"];
    std::string scorings;
    for (std::size_t i = 0; i < track.size(); ++i) {
      if (track[i]["scoring_when_left"] == 0) continue;
      scorings += (scorings.empty() ? "" : ", ") + std::to_string(i + 1);
    }
    out << '\n'
        << style_.paint(texts_("board.head", {text(state["turn"].get<int>() + 1)}), kBold) << "   "
        << texts_("board.marker",
                  {text(state["marker"].get<int>()), std::to_string(track.size()), scorings});
    if (!state["closing"].is_null()) {
      out << "   " << texts_("board.closing", {text(state["closing"].get<int>())});
    }
    out << "\n\n";
  }

  // ---- workers

  std::string workers_text(const Json& place) const {
    std::string text = words_.workers(place["workers"]);
    const int due = place["due"].get<int>();
    return due > 0 ? text + " +" + std::to_string(due) : text;
  }

  void draw_workers(std::ostream& out, const Json& state) const {
    for (std::size_t i = 0; i < state["spaces"].size(); ++i) {
      label(out, words_.space(i + 1));
      out << workers_text(state["spaces"][i]) << '\n';
    }
    std::string rows;
    for (const Json& row : state["rows"]) {
      rows += (rows.empty() ? "" : " | ") + workers_text(row);
    }
    draw_text(out, texts_("board.rows"), rows);
    draw_text(out, texts_("board.bag"), words_.workers(state["bag"]));
    out << '\n';
  }

  // ---- factories and rewards

  // "2 coal, knowledge 2: Silk Exchange, Coal Store …"
  void draw_factory_names(std::ostream& out, const Json& state) const {
    for (const Json& good : edition_["goods"]) {
      std::string names;
      for (const Json& tile : edition_["factories"]) {
        if (tile["good"] != good["id"] || !is_free(state, tile["id"])) continue;
        names += (names.empty() ? "" : ", ") + words_.in_language(tile["name"]);
      }
      draw_text(out,
                words_.in_language(good["name"]) + " " +
                    texts_("board.needs", {std::to_string(good["knowledge"].get<int>()),
                                           std::to_string(good["coal"].get<int>())}),
                names.empty() ? "-" : names);
    }
  }

  static bool is_free(const Json& state, const Json& tile) {
    return std::ranges::find(state["factories"], tile) != state["factories"].end();
  }

  // With what they do.
  void draw_factories(std::ostream& out, const Json& state) const {
    for (const Json& tile : edition_["factories"]) {
      if (!is_free(state, tile["id"])) continue;
      draw_text(out, words_.in_language(tile["name"]),
                words_.good(tile["good"]) + ". " + words_.in_language(tile["text"]));
    }
  }

  void draw_rewards(std::ostream& out, const Json& state) const {
    std::string all;
    for (const Json& reward : edition_["rewards"]) {
      const int left = state["rewards"].value(reward["id"].get<std::string>(), 0);
      if (left == 0) continue;
      all += (all.empty() ? "" : " | ") + words_.reward(reward["id"]);
      if (left > 1) all += " (" + std::to_string(left) + ")";
    }
    const int extra = state["extra_multipliers"].get<int>();
    if (extra > 0) {
      all += (all.empty() ? "" : " | ") +
             texts_("board.extra",
                    {std::to_string(edition_["multiplier_tiles"]["multiplier"].get<int>()),
                     std::to_string(extra)});
    }
    draw_text(out, texts_("board.rewards"), all.empty() ? "-" : all);
  }

  // ---- players

  static int total_of(const Json& scoring, std::size_t seat) {
    int total = 0;
    for (const Json& line : scoring) total += line["seats"][seat]["points"].get<int>();
    return total;
  }

  // "Coal 4, Money 14,000 ¥, Knowledge 3"
  std::string tracks_text(const Json& player) const {
    std::string all;
    for (const Json& track : edition_["tracks"]) {
      const auto place = player["tracks"][track["id"].get<std::string>()].get<std::size_t>();
      const int value = track["steps"][place]["value"].get<int>();
      all += (all.empty() ? "" : ", ") + words_.in_language(track["name"]) + " " +
             (track["id"] == "money" ? words_.yen(value) : std::to_string(value));
    }
    return all;
  }

  // "Silk Exchange (Silk) 2, +1; …": goods stored and the machine.
  std::string factories_text(const Json& player) const {
    std::string all;
    for (const Json& own : player["factories"]) {
      const int machine = own["machine"].get<int>();
      all += (all.empty() ? "" : "; ") + words_.factory(own["factory"].get<std::string>()) + " " +
             std::to_string(own["goods"].get<int>()) +
             (machine > 0 ? ", +" + std::to_string(machine) : "");
    }
    const int stocked = player["stocked"].get<int>();
    if (stocked == 0) return all;
    return all + (all.empty() ? "" : "; ") + texts_("board.stocked", {std::to_string(stocked)});
  }

  // "5 trains +2   6 ships 2 VP   influence 1 2 3 3 …"
  std::string stock_text(const Json& player) const {
    const auto number = [&](const char* thing, const char* turned, const char* plain,
                            const char* flipped) {
      return std::to_string(
          edition_[thing][player[turned].get<bool>() ? flipped : plain].get<int>());
    };
    std::string influence;
    for (const Json& value : player["influence"]) {
      influence += (influence.empty() ? "" : " ") + std::to_string(value.get<int>());
    }
    return texts_(
        "board.stock_of",
        {std::to_string(player["trains"].get<int>()),
         number("trains", "trains_turned", "influence", "influence_flipped"),
         std::to_string(player["ships"].get<int>()),
         number("ships", "ships_turned", "vp", "vp_flipped"), influence.empty() ? "-" : influence});
  }

  std::string achievements_text(const Json& player) const {
    std::string all;
    for (const Json& one : edition_["achievements"]) {
      const int multiplier = player["achievements"].value(one["id"].get<std::string>(), 0);
      if (multiplier == 0) continue;
      all += (all.empty() ? "" : ", ") + words_.in_language(one["name"]) + " ×" +
             std::to_string(multiplier);
    }
    return all;
  }

  // One's own with their terms, of others how many are face up.
  std::string contracts_text(const Json& player, bool own) const {
    const Json& open = player["contracts"];
    if (!own) return std::to_string(open.size());
    std::string all;
    for (const Json& id : open) {
      const Json* const contract = find_by_id(edition_["contracts"], id);
      if (contract == nullptr) continue;
      all += (all.empty() ? "" : " | ") + words_.contract_terms(*contract);
    }
    return all.empty() ? "-" : all;
  }

  void draw_seat(std::ostream& out, Seat seat, const TerminalView& view) const {
    const auto i = static_cast<std::size_t>(seat);
    const Json& player = view.state["seats"][i];
    const Json& wages = view.state["wages"][i];
    const bool active = view.state["active"] == seat && view.state["over"] == "no";
    const auto number = [](const Json& value) { return std::to_string(value.get<int>()); };
    out << (active ? "> " : "  ") << seat_mark(style_, Json(i)) << " "
        << style_.paint(padded(view.names[i], kName), seat == view.me ? kBold : 0) << " "
        << texts_("board.seat",
                  {number(player["vp"]), std::to_string(total_of(view.state["scoring"], i)),
                   words_.yen(player["yen"].get<int>()), number(player["coal"]),
                   number(player["plans"]), words_.workers(player["workers"]),
                   words_.yen(wages["yen"].get<int>())})
        << '\n';
    draw_line(out, tracks_text(player));
    draw_line(out, factories_text(player));
    draw_line(out, stock_text(player));
    draw_line(out, texts_("board.contracts", {contracts_text(player, seat == view.me)}));
    const std::string achievements = achievements_text(player);
    if (!achievements.empty()) draw_line(out, texts_("board.achievements", {achievements}));
  }

  // Under a name, as many lines as it takes.
  static void draw_line(std::ostream& out, const std::string& text) {
    if (text.empty()) return;
    for (const std::string& line : wrapped(text, kWidest - kName - 5)) {
      out << padded("", kName + 5) << line << '\n';
    }
  }

  // "Financier        2 (×2)": of an achievement, with its multiplier.
  void draw_scoring(std::ostream& out, const Json& scoring) const {
    out << '\n';
    for (const Json& line : scoring) {
      const std::string id = line["line"];
      const bool counted = find_by_id(edition_["achievements"], id) != nullptr;
      label(out, words_.line(id));
      for (const Json& seat : line["seats"]) {
        std::string text = std::to_string(seat["points"].get<int>());
        if (counted) text += " (×" + std::to_string(seat["multiplier"].get<int>()) + ")";
        out << padded(" " + text, 12);
      }
      out << '\n';
    }
  }

  const Json& edition_;
  const Texts& texts_;
  Style style_;
  NipponWords words_;
};

}  // namespace

std::unique_ptr<TerminalBoard> Rules::terminal_board(const BoardParts& parts) {
  return std::make_unique<NipponBoard>(parts);
}

}  // namespace kaisho::nippon
