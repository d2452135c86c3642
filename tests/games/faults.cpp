#include "tests/games/faults.h"

#include <gtest/gtest.h>

#include "core/reading/sentences.h"

namespace kaisho {

bool is_in_words(const Error& error) {
  static const Sentences kEnglish("en");
  return kEnglish.all().contains(error.reason) && error.message == kEnglish(error);
}

void expect_faults(const Game& game, const Json& sound, const std::vector<Damage>& damages) {
  const Expected<Position> before = game.parse_position(sound);
  ASSERT_TRUE(before) << before.error().message << " at " << before.error().where;
  for (const Damage& damage : damages) {
    Json json = sound;
    damage.change(json);
    const Expected<Position> position = game.parse_position(json);
    if (position) {
      ADD_FAILURE() << damage.what << ": accepted";
      continue;
    }
    EXPECT_EQ(position.error().code + " " + position.error().where, damage.error)
        << damage.what << ": " << position.error().message;
    EXPECT_TRUE(is_in_words(position.error())) << position.error().message;
  }
}

}  // namespace kaisho
