// The table of Traders of Osaka in the terminal. Colours are told apart by shape too.
#include "core/terminal/board.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "core/reading/language.h"
#include "core/terminal/columns.h"
#include "core/values/every_seat.h"
#include "core/values/how_many.h"
#include "games/osaka/osaka.h"

namespace kaisho::osaka {
namespace {

constexpr std::array<const char*, 4> kShapes = {"◆", "●", "▲", "■"};
constexpr std::array<int, 4> kPaints = {31, 34, 33, 32};

// The number at the end of a card's name.
int value_of(const std::string& card) {
  const auto digits = card.find_first_of("0123456789");
  int value = 0;
  if (digits != std::string::npos) {
    std::from_chars(card.data() + digits, card.data() + card.size(), value);
  }
  return value;
}

class OsakaBoard final : public TerminalBoard {
 public:
  explicit OsakaBoard(const BoardParts& parts)
      : edition_(parts.edition),
        texts_(parts.texts),
        style_(parts.style),
        language_(parts.language) {}

  void draw(std::ostream& out, const TerminalView& view) const override {
    draw_head(out, view.state);
    draw_track(out, view.state["ships"]);
    draw_row(out, "market", view);
    draw_row(out, "farm", view);
    out << '\n';
    for (const Seat seat : every_seat(how_many(view.names))) {
      draw_seat(out, seat, view);
    }
  }

  std::string say(std::string_view member, const Json& value) const override {
    if (member == "card" && value.is_string()) return cards(value.get<std::string>());
    if (member == "colour" && value.is_string()) return colour_name(value.get<std::string>());
    if (member == "from" || member == "to" || member == "place") return place_name(value);
    if (member == "row" && value.is_string()) return texts_("row." + value.get<std::string>());
    return value.is_string() ? value.get<std::string>() : json_text(value);
  }

 private:
  // ---- words

  std::size_t colour_index(std::string_view card) const {
    const Json& colours = edition_["colours"];
    for (std::size_t i = 0; i < colours.size(); ++i) {
      if (card.starts_with(colours[i]["id"].get_ref<const std::string&>())) return i % 4;
    }
    return 0;
  }
  std::string mark(std::string_view colour, const std::string& after) const {
    const std::size_t i = colour_index(colour);
    return style_.paint(kShapes[i] + after, kPaints[i]);
  }
  std::string card(std::string_view id) const {
    const auto digits = id.find_first_of("0123456789");
    return digits == std::string_view::npos ? std::string(id)
                                            : mark(id, std::string(id.substr(digits)));
  }
  // One or several, parted by spaces.
  std::string cards(std::string_view ids) const {
    std::string text;
    while (!ids.empty()) {
      const auto end = std::min(ids.find(' '), ids.size());
      text += (text.empty() ? "" : " ") + card(ids.substr(0, end));
      ids.remove_prefix(std::min(end + 1, ids.size()));
    }
    return text;
  }
  std::string colour_name(const std::string& id) const {
    const Json& name = edition_["colours"][colour_index(id)]["name"];
    return mark(id, " " + text_in(name, language_));
  }
  std::string place_name(const Json& place) const {
    const Json& track = edition_["track"];
    const auto index = place.is_number() ? place.get<std::size_t>() : 0;
    return index < track.size() ? text_in(track[index]["name"], language_) : "";
  }

  // ---- lines

  void draw_head(std::ostream& out, const Json& state) const {
    const Json& draw = state["draw"];
    int discarded = 0;
    for (const Json& count : state["discard"]) discarded += count.get<int>();
    out << '\n'
        << style_.paint(texts_("board.head",
                               {std::to_string(state["turn"].get<int>() + 1),
                                std::to_string(draw.is_array() ? how_many(draw) : draw.get<int>()),
                                std::to_string(discarded)}),
                        kBold)
        << "\n\n";
  }

  void draw_track(std::ostream& out, const Json& ships) const {
    std::string names;
    std::string lying;
    const Json& track = edition_["track"];
    for (std::size_t place = 0; place < track.size(); ++place) {
      const std::string kind = track[place]["kind"];
      const std::string name = place_name(Json(place)) + texts_("place." + kind);
      const std::size_t columns = std::max<std::size_t>(width(name), 8) + 2;
      names += padded(name, columns);
      std::string here;
      std::size_t used = 0;
      for (const Json& colour : edition_["colours"]) {
        const std::string& id = colour["id"].get_ref<const std::string&>();
        if (ships[id] != place) continue;
        here += mark(id, " ");
        used += 2;
      }
      lying += here + std::string(columns - std::min(columns, used), ' ');
    }
    out << "  " << names << "\n  " << lying << "\n\n";
  }

  void draw_row(std::ostream& out, const std::string& row, const TerminalView& view) const {
    out << "  " << padded(texts_("row_title." + row), 10);
    for (const Json& slot : view.state[row]) {
      out << ' ' << card(slot["card"].get_ref<const std::string&>());
      if (slot["reserved_by"].is_null()) continue;
      const auto seat = slot["reserved_by"].get<std::size_t>();
      out << style_.paint("(" + view.names[seat] + ")", kFaint);
    }
    out << '\n';
  }

  // "◆5 ◆5 ●2", by colour; protected goods marked.
  std::string counted(const Json& counts, const Json& insured) const {
    std::string text;
    for (const auto& entry : counts.items()) {
      const int safe = insured.is_object() ? insured.value(entry.key(), 0) : 0;
      for (int i = 0; i < entry.value().get<int>(); ++i) {
        text += " " + card(entry.key()) + (i < safe ? "*" : "");
      }
    }
    return text.empty() ? " -" : text;
  }

  void draw_seat(std::ostream& out, Seat seat, const TerminalView& view) const {
    const Json& player = view.state["seats"][seat];
    const bool open = view.open || seat == view.me;
    std::string tokens;
    for (const Json& colour : edition_["colours"]) {
      const std::string& id = colour["id"].get_ref<const std::string&>();
      for (int i = 0; i < player["tokens"][id].get<int>(); ++i) tokens += " " + mark(id, "");
    }
    const bool active = view.state["active"] == seat && view.state["over"] == "no";
    out << (active ? "> " : "  ")
        << style_.paint(padded(view.names[seat], 12), seat == view.me ? kBold : 0);
    out << texts_("board.hand") << hand_text(player["hand"], open) << "   "
        << texts_("board.tokens") << (tokens.empty() ? " -" : tokens);
    if (open) out << "   " << texts_("board.points", {std::to_string(player["points"].get<int>())});
    out << "\n"
        << std::string(14, ' ') << texts_("board.goods")
        << counted(player["goods"], player["insured"]) << "\n";
  }

  std::string hand_text(const Json& hand, bool open) const {
    int number = 0;
    int worth = 0;
    for (const auto& entry : hand.items()) {
      const std::string& id = entry.key();
      number += entry.value().get<int>();
      worth += entry.value().get<int>() * value_of(id);
    }
    if (!open) return " " + texts_("board.closed", {std::to_string(number)});
    return counted(hand, nullptr) + " = " + std::to_string(worth);
  }

  const Json& edition_;
  const Texts& texts_;
  Style style_;
  std::string language_;
};

}  // namespace

std::unique_ptr<TerminalBoard> Rules::terminal_board(const BoardParts& parts) {
  return std::make_unique<OsakaBoard>(parts);
}

}  // namespace kaisho::osaka
