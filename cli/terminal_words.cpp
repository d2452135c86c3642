#include "cli/terminal_words.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>
#include <utility>

namespace kaisho::cli {
namespace {

constexpr std::array<std::pair<std::string_view, Command>, 21> kCommands = {{
    {"u", Command::kUndo},       {"undo", Command::kUndo},    {"a", Command::kUndo},
    {"annuler", Command::kUndo}, {"why", Command::kWhy},      {"w", Command::kWhy},
    {"p", Command::kWhy},        {"pourquoi", Command::kWhy}, {"hint", Command::kHint},
    {"conseil", Command::kHint}, {"c", Command::kHint},       {"help", Command::kHelp},
    {"h", Command::kHelp},       {"?", Command::kHelp},       {"aide", Command::kHelp},
    {"show", Command::kShow},    {"voir", Command::kShow},    {"q", Command::kQuit},
    {"quit", Command::kQuit},    {"quitter", Command::kQuit}, {"exit", Command::kQuit},
}};

std::string trimmed(const std::string& line) {
  const auto begin = line.find_first_not_of(" \t\r");
  if (begin == std::string::npos) return {};
  return line.substr(begin, line.find_last_not_of(" \t\r") - begin + 1);
}

bool is_card(const Json& event) { return event.contains("card") && event["card"].is_string(); }

// Whether `event` goes on where `before` ended: the same but for the card and where it lies. A card
// that nobody sees, or one that was several, stands alone.
bool goes_on(const Json& before, const Json& event) {
  if (!is_card(before) || !is_card(event) || event.contains("count")) return false;
  for (const char* member : {"event", "seat", "row"}) {
    if (before.value(member, Json()) != event.value(member, Json())) return false;
  }
  return event["card"] != "unseen" && before["card"] != "unseen";
}

// Whether both are drawn of a colour, and to one place.
bool is_drawn_beside(const Json& before, const Json& event) {
  if (!event["event"].get_ref<const std::string&>().ends_with("_drawn")) return false;
  if (!before.contains("colour") || !event.contains("colour")) return false;
  Json other = event;
  other["colour"] = before["colour"];
  return other == before;
}

// "colour": one, or a list of several.
void add_colour(Json& event, const Json& colour) {
  if (!event["colour"].is_array()) event["colour"] = Json::array({event["colour"]});
  event["colour"].push_back(colour);
}

}  // namespace

Command command_of(const std::string& line) {
  const std::string word = trimmed(line);
  if (word.empty()) return Command::kNothing;
  const auto* const found =
      std::ranges::find(kCommands, word, [](const auto& c) { return c.first; });
  return found == kCommands.end() ? Command::kMove : found->second;
}

std::optional<Move> move_of(const std::string& line, const MoveList& legal,
                            const History& history) {
  const std::string text = trimmed(line);
  std::size_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error == std::errc{} && end == text.data() + text.size()) {
    if (number < 1 || number > legal.size()) return std::nullopt;
    return legal[number - 1];
  }
  const Expected<Move> move = legal_move(history.game(), history.position(), text);
  if (!move) return std::nullopt;
  return *move;
}

std::vector<Json> gathered(const Game& game, const std::vector<Event>& events) {
  std::vector<Json> all;
  for (const Event& event : events) {
    Json json = game.event_json(event);
    if (!all.empty() && is_drawn_beside(all.back(), json)) {
      add_colour(all.back(), json["colour"]);
      continue;
    }
    if (all.empty() || !goes_on(all.back(), json)) {
      all.push_back(std::move(json));
      continue;
    }
    const std::string cards =
        all.back()["card"].get<std::string>() + " " + json["card"].get<std::string>();
    all.back() = std::move(json);
    all.back()["card"] = cards;
  }
  return all;
}

}  // namespace kaisho::cli
