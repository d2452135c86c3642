// The table of Yokohama in the terminal: the areas in their shifted rows, then boards and players.
// Seats are told apart by shape too.
#include <algorithm>
#include <array>
#include <charconv>

#include "cli/board.h"

namespace kaisho::cli {
namespace {

constexpr std::array<const char*, 4> kShapes = {"◆", "●", "▲", "■"};
constexpr std::array<int, 4> kPaints = {34, 35, 36, 33};
constexpr int kBold = 1;
constexpr int kFaint = 2;
constexpr std::size_t kColumns = 16;  // of an area; even, as rows shift by half
constexpr std::size_t kLines = 4;     // of an area
constexpr std::size_t kLabel = 14;

constexpr std::array<const char*, 10> kRewards = {
    "points", "yen", "copper", "silk", "tea", "fish", "any_good", "imports", "warehouse", "moves"};

// How many columns a text takes: its characters, all of them narrow.
std::size_t width(const std::string& text) {
  return static_cast<std::size_t>(
      std::ranges::count_if(text, [](char c) { return (c & '\xc0') != '\x80'; }));
}

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

// At most so many characters.
std::string cut(const std::string& text, std::size_t columns) {
  std::size_t bytes = 0;
  for (std::size_t seen = 0; bytes < text.size(); ++bytes) {
    if ((text[bytes] & '\xc0') != '\x80' && seen++ == columns) break;
  }
  return text.substr(0, bytes);
}

std::string padded(std::string text, std::size_t columns) {
  const std::size_t used = width(text);
  if (used < columns) text.append(columns - used, ' ');
  return text;
}

struct BoardId {
  std::string id;
  int copy = 1;
};

// "copper-mine#2", "ball#1" in parts.
BoardId parts_of(const std::string& name) {
  const auto mark = name.find('#');
  BoardId parts{.id = name.substr(0, mark)};
  if (mark != std::string::npos) {
    std::from_chars(name.data() + mark + 1, name.data() + name.size(), parts.copy);
  }
  return parts;
}

class YokohamaBoard final : public Board {
 public:
  YokohamaBoard(const Json& edition, const Texts& texts, const Style& style, std::string language)
      : edition_(edition), texts_(texts), style_(style), language_(std::move(language)) {}

  void draw(std::ostream& out, const Look& look) const override {
    const Json& state = look.state;
    out << '\n'
        << style_.paint(texts_("board.head", {std::to_string(state["turn"].get<int>() + 1)}), kBold)
        << "\n\n";
    draw_areas(out, state);
    draw_main_board(out, "church", "faith", state);
    draw_main_board(out, "customs", "imports", state);
    for (const auto& board : state["laboratories"].items())
      draw_laboratory(out, board.key(), board.value());
    for (const auto& board : state["ports"].items()) draw_port(out, board.key(), board.value());
    draw_achievements(out, state["achievements"]);
    out << '\n';
    for (Seat seat = 0; seat < static_cast<Seat>(look.names.size()); ++seat)
      draw_seat(out, seat, look);
    if (state["over"] != "no") draw_scoring(out, state["scoring"]);
  }

  std::string say(std::string_view member, const Json& value) const override {
    if (value.is_boolean()) return value.get<bool>() ? texts_("board." + std::string(member)) : "";
    if (value.is_array()) return say_all(member, value);
    if (member == "to" && value.is_number())
      return texts_("seat", {std::to_string(value.get<int>() + 1)});
    if (!value.is_string()) return json_text(value);
    const std::string text = value.get<std::string>();
    if (member == "area" || member == "from_area" || member == "from") return area_name(text);
    if (member == "resource" || member == "resources") return texts_("resource." + text);
    if (member == "piece") return texts_("piece." + text);
    if (member == "line") return texts_("line." + text);
    if (member == "order" || member == "orders") return order_text(text);
    if (member == "technology") return technology_text(text);
    if (member == "flag") return name_of(edition_["flags"], text);
    if (member == "achievement") return name_of(edition_["achievements"], text);
    if (member == "board") return area_name(text);
    if (member == "token") return token_text(text);
    if (member == "slot") return slot_name(text);
    return text;
  }

 private:
  // ---- words

  std::string say_all(std::string_view member, const Json& values) const {
    std::string text;
    for (const Json& value : values) text += (text.empty() ? "" : " + ") + say(member, value);
    return text;
  }
  const Json* find(const Json& list, const std::string& id) const {
    for (const Json& one : list) {
      if (one["id"] == id) return &one;
    }
    return nullptr;
  }
  std::string name_of(const Json& list, const std::string& id) const {
    const Json* const found = find(list, id);
    return found == nullptr ? id : (*found)["name"].value(language_, id);
  }
  std::string area_name(const std::string& area) const {
    const auto [id, copy] = parts_of(area);
    const std::string name = name_of(edition_["areas"], id);
    return copy > 1 ? name + " " + std::to_string(copy) : name;
  }
  std::string seat_mark(const Json& seat) const {
    if (seat.is_null()) return "·";
    if (seat.is_string()) return "x";
    const auto i = seat.get<std::size_t>() % kShapes.size();
    return style_.paint(kShapes[i], kPaints[i]);
  }
  // "5pt 2¥"; "-" for an empty one.
  std::string reward_text(const Json& reward) const {
    std::string text;
    for (const char* kind : kRewards) {
      const int count = reward.value(kind, 0);
      if (count == 0) continue;
      text +=
          (text.empty() ? "" : " ") + std::to_string(count) + texts_(std::string("short.") + kind);
    }
    return text.empty() ? "-" : text;
  }
  std::string order_text(const std::string& id) const {
    const Json* const order = find(edition_["orders"], id);
    if (order == nullptr) return "?";
    return reward_text((*order)["goods"]) + " > " + reward_text((*order)["reward"]) + " (" +
           name_of(edition_["flags"], (*order)["flag"].get<std::string>()) + ")";
  }
  std::string technology_text(const std::string& card) const {
    const auto [id, copy] = parts_of(card);
    const Json* const technology = find(edition_["technologies"], id);
    if (technology == nullptr) return card;
    const Json& flags = (*technology)["flags"];
    const auto at = static_cast<std::size_t>(copy - 1) % std::max<std::size_t>(1, flags.size());
    return (*technology)["name"].value(language_, id) + " (" +
           name_of(edition_["flags"], flags[at].get<std::string>()) + ")";
  }
  std::string token_text(const std::string& id) const {
    const Json* const token = find(edition_["level5"]["tokens"], id);
    if (token != nullptr) return reward_text((*token)["reward"]);
    const Json* const complete = find(edition_["achievement_complete"]["tokens"], id);
    if (complete != nullptr)
      return name_of(edition_["flags"], (*complete)["flag"].get<std::string>());
    return name_of(edition_["level5"]["independent_agents"], id);
  }
  std::string slot_name(const std::string& id) const {
    for (const char* board : {"church", "customs"}) {
      if (const Json* const slot = find(edition_[board]["slots"], id)) {
        return (*slot)["name"].value(language_, id);
      }
    }
    return id;
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
      if (level.contains("icons")) number += static_cast<int>(level["icons"].size());
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
      const std::string text = kShapes[seat % kShapes.size()] +
                               (count > 0 ? std::to_string(count) : "") +
                               (presidents[seat] ? "*" : "");
      if (strip.columns > 0) strip.add(" ", style_);
      strip.add(text, style_, kPaints[seat % kPaints.size()]);
    }
    return strip;
  }

  // The shop slots, the trading house, the level-5 token, the station: "·◆·· H● [5] S".
  Strip buildings(const Json& area, bool station) const {
    Strip strip;
    const auto mark = [&](const Json& seat) {
      const bool owned = seat.is_number();
      const auto i = owned ? seat.get<std::size_t>() % kShapes.size() : 0;
      strip.add(owned ? kShapes[i] : "·", style_, owned ? kPaints[i] : 0);
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

  void draw_areas(std::ostream& out, const Json& state) const {
    const Json& areas = state["areas"];
    const Json& seats = state["seats"];
    const Json& cells = edition_["layout"][std::to_string(seats.size())]["cells"];
    // Two boards of one kind are told apart as in moves.
    std::vector<std::string> names;
    for (const Json& area : areas) {
      const std::string id = area["area"];
      const bool second = std::ranges::find(names, id) != names.end();
      names.push_back(second ? id + "#2" : id);
    }
    std::array<Strip, kLines> lines;
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
      std::array<Strip, kLines> box;
      const Json* const board = find(edition_["areas"], area["area"].get<std::string>());
      box[0].add(cut(area_name(names[cell]), kColumns - 1), style_, kBold);
      if (board != nullptr) box[1].add(levels_text(*board), style_, kFaint);
      box[2] = people(area, presidents);
      box[3] = buildings(area, state["station"] == names[cell]);
      const std::size_t at = cells[cell]["x_half"].get<std::size_t>() * kColumns / 2;
      for (std::size_t i = 0; i < kLines; ++i) {
        lines[i].pad(at);
        lines[i].text += box[i].text;
        lines[i].columns += box[i].columns;
      }
    }
    flush();
  }

  // ---- boards

  void label(std::ostream& out, const std::string& text) const {
    out << "  " << padded(text, kLabel);
  }

  void draw_main_board(std::ostream& out, const std::string& id, const char* price,
                       const Json& state) const {
    label(out, area_name(id));
    const Json& slots = edition_[id]["slots"];
    for (std::size_t i = 0; i < slots.size() && i < state[id].size(); ++i) {
      out << " " << seat_mark(state[id][i]) << slots[i][price].get<int>() << ": "
          << reward_text(slots[i]["reward"]) << " |";
    }
    out << '\n';
  }

  void draw_laboratory(std::ostream& out, const std::string& id, const Json& cards) const {
    label(out, name_of(edition_["laboratories"], id));
    const Json* const board = find(edition_["laboratories"], id);
    for (std::size_t i = 0; i < cards.size(); ++i) {
      if (cards[i].is_null()) continue;
      const std::string card = cards[i];
      const Json* const technology = find(edition_["technologies"], parts_of(card).id);
      const int more = board == nullptr ? 0 : (*board)["slots"][i]["cost_modifier"].get<int>();
      const int cost = technology == nullptr ? 0 : (*technology)["cost"].get<int>();
      out << " " << technology_text(card) << " " << cost;
      if (more > 0) out << "+" << more;
      out << " |";
    }
    out << '\n';
  }

  void draw_port(std::ostream& out, const std::string& id, const Json& orders) const {
    label(out, name_of(edition_["ports"]["boards"], id));
    const Json* const board = find(edition_["ports"]["boards"], id);
    for (std::size_t i = 0; i < orders.size(); ++i) {
      if (orders[i].is_null() || board == nullptr) continue;
      const std::string icon = (*board)["slots"][i]["icon"];
      const Json* const found = find(edition_["ports"]["icons"], icon);
      if (i > 0) label(out, "");
      out << " " << (found == nullptr ? 0 : (*found)["power"].get<int>()) << "+ "
          << order_text(orders[i].get<std::string>()) << "\n";
    }
  }

  void draw_achievements(std::ostream& out, const Json& achievements) const {
    label(out, texts_("board.achievements"));
    for (const Json& one : achievements) {
      const Json* const tile =
          find(edition_["achievements"], one["achievement"].get<std::string>());
      if (tile == nullptr) continue;
      out << " " << (*tile)["name"].value(language_, "") << " " << (*tile)["first"].get<int>()
          << "/" << (*tile)["later"].get<int>() << " ";
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

  void draw_seat(std::ostream& out, Seat seat, const Look& look) const {
    const auto i = static_cast<std::size_t>(seat);
    const Json& player = look.state["seats"][i];
    const bool open = look.open || seat == look.me;
    const bool active = look.state["active"] == seat && look.state["over"] == "no";
    out << (active ? "> " : "  ") << seat_mark(Json(i)) << " "
        << style_.paint(padded(look.names[i], kLabel - 3), seat == look.me ? kBold : 0) << " "
        << texts_("board.points", {std::to_string(player["points"].get<int>())}) << "  "
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
    const std::string indent(kLabel + 3, ' ');
    const std::size_t hand = player["orders"].size() + (player["kept"].is_null() ? 0 : 1);
    out << indent << texts_("board.orders") << " ";
    if (open && hand > 0) {
      std::string text;
      for (const Json& order : player["orders"])
        text += order_text(order.get<std::string>()) + "; ";
      if (!player["kept"].is_null()) text += order_text(player["kept"].get<std::string>());
      out << text;
    } else {
      out << hand;
    }
    out << "   " << texts_("board.fulfilled", {std::to_string(player["fulfilled"].size())});
    std::string agents;
    for (const auto& agent : player["agents"].items()) {
      for (int n = 0; n < agent.value().get<int>(); ++n) {
        agents += " " + name_of(edition_["flags"], agent.key());
      }
    }
    out << "   " << texts_("board.agents") << (agents.empty() ? " -" : agents) << '\n';
    if (player["technologies"].empty()) return;
    out << indent << texts_("board.technologies");
    for (const Json& card : player["technologies"]) {
      out << " " << technology_text(card.get<std::string>()) << ";";
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
  std::string language_;
};

}  // namespace

std::unique_ptr<Board> make_yokohama_board(const Json& edition, const Texts& texts,
                                           const Style& style, const std::string& language) {
  return std::make_unique<YokohamaBoard>(edition, texts, style, language);
}

}  // namespace kaisho::cli
