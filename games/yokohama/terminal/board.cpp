// The table of Yokohama in the terminal: the areas in their shifted rows, then boards and players.
// Seats are told apart by shape too.
#include "core/terminal/board.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/terminal/columns.h"
#include "core/terminal/seats.h"
#include "core/values/every_seat.h"
#include "core/values/how_many.h"
#include "games/yokohama/terminal/words.h"
#include "games/yokohama/yokohama.h"

namespace kaisho::yokohama {
namespace {

constexpr std::size_t kMapColumns = 16;  // of an area; even, as rows shift by half
constexpr std::size_t kMapLines = 4;     // of an area
constexpr std::size_t kTextIndent = 22;

// A text with colours in it, and how many columns it takes.
struct Strip {
  std::string text;
  std::size_t columns = 0;

  void add(const std::string& plain, const Style& style, int paint = 0) {
    text += paint == 0 ? plain : style.paint(plain, paint);
    columns += width(plain);
  }
  void pad(std::size_t to) {
    if (columns >= to) return;
    text.append(to - columns, ' ');
    columns = to;
  }
};

class YokohamaBoard final : public TerminalBoard {
 public:
  explicit YokohamaBoard(const BoardParts& parts)
      : edition_(parts.edition),
        texts_(parts.texts),
        style_(parts.style),
        words_(parts.edition, parts.texts, parts.language) {}

  void draw(std::ostream& out, const TerminalView& view) const override {
    const Json& state = view.state;
    out << '\n'
        << style_.paint(texts_("board.head", {std::to_string(state["turn"].get<int>() + 1)}), kBold)
        << "\n\n";
    draw_areas(out, state);
    draw_tiles(out, state);
    draw_main_board(out, "church", "faith", state);
    draw_main_board(out, "customs", "imports", state);
    if (shows_all(state, "laboratory")) {
      for (const auto& row : state["laboratories"].items()) {
        draw_laboratory(out, row.key(), row.value());
      }
    }
    if (shows_all(state, "port")) {
      for (const auto& row : state["ports"].items()) draw_port(out, row.key(), row.value());
    }
    draw_achievements(out, state["achievements"]);
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
  std::string seat_mark(const Json& seat) const {
    if (seat.is_null()) return "·";
    if (seat.is_string()) return "x";
    return kaisho::seat_mark(style_, seat);
  }

  // ---- areas

  // What power 1 to 5 brings: "0/0/1/2/3".
  std::string levels_text(const Json& area) const {
    std::string text;
    for (const Json& level : area["levels"]) {
      int number = 0;
      for (const char* field : {"exchanges", "faith", "imports_max", "pieces", "production"}) {
        number += level.value(field, 0);
      }
      if (level.contains("icons")) number += how_many(level["icons"]);
      if (level.contains("gain") && !level.contains("icons")) {
        for (const Json& count : level["gain"]) number += count.get<int>();
      }
      text += (text.empty() ? "" : "/") + std::to_string(number);
    }
    return text;
  }

  // Who stands there: "◆3* ●1", the star for a president.
  Strip people(const Json& area, const std::vector<bool>& presidents) const {
    Strip strip;
    for (std::size_t seat = 0; seat < presidents.size(); ++seat) {
      const int count = area["assistants"][seat].get<int>();
      if (count == 0 && !presidents[seat]) continue;
      const std::string text = kSeatShapes[seat % kSeatShapes.size()] +
                               (count > 0 ? std::to_string(count) : "") +
                               (presidents[seat] ? "*" : "");
      if (strip.columns > 0) strip.add(" ", style_);
      strip.add(text, style_, kSeatPaints[seat % kSeatPaints.size()]);
    }
    return strip;
  }

  // The shop slots, the trading house, the level-5 token, the station: "·◆·· H● [5] S".
  Strip buildings(const Json& area, bool station) const {
    Strip strip;
    const auto mark = [&](const Json& seat) {
      const bool owned = seat.is_number();
      const auto i = owned ? seat.get<std::size_t>() % kSeatShapes.size() : 0;
      strip.add(owned ? kSeatShapes[i] : "·", style_, owned ? kSeatPaints[i] : 0);
    };
    if (!area["tile"].is_null()) {
      for (const Json& shop : area["shops"]) mark(shop);
      strip.add(" " + texts_("short.house"), style_);
      mark(area["house"]);
    }
    if (!area["token"].is_null()) strip.add(" [5]", style_, kFaint);
    if (station) strip.add(" " + texts_("short.station"), style_, kBold);
    return strip;
  }

  // Two boards of one kind are told apart as in moves.
  static std::vector<std::string> area_names(const Json& areas) {
    std::vector<std::string> names;
    for (const Json& area : areas) {
      const std::string id = area["area"];
      const bool second = std::ranges::find(names, id) != names.end();
      names.push_back(second ? id + "#2" : id);
    }
    return names;
  }

  void draw_areas(std::ostream& out, const Json& state) const {
    const Json& areas = state["areas"];
    const Json& seats = state["seats"];
    const Json& cells = edition_["layout"][std::to_string(seats.size())]["cells"];
    const std::vector<std::string> names = area_names(areas);
    std::array<Strip, kMapLines> lines;
    int row = 0;
    const auto flush = [&] {
      for (Strip& line : lines) {
        out << "  " << line.text << '\n';
        line = {};
      }
      out << '\n';
    };
    for (std::size_t cell = 0; cell < areas.size(); ++cell) {
      const Json& area = areas[cell];
      if (cells[cell]["row"] != row) flush();
      row = cells[cell]["row"].get<int>();
      std::vector<bool> presidents;
      for (const Json& player : seats) presidents.push_back(player["president"] == names[cell]);
      std::array<Strip, kMapLines> box;
      const Json* const board = find_by_id(edition_["areas"], area["area"].get<std::string>());
      box[0].add(cut(words_.area(names[cell]), kMapColumns - 1), style_, kBold);
      if (board != nullptr) box[1].add(levels_text(*board), style_, kFaint);
      box[2] = people(area, presidents);
      box[3] = buildings(area, state["station"] == names[cell]);
      const std::size_t at = cells[cell]["x_half"].get<std::size_t>() * kMapColumns / 2;
      for (std::size_t i = 0; i < kMapLines; ++i) {
        lines[i].pad(at);
        lines[i].text += box[i].text;
        lines[i].columns += box[i].columns;
      }
    }
    flush();
  }

  // ---- boards

  // Whether the whole table is shown: when a turn begins and at the end, and otherwise what the
  // step under way asks about, so that small decisions do not push everything off the screen.
  static bool shows_all(const Json& state, std::string_view step) {
    const Json& steps = state["steps"];
    if (steps.empty()) return true;
    const std::string now = steps[0].value("step", "");
    return now == step || now == "keep_order" || steps[0].value("phase", "") == "A";
  }

  // What the slots of an area bring, from the left: "2pt | 3¥ | 2Te | - | H 7pt | [5] 4¥".
  void draw_tile(std::ostream& out, const std::string& name, const Json& area) const {
    if (area["tile"].is_null()) return;
    label(out, words_.area(name));
    if (const Json* const tile =
            find_by_id(edition_["buildings"], area["tile"].get<std::string>())) {
      for (const Json& shop : (*tile)["shops"]) out << ' ' << words_.reward(shop) << " |";
      out << ' ' << texts_("short.house") << ' ' << words_.reward((*tile)["trading_house"]);
    }
    if (!area["token"].is_null())
      out << " | [5] " << words_.token(area["token"].get<std::string>());
    out << '\n';
  }

  void draw_tiles(std::ostream& out, const Json& state) const {
    const std::vector<std::string> names = area_names(state["areas"]);
    for (std::size_t cell = 0; cell < names.size(); ++cell) {
      const bool here = state["action"].is_object() && state["action"]["area"] == names[cell];
      if (here || shows_all(state, "")) draw_tile(out, names[cell], state["areas"][cell]);
    }
  }

  void label(std::ostream& out, const std::string& text) const {
    out << "  " << padded(text, kTextIndent);
  }

  void draw_main_board(std::ostream& out, const std::string& id, const char* price,
                       const Json& state) const {
    label(out, words_.area(id));
    const Json& slots = edition_[id]["slots"];
    for (std::size_t i = 0; i < slots.size() && i < state[id].size(); ++i) {
      out << " " << seat_mark(state[id][i]) << slots[i][price].get<int>() << ": "
          << words_.reward(slots[i]["reward"]) << " |";
    }
    out << '\n';
  }

  void draw_laboratory(std::ostream& out, const std::string& id, const Json& cards) const {
    const Json* const board = find_by_id(edition_["laboratories"], id);
    std::string title = words_.name_of(edition_["laboratories"], id);
    for (std::size_t i = 0; i < cards.size(); ++i) {
      if (cards[i].is_null() || board == nullptr) continue;
      const std::string card = cards[i];
      const Json* const technology = find_by_id(edition_["technologies"], numbered_id(card).id);
      if (technology == nullptr) continue;
      label(out, std::exchange(title, ""));
      const int more = (*board)["slots"][i]["cost_modifier"].get<int>();
      const std::string cost = std::to_string((*technology)["cost"].get<int>()) +
                               (more > 0 ? "+" + std::to_string(more) : "");
      out << ' ' << padded(cost, 4) << words_.technology(card) << ": "
          << words_.in_language((*technology)["text"]) << '\n';
    }
  }

  void draw_port(std::ostream& out, const std::string& id, const Json& orders) const {
    const Json* const board = find_by_id(edition_["ports"]["boards"], id);
    std::string title = words_.name_of(edition_["ports"]["boards"], id);
    for (std::size_t i = 0; i < orders.size(); ++i) {
      if (orders[i].is_null() || board == nullptr) continue;
      const std::string icon = (*board)["slots"][i]["icon"];
      const Json* const found = find_by_id(edition_["ports"]["icons"], icon);
      label(out, std::exchange(title, ""));
      out << ' '
          << padded(std::to_string(found == nullptr ? 0 : (*found)["power"].get<int>()) + "+", 4)
          << words_.order(orders[i].get<std::string>()) << '\n';
    }
  }

  void draw_achievements(std::ostream& out, const Json& achievements) const {
    label(out, texts_("board.achievements"));
    for (const Json& one : achievements) {
      const Json* const tile =
          find_by_id(edition_["achievements"], one["achievement"].get<std::string>());
      if (tile == nullptr) continue;
      out << " " << words_.in_language((*tile)["name"]) << " " << (*tile)["first"].get<int>() << "/"
          << (*tile)["later"].get<int>() << " ";
      for (const Json& seat : one["met"]) out << seat_mark(seat);
      out << " |";
    }
    out << '\n';
  }

  // ---- players

  std::string pieces_text(const Json& pieces) const {
    std::string text;
    for (const char* piece : {"assistants", "shops", "houses"}) {
      text +=
          " " + std::to_string(pieces[piece].get<int>()) + texts_(std::string("short.") + piece);
    }
    return text;
  }

  void draw_seat(std::ostream& out, Seat seat, const TerminalView& view) const {
    const Json& player = view.state["seats"][seat];
    const bool open = view.open || seat == view.me;
    const bool active = view.state["active"] == seat && view.state["over"] == "no";
    out << (active ? "> " : "  ") << seat_mark(Json(seat)) << " "
        << style_.paint(padded(view.names[seat], kTextIndent - 3), seat == view.me ? kBold : 0)
        << " " << texts_("board.points", {std::to_string(player["points"].get<int>())}) << "  "
        << player["yen"].get<int>() << texts_("short.yen") << " " << player["imports"].get<int>()
        << texts_("short.imports");
    for (const auto& good : player["goods"].items()) {
      out << " " << good.value().get<int>() << texts_("short." + good.key());
    }
    out << "   " << texts_("board.hand") << pieces_text(player["hand"])
        << (player["president"].is_null() ? " *" : "") << "   " << texts_("board.warehouse")
        << pieces_text(player["warehouse"]) << '\n';
    draw_cards(out, player, open);
  }

  void draw_cards(std::ostream& out, const Json& player, bool open) const {
    const std::string indent(kTextIndent + 3, ' ');
    const std::size_t hand = player["orders"].size() + (player["kept"].is_null() ? 0 : 1);
    out << indent << texts_("board.orders") << " ";
    if (open && hand > 0) {
      std::string text;
      for (const Json& order : player["orders"])
        text += words_.order(order.get<std::string>()) + "; ";
      if (!player["kept"].is_null()) text += words_.order(player["kept"].get<std::string>());
      out << text;
    } else {
      out << hand;
    }
    out << "   " << texts_("board.fulfilled", {std::to_string(player["fulfilled"].size())});
    std::string agents;
    for (const auto& agent : player["agents"].items()) {
      for (int n = 0; n < agent.value().get<int>(); ++n) {
        agents += " " + words_.name_of(edition_["flags"], agent.key());
      }
    }
    out << "   " << texts_("board.agents") << (agents.empty() ? " -" : agents) << '\n';
    if (player["technologies"].empty()) return;
    out << indent << texts_("board.technologies");
    for (const Json& card : player["technologies"]) {
      out << " " << words_.technology(card.get<std::string>()) << ";";
    }
    out << '\n';
  }

  void draw_scoring(std::ostream& out, const Json& scoring) const {
    out << '\n';
    for (const Json& line : scoring) {
      label(out, texts_("line." + line["line"].get<std::string>()));
      for (const Json& seat : line["seats"])
        out << padded(" " + std::to_string(seat["points"].get<int>()), 6);
      out << '\n';
    }
  }

  const Json& edition_;
  const Texts& texts_;
  Style style_;
  YokohamaWords words_;
};

}  // namespace

std::unique_ptr<TerminalBoard> Rules::terminal_board(const BoardParts& parts) {
  return std::make_unique<YokohamaBoard>(parts);
}

}  // namespace kaisho::yokohama
