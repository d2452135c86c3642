// The functions of SceneOf: included where a game's scene is instantiated, and nowhere else.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/games/scene.h"

namespace kaisho {

template <class Speech>
SceneOf<Speech>::SceneOf(const Json& position) {
  const Expected<Position> read = Speech::game().parse_position(position);
  if (!read) {
    ADD_FAILURE() << read.error().message << " at " << read.error().where << " in " << position;
  }
  position_ = read ? *read : *Speech::game().start({}, Key{});
  before_ = json();
}

template <class Speech>
SceneOf<Speech>& SceneOf<Speech>::play(const Lines& moves) {
  EventLog log;
  for (const std::string& text : moves) {
    const Expected<Move> move = legal_move(Speech::game(), position_, text);
    if (!move) {
      ADD_FAILURE() << "'" << text << "': " << move.error().message << " at " << says("now")
                    << ". Legal are: " << testing::PrintToString(legal());
      break;
    }
    Speech::game().apply(position_, *move, &log);
    const Expected<void> sound = Speech::game().check(position_);
    if (!sound) {
      ADD_FAILURE() << "after '" << text << "': " << sound.error().message << " at "
                    << sound.error().where;
    }
  }
  events_.insert(events_.end(), log.events.begin(), log.events.end());
  return *this;
}

template <class Speech>
SceneOf<Speech>& SceneOf<Speech>::mark() {
  before_ = json();
  events_.clear();
  return *this;
}

template <class Speech>
Lines SceneOf<Speech>::legal() const {
  return legal_texts(Speech::game(), position_);
}

template <class Speech>
Lines SceneOf<Speech>::legal(std::string_view verb) const {
  Lines moves = legal();
  std::erase_if(moves, [&](const std::string& text) { return !text.starts_with(verb); });
  return moves;
}

template <class Speech>
Lines SceneOf<Speech>::refusals(std::string_view verb) const {
  std::vector<Refusal> refusals;
  Speech::game().refusals(position_, refusals);
  Lines lines;
  for (const Refusal& refusal : refusals) {
    const std::string text = Speech::game().move_text(position_, refusal.move);
    if (!text.starts_with(verb)) continue;
    lines.push_back(text + ": " + refusal.clause + " " + refusal.reason + " " +
                    std::to_string(refusal.values[0]) + " " + std::to_string(refusal.values[1]));
  }
  return lines;
}

// A pile is a list of cards, its top first; in the JSON of a position it bears the line's name.
inline std::string pile_change(const Json& before, const Json& after) {
  const auto kept = static_cast<std::ptrdiff_t>(after.size());
  if (after.size() <= before.size() &&
      std::equal(after.begin(), after.end(), before.end() - kept)) {
    return std::to_string(before.size() - after.size()) + " fewer";
  }
  return std::to_string(after.size()) + " others";
}

template <class Speech>
Lines SceneOf<Speech>::changes() const {
  const Json after = json();
  const Description was = Speech::describe(before_);
  const Description is = Speech::describe(after);
  Lines lines;
  for (std::size_t i = 0; i < is.size(); ++i) {
    if (was[i] == is[i]) continue;
    const std::string& name = is[i].first;
    const bool pile = Speech::is_pile(name) && before_[name].is_array() && after[name].is_array();
    lines.push_back(name + ": " + (pile ? pile_change(before_[name], after[name]) : is[i].second));
  }
  return lines;
}

template <class Speech>
Lines SceneOf<Speech>::changes(const Lines& but) const {
  Lines lines = changes();
  std::erase_if(lines, [&](const std::string& line) {
    const std::string name = line.substr(0, line.find(": "));
    return name == "now" || std::ranges::find(but, name) != but.end();
  });
  return lines;
}

template <class Speech>
Lines SceneOf<Speech>::events(std::string_view clause) const {
  Lines lines;
  for (const Event& event : events_) {
    if (!clause.empty() && clause != event.clause) continue;
    Json json = Speech::game().event_json(event);
    std::string line = event.clause + std::string(" ") + json["event"].get<std::string>();
    for (const char* part : {"clause", "event", "reveals"}) json.erase(part);
    for (const auto& [name, value] : json.items()) line += " " + name + ":" + Speech::text(value);
    lines.push_back(line);
  }
  return lines;
}

template <class Speech>
std::string SceneOf<Speech>::says(const std::string& name) const {
  for (const auto& [key, value] : Speech::describe(json())) {
    if (key == name) return value;
  }
  ADD_FAILURE() << "a position does not speak of " << name;
  return "0";
}

}  // namespace kaisho
