// The promises of core/game.h, for every registered game.
#include "tests/games/battery.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace kaisho::battery {
namespace {

INSTANTIATE_TEST_SUITE_P(Games, Battery, testing::ValuesIn(settings()), name_of);

// `OSA-B3`, `YOK-P12a`: the game's prefix, a capital, digits, perhaps a small letter.
bool is_clause(const Game& game, std::string_view text) {
  const std::string prefix = std::string(game.info().clause_prefix) + "-";
  if (!text.starts_with(prefix)) return false;
  text.remove_prefix(prefix.size());
  const auto digit = [](char c) { return c >= '0' && c <= '9'; };
  if (text.empty() || text.front() < 'A' || text.front() > 'Z') return false;
  text.remove_prefix(1);
  if (!text.empty() && text.back() >= 'a' && text.back() <= 'z') text.remove_suffix(1);
  return !text.empty() && std::ranges::all_of(text, digit);
}

// Small letters and low lines: a key of the language files.
bool is_key(std::string_view text) {
  const auto fits = [](char c) { return (c >= 'a' && c <= 'z') || c == '_'; };
  return !text.empty() && std::ranges::all_of(text, fits);
}

MoveList legal(const Game& game, const Position& position) {
  MoveList moves;
  game.legal_moves(position, moves);
  return moves;
}

std::vector<Move> list(const MoveList& moves) { return {moves.begin(), moves.end()}; }

std::vector<Seat> viewers(int seats) {
  std::vector<Seat> all = {kNobody};
  for (Seat seat = 0; seat < seats; ++seat) all.push_back(seat);
  return all;
}

// ---- positions

TEST_P(Battery, InvariantsHoldInEveryPosition) {
  each_position(60, [&](const Position& p) {
    const Expected<void> sound = game().check(p);
    ASSERT_TRUE(sound) << sound.error().message << " " << sound.error().where;
  });
}

TEST_P(Battery, NoDeadEndsAndNoListTooLong) {
  each_position(60, [&](const Position& p) {
    const MoveList moves = legal(game(), p);
    const Seat seat = game().to_move(p);
    ASSERT_EQ(moves.empty(), seat == kNobody);
    ASSERT_EQ(game().result(p).over, seat == kNobody);
    ASSERT_LT(seat, seats());
    ASSERT_LT(moves.size(), MoveList::kCapacity);
  });
}

TEST_P(Battery, CopiesGoTheSameWay) {
  each_position(10, [&](const Position& p) {
    if (game().to_move(p) == kNobody) return;
    const Position before = p;
    for (const Move move : legal(game(), p)) {
      Position a = p;
      Position b = p;
      game().apply(a, move);
      game().apply(b, move);
      ASSERT_EQ(a, b) << game().move_text(p, move);
      ASSERT_NE(a, p) << "a move that changes nothing: " << game().move_text(p, move);
    }
    ASSERT_EQ(p, before);
  });
}

TEST_P(Battery, AnEventSinkChangesNothing) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    EventLog log;
    const Options options{.seats = seats(), .turn_cap = 0, .variants = {}};
    Position heard = *game().start(options, key_from_number(seed), &log);
    Walk walk(game(), start(seed), seed);
    ASSERT_EQ(heard, walk.position());
    while (!walk.over()) {
      const Move move = walk.choose();
      walk.play(move);
      game().apply(heard, move, &log);
      ASSERT_EQ(heard, walk.position());
    }
  }
}

TEST_P(Battery, ReplaysByTheTextsOfItsMoves) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Walk walk(game(), start(seed), seed);
    Position replayed = start(seed);
    while (!walk.over()) {
      const Move move = walk.choose();
      const std::string text = game().move_text(walk.position(), move);
      walk.play(move);
      const Expected<Move> parsed = legal_move(game(), replayed, text);
      ASSERT_TRUE(parsed) << parsed.error().message;
      game().apply(replayed, *parsed);
      ASSERT_EQ(replayed, walk.position());
    }
  }
}

// Takes moves back to stored positions at random, and plays the same ones again.
TEST_P(Battery, UndoneMovesCanBePlayedAgain) {
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    Walk walk(game(), start(seed), seed);
    std::vector<Position> stored;
    std::vector<Move> moves;
    while (!walk.over()) {
      stored.push_back(walk.position());
      moves.push_back(walk.choose());
      walk.play(moves.back());
    }
    stored.push_back(walk.position());
    for (std::size_t back = 0; back < moves.size(); back += 3) {
      Position p = stored[back];
      for (std::size_t i = back; i < std::min(back + 12, moves.size()); ++i) {
        game().apply(p, moves[i]);
        ASSERT_EQ(p, stored[i + 1]);
      }
    }
  }
}

TEST_P(Battery, SeedsMakeDifferentGames) {
  std::set<std::uint64_t> seen;
  for (std::uint64_t seed = 0; seed < 200; ++seed) seen.insert(position_hash(start(seed)));
  EXPECT_EQ(seen.size(), 200U);
  EXPECT_EQ(start(5), start(5));
}

TEST_P(Battery, OptionsAreKept) {
  const Options options = game().options(start(1, 77));
  EXPECT_EQ(options.seats, seats());
  EXPECT_EQ(options.turn_cap, 77);
  EXPECT_TRUE(options.variants.empty());
}

TEST_P(Battery, BadOptionsAreErrors) {
  const auto code = [&](const Options& options) {
    const Expected<Position> p = game().start(options, Key{});
    return p ? "ok" : p.error().code;
  };
  const int most = game().info().max_seats;
  for (const int wrong : {-1, 0, game().info().min_seats - 1, most + 1, 1000}) {
    EXPECT_EQ(code({.seats = wrong, .turn_cap = 0, .variants = {}}), "bad_option") << wrong;
  }
  EXPECT_EQ(code({.seats = seats(), .turn_cap = -1, .variants = {}}), "bad_option");
  EXPECT_EQ(code({.seats = seats(), .turn_cap = 1 << 30, .variants = {}}), "bad_option");
  EXPECT_EQ(code({.seats = seats(), .turn_cap = 0, .variants = {"no such variant"}}), "bad_option");
}

// ---- moves

TEST_P(Battery, EveryMoveHasATextThatParsesBack) {
  each_position(30, [&](const Position& p) {
    std::set<std::string> texts;
    for (const Move move : legal(game(), p)) {
      const std::string text = game().move_text(p, move);
      ASSERT_TRUE(texts.insert(text).second) << "two moves are called '" << text << "'";
      const Expected<Move> parsed = game().parse_move(p, text);
      ASSERT_TRUE(parsed && *parsed == move) << text;
      const Json json = game().move_json(p, move);
      ASSERT_EQ(json.value("text", ""), text);
      ASSERT_FALSE(json.value("kind", "").empty());
    }
  });
}

// Every truncated or doubled legal text either is an error or means what it says.
TEST_P(Battery, SpoiltTextsAreErrorsOrMoves) {
  each_position(3, [&](const Position& p) {
    for (const Move move : legal(game(), p)) {
      const std::string text = game().move_text(p, move);
      for (const std::string& spoilt :
           {text.substr(0, text.size() - 1), text + " ", " " + text, text + " " + text, text + "x",
            std::string("\xff\x00", 2) + text, std::string()}) {
        const Expected<Move> parsed = game().parse_move(p, spoilt);
        if (parsed) {
          ASSERT_EQ(game().move_text(p, *parsed), spoilt);
        } else {
          ASSERT_EQ(parsed.error().code, "bad_move");
        }
      }
    }
  });
}

// What a move did, in full: the position it led to, and what happened on the way.
std::string outcome(const Game& game, const Position& p, Move move, bool told) {
  Position after = p;
  EventLog log;
  game.apply(after, move, &log);
  if (game.reveal_count(after) != game.reveal_count(p)) return {};
  const auto bytes = after.bytes();
  std::string outcome(reinterpret_cast<const char*>(bytes.data()), bytes.size());
  if (!told) return outcome;
  for (const Event& event : log.events) outcome += game.event_json(event).dump();
  return outcome;
}

// Canonical: where no chance is involved, no two moves do the same. Two that do different things
// come to the same position only by what follows by itself (of two strengths of an action neither
// is of use), and seldom.
TEST_P(Battery, NoTwoMovesComeToTheSame) {
  int moves = 0;
  int same = 0;
  each_position(15, [&](const Position& p) {
    std::set<std::string> seen;
    std::set<std::string> told;
    for (const Move move : legal(game(), p)) {
      const std::string end = outcome(game(), p, move, false);
      if (end.empty()) continue;
      ++moves;
      if (seen.insert(end).second) continue;
      ++same;
      told.clear();
      for (const Move other : legal(game(), p)) {
        const std::string does = outcome(game(), p, other, true);
        ASSERT_TRUE(does.empty() || told.insert(does).second) << game().move_text(p, other);
      }
    }
  });
  EXPECT_LT(same * 100, moves);
}

TEST_P(Battery, RefusalsAreOfMovesThatAreNotLegal) {
  each_position(30, [&](const Position& p) {
    const MoveList moves = legal(game(), p);
    std::vector<Refusal> refusals;
    game().refusals(p, refusals);
    for (const Refusal& refusal : refusals) {
      const std::string text = game().move_text(p, refusal.move);
      ASSERT_FALSE(moves.contains(refusal.move)) << text;
      ASSERT_TRUE(is_clause(game(), refusal.clause)) << text << ": " << refusal.clause;
      ASSERT_TRUE(is_key(refusal.reason)) << refusal.reason;
      const Expected<Move> parsed = game().parse_move(p, text);
      ASSERT_TRUE(parsed && *parsed == refusal.move) << text;
      const Expected<Move> played = legal_move(game(), p, text);
      ASSERT_FALSE(played);
      ASSERT_EQ(played.error().code, "illegal_move");
      ASSERT_NE(played.error().message.find(game().info().clause_prefix), std::string::npos);
    }
  });
}

// ---- events

TEST_P(Battery, EventsNameTheirClauseAndSeat) {
  for (std::uint64_t seed = 0; seed < 15; ++seed) {
    EventLog log;
    const Options options{.seats = seats(), .turn_cap = 0, .variants = {}};
    Position p = *game().start(options, key_from_number(seed), &log);
    Walk walk(game(), p, seed);
    while (!walk.over()) {
      const Move move = walk.choose();
      walk.play(move);
      game().apply(p, move, &log);
    }
    ASSERT_FALSE(log.events.empty());
    for (const Event& event : log.events) {
      const Json json = game().event_json(event);
      ASSERT_TRUE(is_clause(game(), json.value("clause", ""))) << json;
      ASSERT_TRUE(is_key(json.value("event", ""))) << json;
      ASSERT_EQ(json.value("seat", -1), event.seat) << json;
      ASSERT_LT(event.seat, seats()) << json;
      ASSERT_EQ(json.value("reveals", false), event.reveals) << json;
    }
  }
}

// A preview stops at the first event that reveals something: there is one in every move that does,
// and in the set-up. How many there are says nothing of how far the count grows.
TEST_P(Battery, WhatComesToLightIsMarked) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    EventLog set_up;
    const Options options{.seats = seats(), .turn_cap = 0, .variants = {}};
    const Position begun = *game().start(options, key_from_number(seed), &set_up);
    ASSERT_EQ(std::ranges::any_of(set_up.events, &Event::reveals), game().reveals(begun) > 0);
    Walk walk(game(), begun, seed);
    while (!walk.over()) {
      const Move move = walk.choose();
      Position p = walk.position();
      EventLog log;
      game().apply(p, move, &log);
      const bool marked = std::ranges::any_of(log.events, &Event::reveals);
      ASSERT_EQ(marked, game().reveal_count(p) != game().reveal_count(walk.position()))
          << game().move_text(walk.position(), move);
      walk.play(move);
    }
  }
}

// ---- views

TEST_P(Battery, LegalMovesOnAnObservationAreThoseOnThePosition) {
  each_position(30, [&](const Position& p) {
    const Seat seat = game().to_move(p);
    if (seat == kNobody) return;
    const Position view = game().observe(p, seat);
    ASSERT_EQ(game().to_move(view), seat);
    ASSERT_EQ(list(legal(game(), view)), list(legal(game(), p)));
    ASSERT_EQ(game().turn(view), game().turn(p));
    ASSERT_EQ(game().reveal_count(view), game().reveal_count(p));
  });
}

TEST_P(Battery, ObservingTwiceIsObservingOnce) {
  each_position(10, [&](const Position& p) {
    for (const Seat seat : viewers(seats())) {
      const Position view = game().observe(p, seat);
      ASSERT_EQ(game().observe(view, seat), view);
      ASSERT_TRUE(game().check(view));
    }
  });
}

// What a resample invents could be so, and whoever sees it sees just the observation again: two
// positions that a seat cannot tell apart give that seat the same bytes.
TEST_P(Battery, ResamplesNeverContradictTheObservation) {
  RandomState state = RandomState::from_key(key_from_number(99));
  Random random(state);
  each_position(12, [&](const Position& p) {
    for (const Seat seat : viewers(seats())) {
      const Position view = game().observe(p, seat);
      const Position other = game().resample(view, random);
      ASSERT_EQ(game().observe(other, seat), view);
      const Expected<void> sound = game().check(other);
      ASSERT_TRUE(sound) << sound.error().message;
      if (seat == game().to_move(p)) {
        ASSERT_EQ(list(legal(game(), other)), list(legal(game(), p)));
      }
    }
  });
}

TEST_P(Battery, ResamplesDifferAndPlayOnDifferently) {
  RandomState state = RandomState::from_key(key_from_number(98));
  Random random(state);
  const Position view = game().observe(start(1), 0);
  std::set<std::uint64_t> hashes;
  std::set<std::string> ends;
  for (int i = 0; i < 30; ++i) {
    const Position sample = game().resample(view, random);
    hashes.insert(position_hash(sample));
    Walk walk(game(), sample, 7);
    while (!walk.over()) walk.play(walk.choose());
    ends.insert(text(game(), game().observe(walk.position(), kNobody)));
  }
  EXPECT_EQ(hashes.size(), 30U);
  EXPECT_GT(ends.size(), 20U);
}

TEST_P(Battery, ResampledGamesPlayOnSoundly) {
  RandomState state = RandomState::from_key(key_from_number(97));
  Random random(state);
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    Walk walk(game(), start(seed), seed);
    for (int i = 0; !walk.over(); ++i) {
      walk.play(walk.choose());
      if (i % 40 != 0 || walk.over()) continue;
      const Seat seat = game().to_move(walk.position());
      Walk other(game(), game().resample(game().observe(walk.position(), seat), random), seed + 1);
      while (!other.over()) {
        other.play(other.choose());
        ASSERT_TRUE(game().check(other.position()));
      }
    }
  }
}

// ---- JSON

TEST_P(Battery, PositionsComeBackFromJsonIdentical) {
  each_position(3, [&](const Position& p) {
    const auto back = [&](const Position& one) {
      const Expected<Json> json = parse_json(text(game(), one));
      const Expected<Position> read = game().parse_position(*json);
      EXPECT_TRUE(read) << read.error().message << " " << read.error().where;
      return read ? *read : one;
    };
    ASSERT_EQ(back(p), p);
    for (const Seat seat : viewers(seats())) {
      const Position view = game().observe(p, seat);
      ASSERT_EQ(back(view), view);
    }
  });
}

// A position whose JSON is damaged in one place is refused, or is a sound one.
TEST_P(Battery, DamagedPositionsAreRefusedOrSound) {
  const std::vector<Json> junk = {nullptr,        -1, 1, 255, 65536, "x", true, Json::array(),
                                  Json::object(), 1.5};
  std::size_t seen = 0;
  each_position(1, [&](const Position& p) {
    if (seen++ % 12 != 0) return;
    const Json flat = game().position_json(p).flatten();
    std::size_t turn = seen;
    for (const auto& [path, value] : flat.items()) {
      Json damaged = game().position_json(p);
      damaged[Json::json_pointer(path)] = junk[turn++ % junk.size()];
      const Expected<Position> read = game().parse_position(damaged);
      if (read) {
        ASSERT_TRUE(game().check(*read));
      } else {
        ASSERT_FALSE(read.error().message.empty());
      }
    }
  });
}

// ---- ends

TEST_P(Battery, SharesSumToOneAtAnyTime) {
  each_position(20, [&](const Position& p) {
    const Result result = game().result(p);
    float sum = 0;
    for (int i = 0; i < kMaxSeats; ++i) {
      const auto seat = static_cast<std::size_t>(i);
      sum += result.share[seat];
      ASSERT_EQ(result.rank[seat] > 0, i < seats());
      ASSERT_EQ(result.share[seat] > 0, result.rank[seat] == 1);
    }
    ASSERT_NEAR(sum, 1, 1e-5);
    ASSERT_FALSE(result.capped);
  });
}

TEST_P(Battery, TheTurnCapEndsGames) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const int cap = 3 + static_cast<int>(seed);
    Walk walk(game(), start(seed, cap), seed);
    int turn = game().turn(walk.position());
    while (!walk.over()) {
      ASSERT_LT(turn, cap);
      walk.play(walk.choose());
      ASSERT_GE(game().turn(walk.position()), turn);
      turn = game().turn(walk.position());
    }
    const Result result = game().result(walk.position());
    ASSERT_TRUE(result.over);
    ASSERT_EQ(result.capped, turn == cap);
    ASSERT_TRUE(game().check(walk.position()));
    const Expected<Position> read = game().parse_position(game().position_json(walk.position()));
    ASSERT_TRUE(read && *read == walk.position());
  }
}

TEST_P(Battery, FeaturesAreNumbersThatAnObservationGivesToo) {
  const std::size_t count = game().info().features.size();
  ASSERT_LE(count, kMaxFeatures);
  const std::size_t all = count * static_cast<std::size_t>(seats());
  const auto features = [&](const Position& p) {
    std::vector<float> numbers(all + 1, NAN);
    game().features(p, numbers);
    return numbers;
  };
  each_position(10, [&](const Position& p) {
    const std::vector<float> whole = features(p);
    for (std::size_t i = 0; i < all; ++i) ASSERT_TRUE(std::isfinite(whole[i]));
    ASSERT_TRUE(std::isnan(whole[all])) << "for seats that are not there";
    for (Seat seat = 0; seat < seats(); ++seat) {
      const std::vector<float> seen = features(game().observe(p, seat));
      const auto own = features_of(std::span(whole), seat, count);
      ASSERT_TRUE(std::ranges::equal(own, features_of(std::span(seen), seat, count)));
    }
  });
}

}  // namespace
}  // namespace kaisho::battery
