// Contests: who meets whom in which seats, what the games say, and that nothing depends on the
// order in which they are played.
#include "arena/contest/contest.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "arena/contest/contest_run.h"
#include "arena/report/contest_page.h"
#include "arena/report/contest_tables.h"
#include "tests/games/allocations.h"

namespace kaisho::arena {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using testing::Pair;

Contest contest(std::vector<std::string> specs, int seats = 2, int deals = 4) {
  Contest contest{.game = "osaka", .seats = seats, .turn_cap = 60};
  for (const std::string& spec : specs) contest.players.push_back({spec, spec});
  contest.deals = deals;
  return contest;
}

ContestReport played(const Contest& validated, Executor& executor) {
  auto report = run_contest(validated, executor, {}, nullptr, {}, {});
  EXPECT_FALSE(report.fault.has_value());
  return report;
}

ContestReport played(const Contest& validated, int threads) {
  LocalExecutor executor(threads);
  return played(validated, executor);
}

// ---- who meets whom

TEST(Contest, PairsAsItsKindSays) {
  Contest three = contest({"a", "b", "c"});
  EXPECT_THAT(pairings(three), ElementsAre(Pairing{0, 1}, Pairing{0, 2}));
  three.kind = ContestKind::kLadder;
  EXPECT_THAT(pairings(three), ElementsAre(Pairing{0, 1}, Pairing{1, 2}));
  three.kind = ContestKind::kRoundRobin;
  EXPECT_THAT(pairings(three), ElementsAre(Pairing{0, 1}, Pairing{0, 2}, Pairing{1, 2}));
  three.seats = 3;
  EXPECT_EQ(pairings(three).size(), 6U);
  three.seats = 4;
  three.field = ContestField::kTwo;
  EXPECT_EQ(pairings(three).size(), 3U);
}

TEST(Contest, SeatsEverybodyEverywhere) {
  Contest two = contest({"a", "b"});
  EXPECT_EQ(seatings(two), (std::vector<std::vector<bool>>{{true, false}, {false, true}}));
  two.seats = 3;
  EXPECT_EQ(seatings(two).size(), 3U);
  two.seats = 4;
  EXPECT_EQ(seatings(two).size(), 4U);
  two.field = ContestField::kTwo;
  auto ways = seatings(two);
  std::ranges::sort(ways);
  EXPECT_EQ(ways.size(), 6U);
  EXPECT_TRUE(std::ranges::adjacent_find(ways) == ways.end());
  for (const auto& way : ways) EXPECT_EQ(std::ranges::count(way, true), 2);
}

TEST(Contest, JobsHaveTheDealOfTheirGroupAndThePlayersOfTheirSeating) {
  Contest three = contest({"a", "b", "c"}, 3);
  const GameJob job = contest_job(three, 7, 2);  // of the second of two pairings
  EXPECT_EQ(job.deal, 7U);
  EXPECT_EQ(job.seating, 2);
  EXPECT_THAT(job.players, ElementsAre("c", "c", "a"));
  EXPECT_EQ(games_in_all(three), 2U * 4 * 3);
}

// ---- reading

TEST(Contest, NamesPlayersAndGivesBudgets) {
  const auto read = [](std::string_view text, players::Budget budget = {}) {
    return parse_named_player(text, budget).value_or(NamedPlayer{});
  };
  EXPECT_EQ(read("greedy"), (NamedPlayer{"greedy", "greedy"}));
  EXPECT_EQ(read("old=greedy"), (NamedPlayer{"old", "greedy"}));
  EXPECT_EQ(read("search:ms=5"), (NamedPlayer{"search:ms=5", "search:ms=5"}));
  EXPECT_EQ(read("x=search:ms=5", {.ms = 50}).spec, "search:ms=5");
  EXPECT_EQ(read("x=search", {.ms = 50}).spec, "search:ms=50");
  EXPECT_EQ(read("x=search:turns=3", {.simulations = 9}).spec, "search:turns=3,simulations=9");
  EXPECT_EQ(read("search:simulations=5", {.simulations = 9}).spec, "search:simulations=5");
  EXPECT_EQ(read("greedy", {.ms = 50}).spec, "greedy");
  EXPECT_EQ(read("me=command:./bot --x=1").spec, "command:./bot --x=1");
  EXPECT_EQ(read("me=command:./bot --x=1", {.ms = 50}).spec, "command@50ms:./bot --x=1");
  EXPECT_EQ(read("command@5ms:./bot --x=1", {.simulations = 9}).spec, "command@5ms:./bot --x=1");
  EXPECT_EQ(read("beam", {.ms = 50}).spec, "beam:ms=50");
  EXPECT_EQ(read("beam:width=8", {.simulations = 9}).spec, "beam:width=8");
  EXPECT_EQ(read("beam:ms=5", {.simulations = 9}).spec, "beam:ms=5");
  EXPECT_EQ(read("level5", {.simulations = 9}).spec, "level5");
  EXPECT_EQ(parse_named_player("x=beam", {.simulations = 9}).error().code, "bad_player");
  EXPECT_EQ(parse_named_player("b d=greedy", {}).error().code, "bad_player");
  EXPECT_EQ(parse_named_player("=greedy", {}).error().code, "bad_player");
}

TEST(Contest, IsTheSameAfterJson) {
  Contest two = contest({"greedy", "random"}, 4);
  two.field = ContestField::kTwo;
  two.sprt = SprtBounds{0, 20, 0.05, 0.1};
  two.seed = ~std::uint64_t{0};
  two.program = "0123456789abcdef";
  const Json json = contest_json(*validate(two));
  EXPECT_EQ(contest_json(*read_contest(json)), json);
  for (const auto& [name, value] : json.items()) {
    Json broken = json;
    broken.erase(name);
    EXPECT_EQ(read_contest(broken).has_value(), name == "program") << name;
    if (name == "edition") continue;  // any object; validate() looks into it
    broken[name] = {{"odd", 1}};
    EXPECT_FALSE(read_contest(broken).has_value()) << name;
  }
  Json more = json;
  more["more"] = 1;
  EXPECT_EQ(read_contest(more).error().code, "unknown_field");
}

void expect_refused(const Contest& bad, std::string_view code) {
  const auto validated = validate(bad);
  ASSERT_FALSE(validated.has_value()) << code;
  EXPECT_EQ(validated.error().code, code);
}

TEST(Contest, RefusesWhatCannotBePlayed) {
  Contest bad = contest({"greedy", "random"});
  bad.game = "go";
  expect_refused(bad, "unknown_game");
  expect_refused(contest({"greedy"}), "bad_option");
  expect_refused(contest({"greedy", "greedy"}), "bad_option");
  expect_refused(contest({"greedy", "grandmaster"}), "bad_player");
  expect_refused(contest({"greedy", "command:/no/such"}), "bad_player");
  expect_refused(contest({"greedy", "random"}, 9), "bad_option");
  expect_refused(contest({"greedy", "random"}, 2, 0), "bad_option");
  bad = contest({"greedy", "random"}, 3);
  bad.field = ContestField::kTwo;
  expect_refused(bad, "bad_option");
  bad = contest({"greedy", "random", "level1"});
  bad.sprt = SprtBounds{};
  expect_refused(bad, "bad_option");
}

// Where workers play, this machine need not have the programs.
TEST(Contest, TriesProgramsOnlyWhereItStartsThem) {
  EXPECT_TRUE(validate(contest({"greedy", "command:/no/such"}), Programs::kElsewhere).has_value());
  const auto bad = validate(contest({"greedy", "command:"}), Programs::kElsewhere);
  ASSERT_FALSE(bad.has_value());
  EXPECT_EQ(bad.error().code, "bad_player");
}

TEST(Contest, TellsTheCommandThatPlaysItAgain) {
  Contest two = contest({"greedy", "command:./bot 'x'"}, 4);
  two.players[1].name = "mine";
  two.field = ContestField::kTwo;
  two.sprt = SprtBounds{0, 20, 0.05, 0.05};
  EXPECT_EQ(contest_command(two),
            "kaisho arena osaka greedy 'mine=command:./bot '\\''x'\\''' --players 4 --field two "
            "--games 24 --seed 1 --turn-cap 60 --sprt 0.0,20.0,0.05,0.05");
  Contest both_ways = contest({"greedy", "random"}, 3);
  both_ways.kind = ContestKind::kRoundRobin;
  ASSERT_EQ(pairings(both_ways).size(), 2U) << "each one among two of the other";
  EXPECT_NE(contest_command(both_ways).find(" --kind round-robin "), std::string::npos);
}

// ---- what the games say

GameOutcome outcome(std::vector<float> share, std::vector<int> score, std::vector<int> rank) {
  GameOutcome outcome{.seats = static_cast<int>(share.size()), .turns = 10, .decisions = 20};
  std::ranges::copy(share, outcome.share.begin());
  std::ranges::copy(score, outcome.score.begin());
  std::ranges::copy(rank, outcome.rank.begin());
  return outcome;
}

// Two deals of one among two: first in the first seat twice and in the last once, last in the other
// games; told by hand.
TEST(Report, CountsSharesRanksMarginsAndSeats) {
  const Contest three = contest({"a", "b"}, 3, 2);
  ContestTally tally(three);
  const auto first = [](std::size_t seat) {
    std::vector<float> share(3);
    std::vector<int> score(3, 5);
    std::vector<int> rank(3, 2);
    share[seat] = 1;
    score[seat] = 9;
    rank[seat] = 1;
    return outcome(share, score, rank);
  };
  const auto last = [](std::size_t seat) {
    std::vector<float> share(3, 0.5F);
    std::vector<int> score(3, 8);
    std::vector<int> rank(3, 1);
    share[seat] = 0;
    score[seat] = 2;
    rank[seat] = 3;
    return outcome(share, score, rank);
  };
  tally.add({1, 2, last(2)});
  EXPECT_EQ(tally.report().games, 0);  // before the gap
  tally.add({0, 0, first(0)});
  tally.add({0, 1, last(1)});
  tally.add({0, 1, first(1)});  // there already
  tally.add({0, 2, first(2)});
  EXPECT_EQ(tally.report().games, 3);
  EXPECT_FALSE(tally.report().complete());
  tally.add({1, 0, first(0)});
  tally.add({1, 1, last(1)});
  const ContestReport report = tally.report();
  EXPECT_TRUE(report.complete());
  const PairingReport& pairing = report.pairings.at(0);
  EXPECT_EQ(pairing.games, 6);
  EXPECT_THAT(pairing.groups.by_value(), ElementsAre(Pair(12, 1), Pair(24, 1)));
  EXPECT_NEAR(pairing.share.mean, 0.5, 1e-9);
  EXPECT_NEAR(pairing.even, 1.0 / 3, 1e-9);
  EXPECT_NEAR(pairing.rank, 2, 1e-9);
  EXPECT_NEAR(pairing.margin, (4 - 6) / 2.0, 1e-9);
  EXPECT_THAT(pairing.at[0].groups.by_value(), ElementsAre(Pair(12, 2)));
  EXPECT_THAT(pairing.at[1].groups.by_value(), ElementsAre(Pair(0, 2)));
  EXPECT_THAT(pairing.at[2].groups.by_value(), ElementsAre(Pair(0, 1), Pair(12, 1)));
  EXPECT_NEAR(pairing.at[2].share.mean, 0.5, 1e-9);
  EXPECT_NEAR(pairing.at[2].share.low, share_interval(pairing.at[2].groups, 1).low, 1e-9);
  EXPECT_NEAR(pairing.at[1].rank, 3, 1e-9);
  EXPECT_NEAR(pairing.at[1].margin, -6, 1e-9);
  EXPECT_NEAR(pairing.at[2].rank, 2, 1e-9);
  EXPECT_NEAR(pairing.at[2].margin, (4 - 6) / 2.0, 1e-9);
  const Json at = report_json(report)["pairings"][0]["at_seat"];
  EXPECT_EQ(at.size(), 3U);
  EXPECT_NEAR(at[2]["share"].get<double>(), 0.5, 1e-9);
  EXPECT_EQ(at[1]["rank"], 3);
  EXPECT_FALSE(pairing.elo.has_value());
}

TEST(Report, TellsTwoAgainstTwoBySeat) {
  Contest four = contest({"a", "b"}, 4, 1);
  four.field = ContestField::kTwo;
  ContestTally tally(four);
  const auto ways = seatings(four);
  for (std::size_t way = 0; way < ways.size(); ++way) {
    // Seat 0 always wins, so a has half of all.
    tally.add({0, static_cast<int>(way), outcome({1, 0, 0, 0}, {9, 3, 2, 1}, {1, 2, 3, 4})});
  }
  const PairingReport pairing = tally.report().pairings.at(0);
  EXPECT_THAT(pairing.groups.by_value(), ElementsAre(Pair(36, 1)));
  EXPECT_NEAR(pairing.share.mean, 0.25, 1e-9);
  EXPECT_NEAR(pairing.rank, 2.5, 1e-9);
  EXPECT_NEAR(pairing.at[0].share.mean, 1, 1e-9);
  EXPECT_NEAR(pairing.at[0].share.low, share_interval(Counts{36}, 3).low, 1e-9)
      << "in three of six seatings it sits there";
  EXPECT_NEAR(pairing.at[1].share.mean, 0, 1e-9);
  EXPECT_NEAR(pairing.at[0].rank, 1, 1e-9);
  EXPECT_NEAR(pairing.at[0].margin, (7 + 6 + 6) / 3.0, 1e-9) << "the partner is none of the others";
}

ContestReport met_once(const Contest& contest, std::vector<float> share) {
  ContestTally tally(contest);
  for (std::uint64_t deal = 0; deal < deals_in_all(contest); ++deal) {
    for (int seating = 0; seating < static_cast<int>(seatings(contest).size()); ++seating) {
      tally.add({deal, seating, outcome(share, {1, 1, 1, 1}, {1, 1, 1, 1})});
    }
  }
  return tally.report();
}

// Table and plot say the same: two seats against two tell of both, one against three of the one.
TEST(Report, HasOneMatrix) {
  Contest four = contest({"a", "b", "c"}, 4, 1);
  four.kind = ContestKind::kLadder;
  four.field = ContestField::kTwo;
  const ContestReport two = met_once(four, {0.25, 0.25, 0.25, 0.25});
  EXPECT_THAT(share_matrix(two)[1 * 3 + 0], testing::Optional(0.25));
  EXPECT_THAT(share_matrix(two)[0 * 3 + 2], std::nullopt);
  const auto table = contest_tables(two)[3];
  EXPECT_EQ(table.title, "Matrix");
  EXPECT_EQ(table.grid.rows[1][1], "25.0%");
  four.field = ContestField::kOne;
  const ContestReport one = met_once(four, {0.25, 0.25, 0.25, 0.25});
  EXPECT_THAT(share_matrix(one)[0 * 3 + 1], testing::Optional(0.25));
  EXPECT_THAT(share_matrix(one)[1 * 3 + 0], std::nullopt);
}

// A share of nothing is no strength of thousands of points.
TEST(Report, TellsAnInfiniteEloAsSuch) {
  const ContestReport report = [] {
    const Contest two = contest({"a", "b"}, 2, 2);
    ContestTally tally(two);
    for (std::uint64_t deal = 0; deal < 2; ++deal) {
      tally.add({deal, 0, outcome({0, 1}, {1, 2}, {2, 1})});
      tally.add({deal, 1, outcome({1, 0}, {2, 1}, {1, 2})});
    }
    return tally.report();
  }();
  const auto row = contest_tables(report)[0].grid.rows[0];
  EXPECT_THAT(row[4], testing::StartsWith("-inf [-inf, +"));
  EXPECT_EQ(report_json(report)["pairings"][0].dump().find("inf"), std::string::npos);
}

TEST(Report, SaysWhoseBudgetIsTheirOwn) {
  EXPECT_EQ(contest_tables(met_once(contest({"a", "b"}), {0.5, 0.5})).back().note, "");
  const auto players = contest_tables(met_once(contest({"level5", "b"}), {0.5, 0.5})).back();
  EXPECT_EQ(players.title, "Players");
  EXPECT_THAT(players.note, HasSubstr("Levels"));
}

// Whoever reads an interval must know that a test chose when to stop.
TEST(Report, SaysThatATestEndedTheGames) {
  Contest wish = contest({"a", "b"}, 2, 400);
  const auto reported = [&] {
    ContestTally tally(wish);
    for (std::uint64_t deal = 0; deal < 400; ++deal) {
      for (const int seating : {0, 1}) {
        const bool own = seating == 0 || deal % 2 == 0;  // the first one wins three of four
        tally.add({deal, seating,
                   own == (seating == 0) ? outcome({1, 0}, {2, 1}, {1, 2})
                                         : outcome({0, 1}, {1, 2}, {2, 1})});
      }
    }
    return tally.report();
  };
  const ContestReport fixed = reported();
  EXPECT_FALSE(report_json(fixed)["pairings"][0]["stopped_by_test"].get<bool>());
  EXPECT_THAT(contest_tables(fixed)[0].note, Not(HasSubstr("test")));
  wish.sprt = SprtBounds{0, 100, 0.05, 0.05};
  const ContestReport stopped = reported();
  EXPECT_EQ(stopped.sprt->verdict, Verdict::kH1);
  EXPECT_TRUE(report_json(stopped)["pairings"][0]["stopped_by_test"].get<bool>());
  EXPECT_THAT(contest_tables(stopped)[0].note, HasSubstr("those of a fixed number of games"));
  EXPECT_THAT(contest_page(stopped), HasSubstr("those of a fixed number of games"));
  EXPECT_THAT(contest_page(stopped), HasSubstr("as if no test had ended the games"));
}

// What is kept grows with what is not counted yet, not with what is.
TEST(Report, KeepsSumsAndNotTheGames) {
  const auto kept_of = [](int deals) {
    Contest wish = contest({"a", "b"}, 2, deals);
    wish.sprt = SprtBounds{-1, 1, 0.0001, 0.0001};  // so near that it never decides here
    const std::ptrdiff_t before = bytes_kept();
    ContestTally tally(wish);
    for (std::uint64_t deal = 0; deal < static_cast<std::uint64_t>(deals); ++deal) {
      GameOutcome game = outcome({1, 0}, {9, 4}, {1, 2});
      game.turns = static_cast<int>(deal % 50);
      tally.add({deal, 0, game});
      tally.add({deal, 1, game});
    }
    EXPECT_TRUE(tally.has(0, 1));
    EXPECT_EQ(tally.report().games, 2 * deals);
    return bytes_kept() - before;
  };
  const std::ptrdiff_t few = kept_of(1000);
  EXPECT_LT(kept_of(10'000), few + 1000);
}

// ---- playing

// Every game in another order than asked for.
class Backwards final : public Executor {
 public:
  Expected<void> run(std::span<const GameJob> jobs, const Done& done,
                     const std::stop_token& /*stop*/) override {
    for (std::size_t i = jobs.size(); i-- > 0;) {
      if (!done(i, *play_job(jobs[i]))) break;
    }
    return {};
  }
};

TEST(Run, SaysTheSameHoweverItIsPlayed) {
  Contest wish = contest({"greedy", "random", "search:simulations=5"}, 3, 2);
  wish.kind = ContestKind::kRoundRobin;
  const Contest validated = *validate(wish);
  const ContestReport report = played(validated, 1);
  EXPECT_EQ(report.games, 6 * 2 * 3);
  EXPECT_TRUE(report.complete());
  Backwards backwards;
  EXPECT_EQ(report_json(played(validated, 3)), report_json(report));
  EXPECT_EQ(report_json(played(validated, backwards)), report_json(report));
}

// Plays nothing; counts what it is given.
class Idle final : public Executor {
 public:
  Expected<void> run(std::span<const GameJob> jobs, const Done& done,
                     const std::stop_token& /*stop*/) override {
    most = std::max(most, jobs.size());
    for (std::size_t i = 0; i < jobs.size(); ++i) {
      ++games;
      if (!done(i, outcome({0.5, 0.5}, {1, 1}, {1, 1}))) break;
    }
    return {};
  }
  std::size_t most = 0;
  std::size_t games = 0;
};

TEST(Run, HandsOutALongContestBitByBit) {
  const Contest validated = *validate(contest({"greedy", "random"}, 2, 60'000));
  Idle idle;
  const ContestReport report = played(validated, idle);
  EXPECT_EQ(idle.games, 120'000U);
  EXPECT_LE(idle.most, kMaxJobs + 1);
  EXPECT_TRUE(report.complete());
  EXPECT_EQ(report.pairings[0].deals, 60'000);
}

TEST(Run, HasTheSameVerdictAndGamesOnAnyNumberOfThreads) {
  Contest wish = contest({"greedy", "level1"}, 2, 400);
  wish.turn_cap = 2000;
  wish.sprt = SprtBounds{0, 150, 0.05, 0.05};
  const Contest validated = *validate(wish);
  const ContestReport one = played(validated, 1);
  ASSERT_TRUE(one.sprt.has_value());
  EXPECT_EQ(one.sprt->verdict, Verdict::kH1);
  EXPECT_LT(one.games, 400);
  EXPECT_TRUE(one.complete());
  EXPECT_EQ(one.sprt->curve.back(), (StepValue{one.sprt->groups, one.sprt->llr}));
  const ContestReport three = played(validated, 3);
  EXPECT_EQ(report_json(three), report_json(one));
  EXPECT_EQ(three.sprt->curve, one.sprt->curve);
}

// The deal, and not who plays, makes the start; the seating makes the players' chance.
TEST(Run, GameDependsOnItsJobAlone) {
  const Contest validated = *validate(contest({"search:simulations=5", "random"}));
  const GameJob job = contest_job(validated, 3, 1);
  JobRunner runner;
  const GameOutcome first = *runner.play(job);
  static_cast<void>(*runner.play(contest_job(validated, 2, 0)));
  EXPECT_EQ(*runner.play(job), first);
  EXPECT_EQ(*play_job(*read_job(job_json(job))), first);
  EXPECT_EQ(*read_outcome(outcome_json(first)), first);
}

TEST(Run, ReadsJobsStrictly) {
  const Json job = job_json(contest_job(contest({"a", "b"}), 1, 1));
  ASSERT_TRUE(read_job(job).has_value());
  for (const auto& [name, value] : job.items()) {
    Json broken = job;
    broken.erase(name);
    EXPECT_FALSE(read_job(broken).has_value()) << name;
  }
  Json more = job;
  more["more"] = 1;
  EXPECT_EQ(read_job(more).error().code, "unknown_field");
  Json lonely = job;
  lonely["players"] = {"a"};
  EXPECT_FALSE(read_job(lonely).has_value());
  Json seed = job;
  seed["seed"] = "18446744073709551615";
  EXPECT_EQ(read_job(seed)->seed, ~std::uint64_t{0});
  seed["seed"] = "18446744073709551616";
  EXPECT_FALSE(read_job(seed).has_value());
}

TEST(Run, EndsWithTheFaultOfAGame) {
  Contest wish = contest({"random", "greedy"});  // not validated, so nobody looked at it
  wish.variants = {"no such variant"};
  LocalExecutor executor(2);
  const auto report = run_contest(wish, executor, {}, nullptr, {}, {});
  ASSERT_TRUE(report.fault.has_value());
  EXPECT_EQ(report.fault->code, "bad_option");
  EXPECT_EQ(report.games, 0);
}

TEST(Page, StandsAloneAndTellsHowToPlayAgain) {
  Contest wish = contest({"greedy", "random", "level1"}, 2, 2);
  wish.players[1].name = "<b>";
  const ContestReport report = played(*validate(wish), 1);
  const std::string page = contest_page(report);
  EXPECT_THAT(page, HasSubstr("kaisho arena osaka greedy"));
  EXPECT_THAT(page, HasSubstr(report.contest.edition_hash));
  EXPECT_THAT(page, HasSubstr("&lt;b&gt;"));
  EXPECT_THAT(page, HasSubstr("prefers-color-scheme"));
  EXPECT_THAT(page, Not(HasSubstr("<b>")));
  EXPECT_THAT(page, Not(HasSubstr("<script")));
  EXPECT_THAT(page, Not(HasSubstr("src=")));
  EXPECT_EQ(contest_page(report), page);
}

}  // namespace
}  // namespace kaisho::arena
