// reach: what every game answers; the ways themselves are tested with their games.
#include "tests/engine/asking.h"
#include "tests/games/ids.h"

namespace kaisho::engine {
namespace {

Json reach(const Json& moves) { return {{"type", "reach"}, {"moves", moves}}; }

TEST(Reach, IsEmptyInAGameWithoutWays) {
  Asking asking;
  asking.begin();
  EXPECT_EQ(asking.get(reach(Json::array()))["places"], Json::array());
}

TEST(Reach, LeavesNoTraceWhateverTheMove) {
  for (const std::string& game : game_ids()) {
    Asking asking;
    Json answer = asking.get({{"type", "new"}, {"game", game}, {"seed", "4"}});
    for (int n = 0; n < 60 && !answer["to_move"].is_null(); ++n) {
      for (const Json& move : answer["legal"]) asking.get(reach(Json::array({move["text"]})));
      ASSERT_EQ(asking.state()["hash"], answer["hash"]) << game;
      const std::size_t any = static_cast<std::size_t>(n) * 7919 % answer["legal"].size();
      answer = asking.play(answer["legal"][any]["text"].get<std::string>());
    }
  }
}

TEST(Reach, NamesTheMoveThatCannotBeMade) {
  Asking asking;
  asking.begin();
  const Json answer = asking.ask(reach({"nonsense"}));
  EXPECT_EQ(answer["error"]["code"], "bad_move");
  EXPECT_EQ(answer["error"]["where"], "moves[0]");
  EXPECT_EQ(asking.code({{"type", "reach"}, {"moves", "buy"}}), "bad_field");
  EXPECT_EQ(asking.code({{"type", "reach"}}), "missing_field");
}

}  // namespace
}  // namespace kaisho::engine
