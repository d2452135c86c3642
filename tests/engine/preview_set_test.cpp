// preview of a set: moves named in any order are made in the order of the rules, and those that are
// not needed are left out.
#include <algorithm>
#include <string>
#include <vector>

#include "tests/engine/asking.h"
#include "tests/games/ids.h"

namespace kaisho::engine {
namespace {

using Texts = std::vector<std::string>;

int value_of(const std::string& move) { return move.back() - '0'; }

int worth(const Texts& set) {
  int sum = 0;
  for (const std::string& move : set) sum += value_of(move);
  return sum;
}

// The cards of a hand as moves, each as often as it is there.
Texts hand_of(const Json& seat, const std::string& word) {
  Texts moves;
  for (const auto& [card, count] : seat["hand"].items()) {
    for (int i = 0; i < count.get<int>(); ++i) moves.push_back(word + ' ' + card);
  }
  return moves;
}

// What a set keeps by OSA-B3: the last named goes first, as long as the rest pays.
Texts kept_by_rulebook(Texts set, int cost) {
  for (std::size_t i = set.size(); i-- > 0;) {
    if (worth(set) - value_of(set[i]) >= cost) set.erase(set.begin() + static_cast<long>(i));
  }
  return set;
}

Texts told(const Json& events, const std::string& event, const std::string& word) {
  Texts moves;
  for (const Json& one : events) {
    if (one["event"] == event) moves.push_back(word + ' ' + one["card"].get<std::string>());
  }
  std::ranges::sort(moves);
  return moves;
}

Texts sorted(Texts texts) {
  std::ranges::sort(texts);
  return texts;
}

bool may(const Json& answer, const std::string& move) {
  return std::ranges::any_of(answer["legal"], [&](const Json& one) { return one["text"] == move; });
}

// Calls `look(asking, answer, random)` at every position of some games.
template <class Look>
void along_games(int games, Look look) {
  for (int seed = 1; seed <= games; ++seed) {
    Asking asking;
    Json answer = asking.begin(2 + seed % 3, std::to_string(seed));
    RandomState chance = RandomState::from_key(key_from_number(static_cast<unsigned>(seed)));
    Random random(chance);
    while (!answer["to_move"].is_null()) {
      look(asking, answer, random);
      if (testing::Test::HasFatalFailure()) return;
      const auto count = static_cast<std::uint32_t>(answer["legal"].size());
      const std::string move = answer["legal"][random.below(count)]["text"];
      answer = asking.play(may(answer, "buy") ? "buy" : move);
    }
  }
}

TEST(PreviewSet, OSA_B3_PaysWithAnyCardsThatSuffice) {
  int paid = 0;
  int short_of = 0;
  int dropped = 0;
  along_games(8, [&](Asking& asking, const Json& answer, Random& random) {
    if (!may(answer, "buy")) return;
    const int seat = answer["to_move"];
    Texts hand = hand_of(answer["state"]["seats"][static_cast<std::size_t>(seat)], "pay");
    const int cost = asking.get({{"type", "preview"}, {"moves", {"buy"}}})["events"][0]["cost"];
    for (int i = 0; i < 6; ++i) {
      random.shuffle(std::span(hand));
      const Texts set(hand.begin(), hand.begin() + 1 + random.below(hand.size()));
      const Json preview =
          asking.get({{"type", "preview"}, {"moves", {"buy"}}, {"set", set}, {"view", seat}});
      ASSERT_EQ(preview["fits"], worth(set) >= cost) << Json(set) << cost;
      if (!preview["fits"]) {
        ++short_of;
        continue;
      }
      ++paid;
      const Texts kept = kept_by_rulebook(set, cost);
      dropped += kept.size() < set.size() ? 1 : 0;
      ASSERT_EQ(preview["left"].size(), set.size() - kept.size());
      ASSERT_EQ(told(preview["events"], "paid", "pay"), sorted(kept));
      // The moves are those to be sent.
      const Json same =
          asking.get({{"type", "preview"}, {"moves", preview["moves"]}, {"view", seat}});
      ASSERT_EQ(same["events"], preview["events"]);
      ASSERT_EQ(same["n"], preview["n"]);
    }
  });
  EXPECT_GT(paid, 50);
  EXPECT_GT(short_of, 50);
  EXPECT_GT(dropped, 20);
}

TEST(PreviewSet, OSA_P7_DiscardsNoMoreThanProtects) {
  int asked = 0;
  along_games(40, [&](Asking& asking, const Json& answer, Random& /*random*/) {
    if (!may(answer, "insure none")) return;
    ++asked;
    const int seat = answer["to_move"];
    Texts set;
    for (const Json& move : answer["legal"]) {
      if (move["text"] != "insure none") set.push_back(move["text"]);
    }
    const Json preview =
        asking.get({{"type", "preview"}, {"moves", Json::array()}, {"set", set}, {"view", seat}});
    const Texts discarded = told(preview["events"], "insured", "insure");
    EXPECT_EQ(discarded.size() + preview["left"].size(), set.size());
    EXPECT_EQ(sorted(preview["moves"].get<Texts>()), discarded);
  });
  EXPECT_GT(asked, 10);
}

// In every game: moves of the turn named backwards are made all the same, where their order is
// free.
TEST(PreviewSet, TellsWhatPlayTells) {
  for (const std::string& game : game_ids()) {
    Asking asking;
    Json answer = asking.get({{"type", "new"}, {"game", game}, {"seed", "3"}});
    RandomState chance;
    Random random(chance);
    for (int i = 0; i < 200 && !answer["to_move"].is_null(); ++i) {
      const auto count = static_cast<std::uint32_t>(answer["legal"].size());
      const Json move = answer["legal"][random.below(count)]["text"];
      Json preview = asking.get(
          {{"type", "preview"}, {"moves", Json::array()}, {"set", {move}}, {"view", -1}});
      Json plain = asking.get({{"type", "preview"}, {"moves", {move}}, {"view", -1}});
      ASSERT_EQ(preview["moves"], Json::array({move}));
      ASSERT_EQ(preview["left"], Json::array());
      ASSERT_TRUE(preview.contains("fits"));
      for (const char* field : {"moves", "left", "fits"}) preview.erase(field);
      ASSERT_EQ(preview, plain);
      answer = asking.play(move);
    }
  }
}

TEST(PreviewSet, LeavesWhatCannotBeMade) {
  Asking asking;
  asking.begin();
  const Json preview = asking.get(
      {{"type", "preview"}, {"moves", Json::array()}, {"set", {"buy", "token red", "pay red5"}}});
  EXPECT_EQ(preview["moves"], Json::array({"token red"}));
  EXPECT_EQ(preview["left"], Json::array({"pay red5", "buy"}));
}

TEST(PreviewSet, ASeatLearnsNothingHidden) {
  int stops = 0;
  along_games(4, [&](Asking& asking, const Json& answer, Random& /*random*/) {
    if (!may(answer, "buy")) return;
    const int seat = answer["to_move"];
    const Json seen = asking.get({{"type", "state"}, {"view", seat}});
    Asking observed;
    observed.get({{"type", "load"}, {"game", "osaka"}, {"position", seen["state"]}});
    const Texts set = hand_of(answer["state"]["seats"][static_cast<std::size_t>(seat)], "pay");
    const Json request = {{"type", "preview"}, {"moves", {"buy"}}, {"set", set}, {"view", seat}};
    Json known = observed.get(request);
    Json real = asking.get(request);
    known.erase("n");  // of a session that began later
    real.erase("n");
    ASSERT_EQ(known, real);
    stops += real["stopped"] ? 1 : 0;
  });
  EXPECT_GT(stops, 0);
}

TEST(PreviewSet, RefusesWhatIsNoMove) {
  Asking asking;
  asking.begin();
  const auto refused = [&](const Json& set) {
    const Json answer =
        asking.ask({{"type", "preview"}, {"moves", Json::array()}, {"set", set}})["error"];
    return answer["code"].get<std::string>() + ' ' + answer.value("where", "");
  };
  EXPECT_EQ(refused({"token red", "dance"}), "bad_move set[1]");
  EXPECT_EQ(refused("token red"), "bad_field set");
  EXPECT_EQ(refused(Json::array({7})), "bad_field set[0]");
  EXPECT_EQ(refused(Texts(41, "token red")), "bad_field set");
}

}  // namespace
}  // namespace kaisho::engine
