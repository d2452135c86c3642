// The table of Yamataï in the terminal: the map, then fleets, rows and players. Seats and boats are
// told apart by shape and letter too.
#include "core/terminal/board.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/terminal/columns.h"
#include "core/terminal/seats.h"
#include "core/values/every_seat.h"
#include "core/values/how_many.h"
#include "games/yamatai/terminal/map.h"
#include "games/yamatai/terminal/words.h"
#include "games/yamatai/yamatai.h"

namespace kaisho::yamatai {
namespace {

constexpr std::size_t kLabel = 16;
constexpr std::size_t kFleet = 8;
constexpr std::size_t kSpecialist = 24;
constexpr std::size_t kWidest = 96;

class YamataiBoard final : public TerminalBoard {
 public:
  explicit YamataiBoard(const BoardParts& parts)
      : edition_(parts.edition),
        texts_(parts.texts),
        style_(parts.style),
        words_(parts.edition, parts.texts, parts.language) {}

  void draw(std::ostream& out, const TerminalView& view) const override {
    const Json& state = view.state;
    draw_head(out, view);
    draw_map(out, edition_["map"], state, words_, style_);
    out << '\n';
    if (shows_all(state)) {
      draw_ways(out, state);
      draw_fleets(out, state);
    }
    draw_buildings(out, state);
    draw_specialists(out, state);
    draw_supply(out, state);
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
  void label(std::ostream& out, const std::string& text) const {
    out << "  " << padded(text, kLabel);
  }

  static bool is_at(const Json& state, const char* step) {
    const Json& steps = state["steps"];
    return !steps.empty() && steps[0]["step"] == step;
  }
  // Whether the whole table is shown: when a turn begins and at the end, so that small decisions do
  // not push everything off the screen.
  static bool shows_all(const Json& state) {
    return state["steps"].empty() || is_at(state, "fleet");
  }

  // "Turn 5, round 2   order: ◆ Ann 5, ● Ben, …", with the fleets of the turns begun.
  void draw_head(std::ostream& out, const TerminalView& view) const {
    const Json& state = view.state;
    out << '\n'
        << style_.paint(texts_("board.head", {std::to_string(state["turn"].get<int>() + 1),
                                              std::to_string(state["round"].get<int>() + 1)}),
                        kBold)
        << "   " << texts_("board.order");
    for (std::size_t place = 0; place < state["order"].size(); ++place) {
      const Json& seat = state["order"][place];
      out << "  " << seat_mark(style_, seat) << ' ' << view.names[seat.get<std::size_t>()];
      const Json& fleet = state["played"][place];
      if (!fleet.is_null()) out << style_.paint(" (" + json_text(fleet) + ")", kFaint);
    }
    out << "\n  " << style_.paint(texts_("board.key"), kFaint) << "\n\n";
  }

  // ---- the map in numbers

  // Short texts, as many to a line as fit.
  static void draw_cells(std::ostream& out, const std::vector<std::string>& cells) {
    std::size_t columns = 1;
    for (const std::string& cell : cells) columns = std::max(columns, width(cell) + 2);
    const std::size_t across = std::max<std::size_t>(1, (kWidest - 2) / columns);
    for (std::size_t i = 0; i < cells.size(); ++i) {
      if (i % across == 0) out << (i == 0 ? "  " : "\n  ");
      const bool last = (i + 1) % across == 0 || i + 1 == cells.size();
      out << (last ? cells[i] : padded(cells[i], columns));
    }
    out << "\n\n";
  }

  void draw_ways(std::ostream& out, const Json& state) const {
    const Json& map = edition_["map"];
    std::vector<std::string> islands;
    for (const Json& at : state["islands"]) {
      const Json* const island = find_by_id(map["islands"], at["island"]);
      if (island == nullptr) continue;
      std::string text = "[" + json_text(at["island"]) + "]";
      for (const Json& space : (*island)["polygon"]) text += " " + json_text(space);
      islands.push_back(text);
    }
    out << "  " << texts_("board.islands") << '\n';
    draw_cells(out, islands);
    out << "  " << texts_("board.links") << '\n';
    std::vector<std::string> spaces;
    for (const Json& space : map["spaces"]) spaces.push_back(links_of(space["id"]));
    draw_cells(out, spaces);
  }

  // "14: 2 7 17 18"
  std::string links_of(const Json& space) const {
    std::string text = json_text(space) + ":";
    for (const Json& link : edition_["map"]["links"]) {
      if (link[0] == space) text += " " + json_text(link[1]);
      if (link[1] == space) text += " " + json_text(link[0]);
    }
    return text;
  }

  // ---- fleets and rows

  const Json* fleet_of(const Json& number) const {
    const Json& fleets = edition_["fleets"];
    const auto found =
        std::ranges::find_if(fleets, [&](const Json& one) { return one["number"] == number; });
    return found == fleets.end() ? nullptr : &*found;
  }

  // Those face up with what they bring, then the others by their lots.
  void draw_fleets(std::ostream& out, const Json& state) const {
    std::string title = texts_("board.fleets");
    std::string hidden;
    int lot = 0;
    for (std::size_t place = 0; place < state["track"].size(); ++place) {
      const Json& number = state["track"][place];
      if (number.is_null()) continue;
      const int lies_in = state["track_lots"][place].get<int>();
      if (lies_in != 0) {
        if (lot != 0 && lies_in != lot) hidden += " |";
        lot = lies_in;
        hidden += " " + json_text(number);
        continue;
      }
      if (const Json* const fleet = fleet_of(number)) {
        const std::string what = padded(json_text(number) + " " + fleet_boats(*fleet), kFleet);
        draw_power(out, std::exchange(title, ""), what, (*fleet)["power"]);
      }
    }
    if (!hidden.empty()) {
      label(out, "");
      out << style_.paint(texts_("board.face_down", {hidden}), kFaint) << '\n';
    }
  }

  std::string fleet_boats(const Json& fleet) const {
    std::string text = words_.boats(fleet["boats"]);
    for (int n = fleet["any"].get<int>(); n > 0; --n) text += words_.brief("free");
    return text;
  }

  // A row's title, a short text, and what the power says, as many lines as it takes.
  void draw_power(std::ostream& out, const std::string& title, const std::string& what,
                  const std::string& power) const {
    const std::size_t used = width(what);
    bool first = true;
    for (const std::string& line : wrapped(words_.power(power), kWidest - kLabel - used - 2)) {
      label(out, first ? title : "");
      out << (first ? what : std::string(used, ' ')) << line << '\n';
      first = false;
    }
  }

  void draw_buildings(std::ostream& out, const Json& state) const {
    label(out, texts_("board.buildings"));
    bool first = true;
    for (const Json& tile : state["buildings"]) {
      if (tile.is_null()) continue;
      if (!std::exchange(first, false)) label(out, "");
      const Json* const building =
          find_by_id(edition_["buildings"], numbered_id(tile.get<std::string>()).id);
      const std::string kind =
          building == nullptr ? ""
                              : words_.name_of(edition_["building_kinds"], (*building)["kind"]);
      out << padded(words_.building(tile), 38) << style_.paint(kind, kFaint) << '\n';
    }
    if (first) out << "-\n";
  }

  // With their powers where one is chosen.
  void draw_specialists(std::ostream& out, const Json& state) const {
    const bool whole = shows_all(state) || is_at(state, "recruit");
    std::string title = texts_("board.specialists");
    std::vector<std::string> names;
    for (const Json& slot : state["specialists"]) {
      if (slot.is_null()) continue;
      const Json* const found = find_by_id(edition_["specialists"], slot["specialist"]);
      if (found == nullptr) continue;
      names.push_back(texts_("board.specialist", {words_.in_language((*found)["name"]),
                                                  std::to_string((*found)["points"].get<int>()),
                                                  std::to_string(slot["coins"].get<int>())}));
      if (!whole) continue;
      draw_power(out, std::exchange(title, ""), padded(names.back(), kSpecialist),
                 (*found)["power"]);
    }
    if (whole) return;
    std::string all;
    for (const std::string& name : names) all += (all.empty() ? "" : ", ") + name;
    for (const std::string& line : wrapped(all, kWidest - kLabel - 2)) {
      label(out, std::exchange(title, ""));
      out << line << '\n';
    }
  }

  static std::string deck_size(const Json& deck) {
    return std::to_string(deck.is_array() ? how_many(deck) : deck.get<int>());
  }

  void draw_supply(std::ostream& out, const Json& state) const {
    label(out, texts_("board.supply"));
    for (const Json& boat : edition_["boats"]) {
      const std::string id = boat["id"];
      out << style_.paint(json_text(state["supply"][id]) + words_.brief(id), paint_of_boat(id))
          << ' ';
    }
    out << texts_("board.left",
                  {std::to_string(state["sanctuaries_left"].get<int>()),
                   deck_size(state["building_deck"]), deck_size(state["specialist_deck"])})
        << '\n';
  }

  // ---- players

  // "2te 1ri"; nothing for none
  std::string culture_text(const Json& culture) const {
    std::string text;
    for (const Json& kind : edition_["culture"]["kinds"]) {
      const std::string id = kind["id"];
      const int count = culture.value(id, 0);
      if (count == 0) continue;
      text += (text.empty() ? "" : " ") + std::to_string(count) + words_.brief(id);
    }
    return text;
  }

  static int total_of(const Json& scoring, std::size_t seat) {
    int total = 0;
    for (const Json& line : scoring) total += line["seats"][seat]["points"].get<int>();
    return total;
  }

  void draw_seat(std::ostream& out, Seat seat, const TerminalView& view) const {
    const auto i = static_cast<std::size_t>(seat);
    const Json& player = view.state["seats"][i];
    const bool active = view.state["active"] == seat && view.state["over"] == "no";
    const auto number = [&](const char* field) { return std::to_string(player[field].get<int>()); };
    out << (active ? "> " : "  ") << seat_mark(style_, Json(i)) << " "
        << style_.paint(padded(view.names[i], kLabel - 3), seat == view.me ? kBold : 0) << " "
        << texts_("board.seat", {std::to_string(total_of(view.state["scoring"], i)),
                                 number("coins"), number("prestige"), words_.boats(player["boats"]),
                                 number("aside"), number("pieces_left")})
        << '\n';
    const std::string tokens = culture_text(player["culture"]);
    if (!tokens.empty()) draw_line(out, texts_("board.tokens", {tokens}));
    draw_list(out, "board.built", player["built"], [&](const Json& tile) {
      return words_.name_of(edition_["buildings"], numbered_id(tile.get<std::string>()).id);
    });
    draw_list(out, "board.reserved", player["reserved"],
              [&](const Json& tile) { return words_.building(tile); });
    draw_list(out, "board.own_specialists", player["specialists"],
              [&](const Json& id) { return words_.name_of(edition_["specialists"], id); });
    if (seat == view.me) draw_known(out, player["knows"]);
  }

  // "built: Forge, Theatre", where there is anything.
  void draw_list(std::ostream& out, const char* title, const Json& things, const auto& name) const {
    if (things.empty()) return;
    std::string text = texts_(title);
    for (std::size_t i = 0; i < things.size(); ++i) {
      text += (i == 0 ? " " : ", ") + name(things[i]);
    }
    draw_line(out, text);
  }

  // Under a name, as many lines as it takes.
  void draw_line(std::ostream& out, const std::string& text) const {
    for (const std::string& line : wrapped(text, kWidest - kLabel - 2)) {
      label(out, "");
      out << line << '\n';
    }
  }

  // What was seen of the building deck: the places from its top, and what lies there (YAM-F3).
  void draw_known(std::ostream& out, const Json& knows) const {
    if (!knows.is_array()) return;
    for (const Json& lot : knows) {
      std::string places;
      for (const Json& place : lot["places"]) {
        places += (places.empty() ? "" : " ") + std::to_string(place.get<int>() + 1);
      }
      std::string tiles;
      for (const Json& tile : lot["buildings"]) {
        tiles += (tiles.empty() ? "" : ", ") + words_.building(tile);
      }
      draw_line(out, texts_("board.known", {places, tiles}));
    }
  }

  void draw_scoring(std::ostream& out, const Json& scoring) const {
    out << '\n';
    for (const Json& line : scoring) {
      out << "  " << padded(texts_("line." + line["line"].get<std::string>()), kSpecialist);
      for (const Json& seat : line["seats"]) {
        out << padded(" " + with_minus(std::to_string(seat["points"].get<int>())), 6);
      }
      out << '\n';
    }
  }

  const Json& edition_;
  const Texts& texts_;
  Style style_;
  YamataiWords words_;
};

}  // namespace

std::unique_ptr<TerminalBoard> Rules::terminal_board(const BoardParts& parts) {
  return std::make_unique<YamataiBoard>(parts);
}

}  // namespace kaisho::yamatai
