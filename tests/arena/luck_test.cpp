// Results without luck: whose judgement it is, that it is fair, and that it hangs on nothing but
// the game.
#include "arena/play/luck.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <fstream>
#include <numeric>

#include "arena/balance/simulate.h"
#include "arena/contest/contest_run.h"
#include "arena/report/contest_page.h"
#include "arena/report/contest_tables.h"
#include "arena/statistics/without_luck.h"
#include "games/registry.h"
#include "players/net/net.h"
#include "tests/folder.h"

namespace kaisho::arena {
namespace {

using testing::HasSubstr;

constexpr std::uint64_t kSeed = 2;  // no value has learnt from games of this seed

// ---- sums

TEST(LuckSums, TakesTheLuckOfEachGroupOff) {
  LuckSums sums;
  sums.add(kVictory, 0.5);  // one of two games won, half of it by luck
  sums.add(2 * kVictory, 0.5);
  sums.add(0, -0.5);
  sums.add(kVictory, -0.5);
  const WithoutLuck found = sums.estimate(2, 1);
  EXPECT_NEAR(found.share.mean, 0.5, 1e-12);
  EXPECT_NEAR(found.luck.mean, 0, 1e-12);
  // Distances from the mean: 0 1 -1 0 of what was won, half of each without luck.
  EXPECT_NEAR(*found.games, 2, 1e-12);
  const Interval won = mean_interval({.groups = 4, .sum = 4, .squares = 6}, 2);
  EXPECT_NEAR(found.share.high - 0.5, (won.high - 0.5) / std::sqrt(2), 1e-12);
}

TEST(LuckSums, AreTheSameInAnyOrder) {
  LuckSums all;
  LuckSums first;
  LuckSums second;
  for (int i = 0; i < 20; ++i) {
    all.add(i % 3 * kVictory, 0.01 * i);
    (i % 2 == 0 ? second : first).add(i % 3 * kVictory, 0.01 * i);
  }
  first.add(second);
  EXPECT_EQ(without_luck_json(first.estimate(2, 1)), without_luck_json(all.estimate(2, 1)));
}

TEST(LuckSums, SayNothingOfGroupsThatAreAllAlike) {
  LuckSums sums;
  sums.add(kVictory, 0);
  sums.add(kVictory, 0);
  const WithoutLuck found = sums.estimate(2, 1);
  EXPECT_FALSE(found.games.has_value());
  EXPECT_EQ(games_text(found), "-");
  EXPECT_TRUE(without_luck_json(found)["games"].is_null());
}

// ---- the luck of a game

struct RandomPlay {
  GamePtr game;
  Position start{};
  std::vector<Move> moves{};
};

RandomPlay random_play(std::string_view id) {
  RandomPlay play{.game = *open_game(id)};
  play.start = *play.game->start({.seats = 3, .turn_cap = 40, .variants = {}}, Key{7});
  RandomState chance = RandomState::from_key(Key{8});
  Random random(chance);
  Position position = play.start;
  for (MoveList legal; play.game->to_move(position) != kNobody;) {
    play.game->legal_moves(position, legal);
    play.moves.push_back(legal[random.below(legal.size())]);
    play.game->apply(position, play.moves.back());
  }
  return play;
}

class LuckOfEveryGame : public testing::TestWithParam<GameModule> {};

TEST_P(LuckOfEveryGame, WhatOneSeatGainsTheOthersLose) {
  const RandomPlay play = random_play(GetParam().id);
  const auto luck = luck_of_game(*play.game, play.start, play.moves, {.seed = kSeed});
  ASSERT_TRUE(luck.has_value());
  EXPECT_NEAR(std::accumulate(luck->begin(), luck->end(), 0.0), 0, 1e-4);
  EXPECT_EQ(luck_of_game(*play.game, play.start, play.moves, {.seed = kSeed}), luck);
  if (!players::has_standard_net(GetParam().id)) return;  // a score alone may know no luck
  EXPECT_NE((*luck)[0], 0);
  EXPECT_NE(luck_of_game(*play.game, play.start, play.moves, {.seed = kSeed, .deal = 1}), luck);
}

INSTANTIATE_TEST_SUITE_P(Games, LuckOfEveryGame, testing::ValuesIn(game_modules()),
                         [](const auto& one) { return std::string(one.param.id); });

TEST(Luck, IsLeftWhenItIsToStop) {
  const RandomPlay play = random_play("osaka");
  std::stop_source stop;
  stop.request_stop();
  EXPECT_FALSE(luck_of_game(*play.game, play.start, play.moves, {.seed = kSeed}, stop.get_token()));
}

// ---- who judges

TEST(LuckJudge, HasNotLearntFromTheseGames) {
  const GamePtr game = *open_game("osaka");
  const auto judge = luck_judge(*game, kSeed);
  ASSERT_TRUE(judge.has_value());
  EXPECT_TRUE(judge->net);
  EXPECT_EQ(judge->value.size(), 16U);
  for (const std::uint64_t seed : {1, 3003, 4004}) {
    const auto refused = luck_judge(*game, seed);
    ASSERT_FALSE(refused.has_value()) << seed;
    EXPECT_EQ(refused.error().code, "learnt_seed");
    EXPECT_THAT(refused.error().message, HasSubstr("from games of seed " + std::to_string(seed)));
    EXPECT_THAT(refused.error().message, HasSubstr("such as --seed 2."));
  }
}

TEST(LuckJudge, IsTheSameAfterJson) {
  for (const LuckJudge& judge : {LuckJudge{true, "00ff", 1}, LuckJudge{false, "ff00", 2}}) {
    Faults faults;
    EXPECT_EQ(read_judge(Field(judge_json(judge), faults)), judge);
    EXPECT_FALSE(faults.any());
  }
  EXPECT_THAT(judge_text({false, "ff00", 1}), "the linear value, ff00");
}

// ---- contests

Contest judged_contest(int deals = 4) {
  Contest wish{.game = "osaka", .turn_cap = 40, .seed = kSeed};
  wish.players = {{"a", "greedy:samples=1,evaluations=8"}, {"b", "random"}};
  wish.deals = deals;
  wish.luck.emplace();
  wish.program = "0123456789abcdef";
  return *validate(wish);
}

ContestReport judged_report(const Contest& contest, int threads) {
  LocalExecutor executor(threads);
  return run_contest(contest, executor, {}, nullptr, {}, {});
}

TEST(LuckContest, NamesItsJudge) {
  const Contest contest = judged_contest();
  EXPECT_EQ(*contest.luck, *luck_judge(**open_game("osaka"), kSeed));
  EXPECT_EQ(contest_json(*read_contest(contest_json(contest))), contest_json(contest));
  EXPECT_THAT(contest_command(contest), HasSubstr(" --luck-adjusted"));
  Contest plain = contest;
  plain.luck.reset();
  EXPECT_FALSE(contest_json(plain).contains("luck"));
}

TEST(LuckContest, IsRefusedWhereItsFiguresWouldNotStand) {
  Contest wish = judged_contest();
  wish.seed = 4004;
  EXPECT_EQ(validate(wish).error().code, "learnt_seed");
  wish.seed = kSeed;
  wish.sprt = SprtBounds{};
  EXPECT_EQ(validate(wish).error().reason, "arena.sprt_luck");
  wish.luck.reset();
  EXPECT_TRUE(validate(wish).has_value());
}

TEST(LuckContest, SaysTheSameOnAnyNumberOfThreadsAndTheSameOfTheGamesAsAPlainOne) {
  const Contest contest = judged_contest();
  Json judged = report_json(judged_report(contest, 1));
  EXPECT_EQ(report_json(judged_report(contest, 3)), judged);
  EXPECT_TRUE(judged["pairings"][0].contains("without_luck"));
  Contest plain = contest;
  plain.luck.reset();
  judged["contest"].erase("luck");
  judged["pairings"][0].erase("without_luck");
  EXPECT_EQ(report_json(judged_report(plain, 1)), judged);
}

// A hundred whole deals: chance is the same to both players.
TEST(LuckContest, HasNoLuckOnAverageAndNarrowsTheInterval) {
  Contest contest = judged_contest(100);
  contest.turn_cap = 0;
  contest.players[1].spec = "greedy:samples=1,evaluations=30";
  const WithoutLuck found = *judged_report(contest, 0).pairings[0].without_luck;
  EXPECT_LT(found.luck.low, 0);
  EXPECT_GT(found.luck.high, 0);
  EXPECT_GT(*found.games, 1.1);
}

TEST(LuckContest, TellsBothEstimatesInTablesAndOnThePage) {
  const ContestReport report = judged_report(judged_contest(2), 1);
  EXPECT_EQ(contest_tables(report)[1].title, "Without luck");
  EXPECT_THAT(contest_tables(report)[1].note, HasSubstr(report.contest.luck->value));
  EXPECT_THAT(contest_page(report), HasSubstr("judge of luck"));
}

TEST(LuckContest, GivesJobsAndOutcomesTheirLuckInJson) {
  const GameJob job = contest_job(judged_contest(), 1, 1);
  EXPECT_TRUE(read_job(job_json(job))->luck);
  const GameOutcome outcome = *play_job(job);
  ASSERT_TRUE(outcome.luck.has_value());
  EXPECT_EQ(*read_outcome(outcome_json(outcome)), outcome);
  Json broken = outcome_json(outcome);
  broken["luck"] = {0.1};
  EXPECT_FALSE(read_outcome(broken).has_value());
  broken["luck"] = {"lucky", 0};
  EXPECT_FALSE(read_outcome(broken).has_value());
}

class LuckFile : public testing::Test {
 protected:
  // Plays on in the file, `most` games.
  Expected<ContestReport> play(const Contest& contest, int most = 1000) const {
    ContestFile file;
    const auto known = file.open(path_, contest);
    if (!known) return std::unexpected(known.error());
    LocalExecutor executor(2);
    std::stop_source stop;
    int games = 0;
    return run_contest(
        contest, executor, *known, &file,
        [&](const ContestTally& /*tally*/) {
          if (++games >= most) stop.request_stop();
        },
        stop.get_token());
  }
  std::vector<std::string> lines() const {
    std::vector<std::string> lines;
    std::ifstream file(path_);
    for (std::string line; std::getline(file, line);) lines.push_back(line);
    return lines;
  }
  void write(const std::vector<std::string>& lines) const {
    std::ofstream file(path_);
    for (const std::string& line : lines) file << line << '\n';
  }

  TemporaryFolder folder_;
  std::string path_ = folder_.file("judged");
};

TEST_F(LuckFile, NamesTheJudgeBeforeTheFirstGame) {
  const Contest contest = judged_contest();
  ContestFile file;
  ASSERT_TRUE(file.open(path_, contest).has_value());
  ASSERT_EQ(lines().size(), 1U);
  EXPECT_EQ((*parse_json(lines()[0]))["luck"]["value"], contest.luck->value);
}

TEST_F(LuckFile, IsStoppedAndResumedWithTheSameFigures) {
  const Contest contest = judged_contest();
  ASSERT_TRUE(play(contest, 3).has_value());
  const auto resumed = play(contest);
  ASSERT_TRUE(resumed.has_value()) << resumed.error().message;
  EXPECT_EQ(report_json(*resumed), report_json(judged_report(contest, 1)));
}

TEST_F(LuckFile, TakesNoOtherJudgeAndNone) {
  const Contest contest = judged_contest();
  ASSERT_TRUE(play(contest, 1).has_value());
  Contest other = contest;
  other.luck->value = "0000000000000000";
  EXPECT_EQ(play(other).error().code, "other_contest");
  other.luck.reset();
  EXPECT_THAT(play(other).error().message, HasSubstr("here null"));
}

TEST_F(LuckFile, HasTheLuckOfAllGamesOrOfNone) {
  const Contest contest = judged_contest(1);
  ASSERT_TRUE(play(contest).has_value());
  const std::vector<std::string> judged = lines();
  Json game = *parse_json(judged[1]);
  game["outcome"].erase("luck");
  write({judged[0], json_text(game)});
  EXPECT_THAT(read_contest_file(path_).error().message, HasSubstr("luck of this game is missing"));
  Contest plain = contest;
  plain.luck.reset();
  write({json_text(contest_json(plain)), judged[1]});
  EXPECT_THAT(read_contest_file(path_).error().message, HasSubstr("names no judge"));
}

// ---- simulations

SimulateOptions judged_simulation(std::vector<std::string> bots) {
  SimulateOptions options;
  options.game = "osaka";
  options.seats = 3;
  options.games = 12;
  options.seed = kSeed;
  options.bots = std::move(bots);
  options.turn_cap = 60;
  options.threads = 1;
  options.luck_adjusted = true;
  return options;
}

Json figures_of(const SimulateResult& result) {
  Json json = result.json();
  json.erase("seconds");
  json.erase("decisions_per_second");
  return json;
}

TEST(LuckSimulation, GivesTheSameFiguresOnAnyNumberOfThreads) {
  SimulateOptions options = judged_simulation({"greedy", "random", "random"});
  const auto one = simulate(options);
  ASSERT_TRUE(one.has_value()) << one.error().message;
  options.threads = 3;
  EXPECT_EQ(figures_of(*simulate(options)), figures_of(*one));
  EXPECT_EQ(one->json()["luck"], judge_json(*one->luck));
  const WithoutLuck& greedy = *one->players[0].without_luck;
  const WithoutLuck& random = *one->players[1].without_luck;
  EXPECT_NEAR(greedy.share.mean, one->players[0].share.mean - greedy.luck.mean, 1e-4);
  EXPECT_NEAR(greedy.luck.mean + 2 * random.luck.mean, 0, 1e-4);
  options.luck_adjusted = false;
  EXPECT_FALSE(simulate(options)->json().contains("luck"));
}

TEST(LuckSimulation, IsCertainOfAPlayerInAllSeats) {
  const auto result = simulate(judged_simulation({"random"}));
  ASSERT_TRUE(result.has_value());
  const WithoutLuck& found = *result->players[0].without_luck;
  EXPECT_NEAR(found.share.mean, 1.0 / 3, 1e-4);
  EXPECT_FALSE(found.games.has_value());
}

TEST(LuckSimulation, RefusesSeedsFromWhichTheValueLearnt) {
  SimulateOptions options = judged_simulation({"random"});
  options.seed = 1;
  EXPECT_EQ(simulate(options).error().code, "learnt_seed");
}

}  // namespace
}  // namespace kaisho::arena
