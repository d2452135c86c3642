#include "cli/terminal_words.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <functional>
#include <map>
#include <string_view>
#include <utility>

#include "cli/texts.h"
#include "core/values/ascii.h"
#include "core/values/names.h"

namespace kaisho::cli {
namespace {

constexpr std::array<std::pair<std::string_view, Command>, 6> kCommands = {{
    {"undo", Command::kUndo},
    {"why", Command::kWhy},
    {"hint", Command::kHint},
    {"help", Command::kHelp},
    {"show", Command::kShow},
    {"quit", Command::kQuit},
}};

// Lowers capitals and leaves one blank between two words.
std::string folded(std::string_view line) {
  std::string text;
  bool blank = false;
  for (const char c : line) {
    const bool blank_here = c == ' ' || c == '\t' || c == '\r';
    if (!blank_here && blank && !text.empty()) text += ' ';
    if (!blank_here) text += ascii_lower(c);
    blank = blank_here;
  }
  return text;
}

// The words of commands as the files of all languages have them.
const std::map<std::string, Command, std::less<>>& command_words() {
  static const auto kWords = [] {
    std::map<std::string, Command, std::less<>> words;
    for (const auto& [name, command] : kCommands) {
      for (const std::string& said : said_in_all("commands." + std::string(name))) {
        for (const std::string_view word : words_of(said, ' '))
          words.try_emplace(folded(word), command);
      }
    }
    return words;
  }();
  return kWords;
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
  const std::string word = folded(line);
  if (word.empty()) return Command::kNothing;
  const auto found = command_words().find(word);
  return found == command_words().end() ? Command::kMove : found->second;
}

std::optional<Move> move_of(const std::string& line, const MoveList& legal,
                            const engine::History& history) {
  const std::string text = folded(line);
  std::size_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error == std::errc{} && end == text.data() + text.size()) {
    if (number < 1 || number > legal.size()) return std::nullopt;
    return legal[number - 1];
  }
  for (const Move move : legal) {
    if (folded(history.game().move_text(history.position(), move)) == text) return move;
  }
  return std::nullopt;
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
