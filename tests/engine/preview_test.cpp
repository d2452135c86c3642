// preview, can_undo and observed positions: what may be seen before it is done, and taken back
// after.
#include <string>
#include <vector>

#include "tests/engine/asking.h"
#include "tests/games/ids.h"

namespace kaisho::engine {
namespace {

TEST(Preview, LeavesNoTrace) {
  Asking asking;
  Json answer = asking.begin(3, "5");
  RandomState chance;
  Random random(chance);
  int previews = 0;
  while (!answer["to_move"].is_null()) {
    const Json record = asking.get({{"type", "save"}})["record"];
    for (const Json& move : answer["legal"]) {
      asking.get({{"type", "preview"}, {"moves", {move["text"]}}});
      ++previews;
    }
    ASSERT_EQ(asking.state()["hash"], answer["hash"]);
    ASSERT_EQ(asking.get({{"type", "save"}})["record"], record);
    const auto count = static_cast<std::uint32_t>(answer["legal"].size());
    answer = asking.play(answer["legal"][random.below(count)]["text"].get<std::string>());
  }
  EXPECT_GT(previews, 100);
}

// How many of the events are of the turn under way.
std::size_t before_next_turn(const Json& events) {
  for (std::size_t i = 0; i < events.size(); ++i) {
    if (events[i]["event"] == "turn_began") return i;
  }
  return events.size();
}

bool begins_turn(const Json& events) { return before_next_turn(events) < events.size(); }

void expect_beginning(const Json& preview, const Json& answer) {
  ASSERT_LE(preview["events"].size(), answer["events"].size());
  for (std::size_t i = 0; i < preview["events"].size(); ++i) {
    ASSERT_EQ(preview["events"][i], answer["events"][i]);
  }
  for (const char* field : {"game", "players"}) ASSERT_EQ(preview[field], answer[field]) << field;
  for (const char* field : {"state", "legal", "to_move", "turn", "result"}) {
    ASSERT_EQ(preview.contains(field), !preview["stopped"].get<bool>()) << field;
    ASSERT_EQ(preview.value(field, answer[field]), answer[field]) << field;
  }
}

// Events of a preview are those of the move, up to the first that shows something hidden, and none
// of another turn.
TEST(Preview, TellsWhatTheMoveWillDoUntilSomethingComesToLight) {
  Asking asking;
  Json answer = asking.begin(2, "6");
  RandomState chance;
  Random random(chance);
  int stops = 0;
  while (!answer["to_move"].is_null()) {
    const auto count = static_cast<std::uint32_t>(answer["legal"].size());
    const Json move = answer["legal"][random.below(count)]["text"];
    const Json turn = answer["turn"];
    const Json preview = asking.get({{"type", "preview"}, {"moves", {move}}, {"view", 0}});
    answer = asking.get({{"type", "play"}, {"move", move}, {"view", 0}});
    ASSERT_EQ(preview["n"], answer["n"]);
    ASSERT_EQ(preview["reveals"], reveals(answer["events"]));
    ASSERT_EQ(preview["ended"], answer["turn"] != turn || begins_turn(answer["events"]));
    ASSERT_GE(preview["stopped"], preview["reveals"]);
    ASSERT_FALSE(reveals(preview["events"]));
    ASSERT_LE(preview["events"].size(), before_next_turn(answer["events"]));
    expect_beginning(preview, answer);
    stops += preview["stopped"] ? 1 : 0;
  }
  EXPECT_GT(stops, 3);
}

// One decision may end a turn and bring about whole turns without a choice, or the same seat's
// next: what is shown before it is confirmed ends with the turn it belongs to.
TEST(Preview, EndsWithTheTurn) {
  int by_themselves = 0;
  int in_a_row = 0;
  const std::vector<std::string> games = game_ids();
  for (std::size_t i = 0; i < 3 * games.size(); ++i) {
    Asking asking;
    const std::string& game = games[i % games.size()];
    Json answer = asking.get({{"type", "new"}, {"game", game}, {"seed", std::to_string(i)}});
    RandomState chance = RandomState::from_key(key_from_number(i));
    Random random(chance);
    while (!answer["to_move"].is_null()) {
      const auto count = static_cast<std::uint32_t>(answer["legal"].size());
      const Json move = answer["legal"][random.below(count)]["text"];
      const Json preview = asking.get({{"type", "preview"}, {"moves", {move}}});
      const Json before = answer;
      answer = asking.play(move);
      const int turns = answer["turn"].get<int>() - before["turn"].get<int>();
      ASSERT_EQ(preview["ended"], turns > 0 || begins_turn(answer["events"]));
      ASSERT_LE(preview["events"].size(), before_next_turn(answer["events"]));
      if (turns == 0) continue;
      ASSERT_GE(preview["stopped"], turns > 1);
      by_themselves += turns > 1 ? 1 : 0;
      in_a_row += answer["to_move"] == before["to_move"] ? 1 : 0;
    }
  }
  EXPECT_GT(by_themselves, 0);
  EXPECT_GT(in_a_row, 0);
}

TEST(Preview, LeavesOutWhatIsSaidAfterTheTurn) {
  for (const std::string& game : game_ids()) {
    Asking asking;
    const Json start = asking.get({{"type", "new"}, {"game", game}, {"seed", "1"}});
    Json moves = Json::array();
    Json preview = {{"ended", false}, {"legal", start["legal"]}};
    while (!preview["ended"] && !preview.value("stopped", false)) {
      moves.push_back(preview["legal"].back()["text"]);
      preview = asking.get({{"type", "preview"}, {"moves", moves}});
    }
    const std::size_t n = moves.size();
    moves.push_back("no move");
    EXPECT_EQ(asking.get({{"type", "preview"}, {"moves", moves}}), preview);
    EXPECT_EQ(preview["n"], n);
  }
}

TEST(Preview, RefusesWhatCannotBePlayed) {
  Asking asking;
  asking.begin();
  const Json answer = asking.ask({{"type", "preview"}, {"moves", {"token red", "buy"}}});
  EXPECT_EQ(answer["error"]["code"], "illegal_move");
  EXPECT_EQ(answer["error"]["where"], "moves[1]");
  EXPECT_EQ(asking.code({{"type", "preview"}}), "missing_field");
}

TEST(CanUndo, OnlyTheOwnMovesAndNotPastARevelation) {
  Asking asking;
  const Json start = asking.begin(2, "1");
  EXPECT_EQ(asking.get({{"type", "can_undo"}})["moves"], 0);
  EXPECT_EQ(asking.get({{"type", "can_undo"}})["seat"], nullptr);
  asking.play("token red");
  EXPECT_EQ(asking.get({{"type", "can_undo"}})["moves"], 1);
  EXPECT_EQ(asking.get({{"type", "can_undo"}})["seat"], start["to_move"]);
  asking.play("token red");  // by the other seat
  EXPECT_EQ(asking.get({{"type", "can_undo"}})["moves"], 1);
  EXPECT_NE(asking.get({{"type", "can_undo"}})["seat"], start["to_move"]);
}

// In whole games: the number is that of the last moves by one seat since cards came to light.
TEST(CanUndo, CountsInWholeGames) {
  int most = 0;
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    Asking asking;
    int expected = 0;
    Json last;
    Json answer = asking.begin(2, std::to_string(seed));
    RandomState chance = RandomState::from_key(key_from_number(seed));
    Random random(chance);
    while (!answer["to_move"].is_null()) {
      const Json seat = answer["to_move"];
      const Json before = answer["state"]["reveals"];
      const auto count = static_cast<std::uint32_t>(answer["legal"].size());
      answer = asking.play(answer["legal"][random.below(count)]["text"].get<std::string>());
      expected = seat == last ? expected + 1 : 1;
      if (answer["state"]["reveals"] != before) expected = 0;
      last = seat;
      ASSERT_EQ(asking.get({{"type", "can_undo"}})["moves"], expected);
      most = std::max(most, expected);
    }
  }
  EXPECT_GT(most, 2);
}

// What a seat may know, loaded into a session of its own.
class Observed : public testing::Test {
 protected:
  // Walks a game and calls `look(whole, observed)` at every position.
  template <class Look>
  void along_a_game(Look look) {
    Asking whole;
    Json answer = whole.begin(3, "12");
    RandomState chance;
    Random random(chance);
    while (!answer["to_move"].is_null()) {
      const Json seen = whole.get({{"type", "state"}, {"view", answer["to_move"]}});
      Asking observed;
      observed.get({{"type", "load"}, {"game", "osaka"}, {"position", seen["state"]}});
      look(whole, observed, answer);
      if (HasFatalFailure()) return;
      const auto count = static_cast<std::uint32_t>(answer["legal"].size());
      answer = whole.play(answer["legal"][random.below(count)]["text"].get<std::string>());
    }
  }
};

TEST_F(Observed, SameMovesReasonsAndStateButNoHash) {
  along_a_game([](Asking& whole, Asking& observed, const Json& answer) {
    const Json state = observed.state();
    ASSERT_EQ(state["legal"], answer["legal"]);
    ASSERT_EQ(state["to_move"], answer["to_move"]);
    ASSERT_FALSE(state.contains("hash"));
    ASSERT_EQ(state["state"], whole.get({{"type", "state"}, {"view", -1}})["state"]);
    ASSERT_EQ(observed.get({{"type", "reasons"}}), whole.get({{"type", "reasons"}}));
    ASSERT_EQ(observed.get({{"type", "suggest"}}), whole.get({{"type", "suggest"}}));
  });
}

TEST_F(Observed, PreviewTellsOnlyWhatTheSeatCanKnow) {
  int stops = 0;
  along_a_game([&](Asking& whole, Asking& observed, const Json& answer) {
    const Json request = {
        {"type", "preview"}, {"moves", {answer["legal"][0]["text"]}}, {"view", answer["to_move"]}};
    const Json seen = observed.get(request);
    const Json real = whole.get(request);
    ASSERT_EQ(seen["stopped"], real["stopped"]);
    ASSERT_EQ(seen["events"], real["events"]);
    ASSERT_EQ(seen.value("state", Json()), real.value("state", Json()));
    ASSERT_EQ(seen.value("legal", Json()), real.value("legal", Json()));
    stops += seen["stopped"] ? 1 : 0;
  });
  EXPECT_GT(stops, 0);
}

TEST_F(Observed, CannotBePlayedOn) {
  along_a_game([](Asking&, Asking& observed, const Json& answer) {
    const Json before = observed.state();
    ASSERT_EQ(observed.code({{"type", "play"}, {"move", answer["legal"][0]["text"]}}),
              "observed_position");
    ASSERT_EQ(observed.state(), before);
    ASSERT_EQ(observed.code({{"type", "save"}}), "no_record");
  });
}

}  // namespace
}  // namespace kaisho::engine
