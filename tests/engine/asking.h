// A session and short ways to ask it, for the tests beside this file.
#pragma once

#include <gtest/gtest.h>

#include <string>

#include "core/values/random.h"
#include "engine/session.h"

namespace kaisho::engine {

struct Asking {
  Session session;

  Json ask(Json request) { return session.handle(request); }
  // Expects success.
  Json get(const Json& request) {
    Json answer = session.handle(request);
    EXPECT_TRUE(answer.value("ok", false)) << request << '\n' << answer;
    return answer;
  }
  // Expects an error and returns its code.
  std::string code(const Json& request) {
    const Json answer = session.handle(request);
    EXPECT_FALSE(answer.value("ok", true)) << request << '\n' << answer;
    EXPECT_FALSE(answer["error"].value("message", "").empty()) << answer;
    return answer["error"].value("code", "");
  }
  Json begin(int players = 2, const std::string& seed = "1", const Json& options = Json::object()) {
    return get({{"type", "new"},
                {"game", "osaka"},
                {"players", players},
                {"seed", seed},
                {"options", options}});
  }
  Json play(const std::string& move) { return get({{"type", "play"}, {"move", move}}); }
  Json state() { return get({{"type", "state"}}); }

  // Plays random legal moves until `stop(answer)` or the end; returns the last state answer.
  template <class Stop>
  Json walk(Json answer, std::uint64_t seed, Stop stop) {
    RandomState chance = RandomState::from_key(key_from_number(seed));
    Random random(chance);
    while (!answer["to_move"].is_null() && !stop(answer)) {
      const auto count = static_cast<std::uint32_t>(answer["legal"].size());
      answer = play(answer["legal"][random.below(count)]["text"].get<std::string>());
    }
    return answer;
  }
  Json walk_to_end(const Json& answer, std::uint64_t seed) {
    return walk(answer, seed, [](const Json&) { return false; });
  }
};

// Whether some event shows what was hidden.
inline bool reveals(const Json& events) {
  for (const Json& event : events) {
    if (event.value("reveals", false)) return true;
  }
  return false;
}

}  // namespace kaisho::engine
