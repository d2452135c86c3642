// What every player keeps to, in every game.
#include <chrono>
#include <cmath>
#include <numeric>
#include <optional>
#include <sstream>

#include "core/values/hash.h"
#include "players/levels.h"
#include "players/net/net.h"
#include "players/stopwatch.h"
#include "tests/games/allocations.h"
#include "tests/players/table.h"

namespace kaisho::players {
namespace {

// Every kind of player but the levels from 2, and the search with each of its ways to look
// switched.
const std::vector<std::string> kPlayers = {"random",
                                           "greedy",
                                           "greedy:samples=1,evaluations=20,temperature=20",
                                           "search:simulations=20",
                                           "search:simulations=12,keep=0,transpositions=0",
                                           "search:simulations=12,widen=100,leaf_turns=1",
                                           "search:simulations=20,root_evaluations=20,leaf_"
                                           "evaluations=5,leaf_turns=2,turns=8,reveal_turns=4",
                                           "search:simulations=40,leaf_evaluations=8,nodes=1024",
                                           "search:simulations=12,temperature=30",
                                           "beam:width=3,samples=1",
                                           "search:simulations=6,net=30",
                                           "beam:width=2,samples=1,net=100",
                                           "level1"};

// What a level does but for its clock, by which it would choose otherwise on a slow machine. One
// that has a clock makes many simulations: here 60, all else as it is.
std::string level_without_clock(const std::string& game, int level) {
  std::istringstream text(level_of(std::string_view(game), level));
  std::string spec = "search:";
  bool has_clock = false;
  std::string simulations;
  for (std::string part; std::getline(text, part, ',');) {
    if (part.starts_with("ms=")) {
      has_clock = true;
    } else if (part.starts_with("simulations=")) {
      simulations = part;
    } else {
      spec += part + ",";
    }
  }
  return spec + (has_clock ? "simulations=60" : simulations);
}

// A quick one of each kind, for whole games.
const std::vector<std::string> kQuickPlayers = {
    "random", "greedy:samples=1,evaluations=20",
    "search:simulations=4,root_evaluations=20,leaf_evaluations=5",
    "beam:width=1,samples=1,evaluations=4", "level1"};

bool has_kind(const std::vector<std::string>& specs, std::string_view kind) {
  return std::ranges::any_of(specs, [&](const std::string& spec) {
    return std::string_view(spec).substr(0, spec.find(':')) == kind;
  });
}

// The levels from 2 differ from the first in numbers only.
TEST(PlayerChoices, EveryKindIsAmongThem) {
  for (const PlayerKind& kind : player_kinds()) {
    if (kind.name.starts_with("level") && kind.name != "level1") continue;
    EXPECT_TRUE(has_kind(kPlayers, kind.name)) << kind.name;
    EXPECT_TRUE(has_kind(kQuickPlayers, kind.name)) << kind.name;
  }
}

// Those of every game, and its levels.
class PlayerChoice : public PlayerTest {
 protected:
  static std::vector<std::string> players() {
    std::vector<std::string> players = kPlayers;
    for (int level = 1; level <= kLevels; ++level) {
      players.push_back(level_without_clock(GetParam(), level));
    }
    return players;
  }
};

// Plays a line of the seat to move: where it has led to, or nothing where a move is not of the
// seat's turn or not legal.
std::optional<Position> after_line(const Game& game, Position position,
                                   const std::vector<Move>& line) {
  const Seat seat = game.to_move(position);
  const int turn = game.turn(position);
  const int reveal_count = game.reveal_count(position);
  MoveList moves;
  for (const Move move : line) {
    if (game.reveal_count(position) != reveal_count || game.turn(position) != turn)
      return std::nullopt;
    if (game.to_move(position) != seat) return std::nullopt;
    game.legal_moves(position, moves);
    if (!moves.contains(move)) return std::nullopt;
    game.apply(position, move);
  }
  return position;
}

INSTANTIATE_TEST_SUITE_P(Games, PlayerChoice, testing::ValuesIn(game_ids()));

// How a game by the player goes on, at most so many moves. Each must be legal.
Position played(const Game& game, Position position, const std::string& spec, int most) {
  std::array<std::unique_ptr<Player>, kMaxSeats> players;
  for (auto& player : players) player = *make_player(spec);
  RandomState state;
  Random random(state);
  MoveList moves;
  for (int n = 0; game.to_move(position) != kNobody && n < most; ++n) {
    const Seat seat = game.to_move(position);
    const Position view = game.observe(position, seat);
    const Move move = players[static_cast<std::size_t>(seat)]->choose(game, view, random);
    game.legal_moves(position, moves);
    EXPECT_TRUE(moves.contains(move)) << spec << ", move " << n;
    if (!moves.contains(move)) break;
    game.apply(position, move);
  }
  return position;
}

TEST_P(PlayerChoice, IsLegalFromTheBeginning) {
  for (const std::string& spec : players()) {
    for (int seats = game().info().min_seats; seats <= game().info().max_seats; ++seats) {
      played(game(), start(static_cast<std::uint64_t>(seats), seats), spec, 12);
    }
  }
}

TEST_P(PlayerChoice, IsLegalToTheEnd) {
  constexpr int kNoEnd = 100'000;
  for (const std::string& spec : kQuickPlayers) {
    for (int seats = game().info().min_seats; seats <= game().info().max_seats; ++seats) {
      const Position end = played(game(), start(7, seats), spec, kNoEnd);
      EXPECT_EQ(game().to_move(end), kNobody) << spec;
      EXPECT_LT(game().turn(end), kTurnCap) << spec << " came to no end of its own";
    }
  }
}

TEST_P(PlayerChoice, IsTheSameForTheSameStream) {
  for (const std::string& spec : players()) {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      const Position position = middle(seed, static_cast<int>(seed) * 7);
      const auto one = *make_player(spec);
      const auto two = *make_player(spec);
      const Move first = choose(*one, position, seed);
      EXPECT_EQ(choose(*one, position, seed), first) << spec << ": it remembers";
      EXPECT_EQ(choose(*two, position, seed), first) << spec;
    }
  }
}

// Given the whole position by mistake, or any other that could lie behind the observation, a player
// chooses as from the observation itself: it looks at nothing that its seat cannot know.
TEST_P(PlayerChoice, SeesOnlyWhatItsSeatMayKnow) {
  RandomState state = RandomState::from_key(key_from_number(5));
  Random random(state);
  for (const std::string& spec : players()) {
    for (std::uint64_t seed = 1; seed <= 9; ++seed) {
      const Position position = middle(seed, static_cast<int>(seed) * 5, seats_in_turn(seed));
      const Position view = game().observe(position, game().to_move(position));
      const auto player = *make_player(spec);
      const Move seen = choose(*player, view, seed);
      EXPECT_EQ(choose(*player, position, seed), seen) << spec;
      EXPECT_EQ(choose(*player, game().resample(view, random), seed), seen) << spec;
    }
  }
}

// Lets all that lies in the position decide, hidden or not.
class Peeper : public Player {
 public:
  std::string name() const override { return "peeper"; }
  Move choose(const Game& game, const Position& position, Random&) override {
    MoveList moves;
    game.legal_moves(position, moves);
    return moves[hash_bytes(position.bytes()) % moves.size()];
  }
  std::vector<Suggestion> suggest(const Game&, const Position&, int, Random&) override {
    return {};
  }
};

// The same questions find out who looks at more.
TEST_P(PlayerChoice, WhoSeesMoreChoosesOtherwise) {
  RandomState state = RandomState::from_key(key_from_number(5));
  Random random(state);
  Peeper peeper;
  int otherwise = 0;
  for (std::uint64_t seed = 1; seed <= 9; ++seed) {
    const Position position = middle(seed, static_cast<int>(seed) * 5, seats_in_turn(seed));
    const Position view = game().observe(position, game().to_move(position));
    const Move seen = choose(peeper, view, seed);
    otherwise += choose(peeper, position, seed) != seen ? 1 : 0;
    otherwise += choose(peeper, game().resample(view, random), seed) != seen ? 1 : 0;
  }
  EXPECT_GT(otherwise, 4);
}

// The same over many decisions of games, one player of a kind for each: what it remembers of the
// decisions before is what its seat may know, too. By turns from the beginning and from the middle
// of a game with all its variants.
TEST_P(PlayerChoice, SeesOnlyWhatItsSeatMayKnowAsTheGameGoesOn) {
  RandomState state = RandomState::from_key(key_from_number(6));
  Random random(state);
  std::uint64_t table = 0;
  for (const std::string& spec : players()) {
    const auto by_view = *make_player(spec);
    const auto by_whole = *make_player(spec);
    const auto by_deal = *make_player(spec);
    const int seats = seats_in_turn(table);
    Position position =
        table % 2 == 0 ? start(3, seats) : after_random(start_varied(3, seats), table, 40);
    ++table;
    for (std::uint64_t n = 0; n < 16 && game().to_move(position) != kNobody; ++n) {
      const Position view = game().observe(position, game().to_move(position));
      const Move seen = choose(*by_view, view, n);
      ASSERT_EQ(choose(*by_whole, position, n), seen) << spec << ", move " << n;
      ASSERT_EQ(choose(*by_deal, game().resample(view, random), n), seen) << spec << ", move " << n;
      game().apply(position, seen);
    }
  }
}

TEST_P(PlayerChoice, SuggestsOnlyFromWhatItsSeatMayKnow) {
  RandomState state = RandomState::from_key(key_from_number(7));
  Random random(state);
  const auto told = [&](Player& player, const Position& position) {
    RandomState own = RandomState::from_key(key_from_number(1));
    Random chance(own);
    Json json = Json::array();
    for (const Suggestion& one : player.suggest(game(), position, 3, chance)) {
      Json line = Json::array();
      for (const Move move : one.line) line.push_back(move.bits);
      for (const auto& ply : one.further) line.push_back({ply.seat, ply.move.bits});
      json.push_back({one.move.bits, line, one.shares, one.margin.value_or(0), one.visits});
    }
    return json;
  };
  for (const std::string& spec : players()) {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      const Position position = middle(seed, static_cast<int>(seed) * 8, seats_in_turn(seed));
      const Position view = game().observe(position, game().to_move(position));
      const auto player = *make_player(spec);
      const Json seen = told(*player, view);
      EXPECT_EQ(told(*player, position), seen) << spec;
      EXPECT_EQ(told(*player, game().resample(view, random)), seen) << spec;
    }
  }
}

TEST_P(PlayerChoice, AnswersAtOnceWithoutAChoice) {
  const auto player = *make_player("search:ms=600000");  // it would search for ten minutes
  MoveList moves;
  int met = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    Position position = start(seed);
    RandomState state = RandomState::from_key(key_from_number(seed));
    Random random(state);
    for (game().legal_moves(position, moves); !moves.empty(); game().legal_moves(position, moves)) {
      if (moves.size() == 1) {
        ++met;
        EXPECT_EQ(choose(*player, position, seed), moves[0]);
      }
      game().apply(position, moves[random.below(moves.size())]);
    }
  }
  if (met == 0) GTEST_SKIP() << "this game makes every move without a choice by itself";
}

// With time alone an answer comes before its end where the choice is clear
// (simulation_rate_test.cpp). By small looks, so that there are many simulations on a slow machine,
// too.
TEST_P(PlayerChoice, TakesLessThanItsTimeWhereTheChoiceIsClear) {
  constexpr auto kTime = std::chrono::milliseconds(30);
  const auto time_of = [&](const std::string& spec) {
    const auto player =
        *make_player(spec + ",ms=30,cpu=1,root_evaluations=16,leaf_evaluations=4,net=0");
    std::chrono::nanoseconds sum{};
    MoveList moves;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
      const Position position = middle(seed, static_cast<int>(seed) * 7);
      game().legal_moves(position, moves);
      if (moves.size() == 1) continue;
      const Stopwatch watch(true);
      choose(*player, position, seed);
      sum += watch.time() - kTime;
    }
    return sum;
  };
  // The last simulation of each may go past its time, by more on a slow machine.
  const auto whole = time_of("search:early=0");
  EXPECT_GE(whole.count(), 0);
  EXPECT_LT(time_of("search:early=1"), whole);
}

TEST_P(PlayerChoice, AllocatesNothingOnceItHasPlayed) {
  for (const std::string& spec : players()) {
    const auto player = *make_player(spec);
    for (const bool counted : {false, true}) {
      for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const Position position = middle(seed, static_cast<int>(seed) * 11);
        const std::size_t before = allocations();
        choose(*player, position, seed);
        if (!counted) continue;
        EXPECT_EQ(allocations(), before) << spec;
      }
    }
  }
}

// At the beginning nobody leads, and a net still expects somebody to win by some points.
TEST_P(PlayerChoice, TellsTheMarginThatTheNetExpects) {
  if (standard_net(game()) == nullptr) GTEST_SKIP() << "no net comes with this game";
  float most = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    const Position position = middle(seed, 2);
    RandomState state = RandomState::from_key(key_from_number(seed));
    Random random(state);
    const auto told = (*make_player("greedy:samples=1"))->suggest(game(), position, 1, random);
    ASSERT_EQ(told.size(), 1U);
    most = std::max(most, std::abs(*told[0].margin - std::round(*told[0].margin)));
  }
  EXPECT_GT(most, 0.01) << "points are whole, what a net expects is not";
}

// A search that is cut off has not tried every move; what it says of the others is their prior
// value.
TEST_P(PlayerChoice, TellsTheMarginOfMovesNotTried) {
  int untried = 0;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    const Position position = middle(seed, static_cast<int>(seed) * 5);
    RandomState state = RandomState::from_key(key_from_number(seed));
    Random random(state);
    const auto player = *make_player("search:simulations=1");
    for (const Suggestion& one : player->suggest(game(), position, 1000, random)) {
      if (one.visits == 0) ++untried;
      ASSERT_TRUE(one.margin.has_value());
      const float most = 500;  // no game is won by so much
      EXPECT_LT(std::abs(*one.margin), most);
    }
  }
  EXPECT_GT(untried, 8);
}

TEST_P(PlayerChoice, SuggestsLegalLinesBestFirst) {
  for (const std::string& spec : players()) {
    const auto player = *make_player(spec);
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      const Position position = middle(seed, static_cast<int>(seed) * 9);
      RandomState state;
      Random random(state);
      MoveList moves;
      game().legal_moves(position, moves);
      const auto suggestions = player->suggest(game(), position, 3, random);
      ASSERT_EQ(suggestions.size(), std::min<std::size_t>(3, moves.size())) << spec;
      for (const Suggestion& suggestion : suggestions) {
        EXPECT_TRUE(moves.contains(suggestion.move)) << spec;
        ASSERT_FALSE(suggestion.line.empty()) << spec;
        EXPECT_EQ(suggestion.line.front(), suggestion.move) << spec;
        const auto seat = static_cast<std::size_t>(game().to_move(position));
        EXPECT_GE(suggestion.shares[seat], 0) << spec;
        EXPECT_LE(suggestion.shares[seat], 1) << spec;
        EXPECT_NEAR(std::accumulate(suggestion.shares.begin(), suggestion.shares.end(), 0.0F), 1,
                    1e-3)
            << spec;
      }
      const auto worth =
          [seat = static_cast<std::size_t>(game().to_move(position))](const Suggestion& one) {
            return std::pair(one.visits, one.shares[seat]);
          };
      EXPECT_TRUE(std::ranges::is_sorted(suggestions, std::greater(), worth)) << spec;
    }
  }
}

// A suggestion's line goes on after its move, where the turn does. That of greedy reaches the end
// of the turn, or the place where something comes to light.
TEST_P(PlayerChoice, TellsTheLineToTheEndOfTheTurn) {
  for (const std::string spec :
       {"greedy:samples=1", "search:simulations=30", "beam:width=4,samples=1"}) {
    const auto player = *make_player(spec);
    std::size_t longest = 0;
    bool goes_on = false;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
      const Position position = middle(seed, static_cast<int>(seed) * 4);
      const auto is_open_after = [&](const Position& after) {
        return game().to_move(after) == game().to_move(position) &&
               game().turn(after) == game().turn(position) &&
               game().reveal_count(after) == game().reveal_count(position);
      };
      MoveList moves;
      game().legal_moves(position, moves);
      for (const Move move : moves) {
        Position after = position;
        game().apply(after, move);
        goes_on = goes_on || is_open_after(after);
      }
      RandomState state;
      Random random(state);
      for (const Suggestion& one : player->suggest(game(), position, 1000, random)) {
        longest = std::max(longest, one.line.size());
        const auto after = after_line(game(), position, one.line);
        ASSERT_TRUE(after.has_value()) << spec << ", seed " << seed;
        if (!spec.starts_with("greedy")) continue;
        EXPECT_FALSE(is_open_after(*after)) << "seed " << seed;
      }
    }
    EXPECT_EQ(longest > 1, goes_on) << spec;
  }
}

// In every position of whole games, with one legal move and with none too.
TEST_P(PlayerChoice, SuggestsInEveryPosition) {
  for (const std::string spec : {"random", "greedy:samples=1", "search:simulations=3"}) {
    const auto player = *make_player(spec);
    Position position = start(9);
    RandomState state;
    Random random(state);
    MoveList moves;
    for (bool over = false; !over;) {
      game().legal_moves(position, moves);
      over = moves.empty();
      const auto suggestions = player->suggest(game(), position, 1, random);
      ASSERT_EQ(suggestions.size(), over ? 0U : 1U) << spec;
      if (over) break;
      ASSERT_TRUE(moves.contains(suggestions[0].move)) << spec;
      EXPECT_TRUE(player->suggest(game(), position, 0, random).empty()) << spec;
      game().apply(position, moves[random.below(moves.size())]);
    }
  }
}

// The moves of a line can be played one after the other, and belong to the same seat and turn.
TEST_P(PlayerChoice, LinesCanBePlayed) {
  int further = 0;
  for (const std::string spec : {"greedy", "search:simulations=300", "beam:width=3"}) {
    const auto player = *make_player(spec);
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
      Position position = middle(seed, static_cast<int>(seed) * 6);
      const Seat seat = game().to_move(position);
      const int turn = game().turn(position);
      RandomState state;
      Random random(state);
      const auto suggestions = player->suggest(game(), position, 1, random);
      MoveList moves;
      for (const Move move : suggestions.at(0).line) {
        EXPECT_EQ(game().to_move(position), seat);
        EXPECT_EQ(game().turn(position), turn);
        game().legal_moves(position, moves);
        ASSERT_TRUE(moves.contains(move)) << spec;
        game().apply(position, move);
      }
      // Then, as far as can be foreseen, whatever the position really is.
      for (const Suggestion::Ply& ply : suggestions.at(0).further) {
        EXPECT_EQ(game().to_move(position), ply.seat);
        game().legal_moves(position, moves);
        ASSERT_TRUE(moves.contains(ply.move)) << spec;
        game().apply(position, ply.move);
        ++further;
      }
    }
  }
  EXPECT_GT(further, 0);
}

}  // namespace
}  // namespace kaisho::players
