// Programs as players: what they are told, and that whoever fails forfeits and harms nobody.
#include "arena/programs/command_player.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <thread>

#include "arena/contest/game_job.h"
#include "games/registry.h"
#include "tests/folder.h"

namespace kaisho::arena {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

TEST(SplitCommand, SplitsAtBlanksOutsideOfQuotes) {
  EXPECT_THAT(*split_command("./bot  --x 1"), ElementsAre("./bot", "--x", "1"));
  EXPECT_THAT(*split_command("sh -c 'a \"b\"' \"c d\"e ''"),
              ElementsAre("sh", "-c", "a \"b\"", "c de", ""));
  EXPECT_FALSE(split_command("").has_value());
  EXPECT_FALSE(split_command("  ").has_value());
  EXPECT_FALSE(split_command("bot 'x").has_value());
}

// Long for any program that answers at all, on any machine.
constexpr int kPatienceMs = 60'000;

// A job with a program in the last seat.
GameJob job_with(const std::string& command, int seats = 2) {
  GameJob job{.game = "osaka", .turn_cap = 40, .seats = seats, .seed = 3, .answer_ms = kPatienceMs};
  job.players.assign(static_cast<std::size_t>(seats), "random");
  job.players.back() = "command:" + command;
  return job;
}

void expect_forfeit(const std::string& command, const std::string& why,
                    int answer_ms = kPatienceMs) {
  GameJob job = job_with(command);
  job.answer_ms = answer_ms;
  const auto outcome = play_job(job);
  ASSERT_TRUE(outcome.has_value()) << outcome.error().message;
  EXPECT_THAT(outcome->fault[1], HasSubstr(why)) << command;
  EXPECT_EQ(outcome->fault[0], "");
  EXPECT_THAT(outcome->share, ElementsAre(1, 0, 0, 0));
  EXPECT_EQ(outcome->rank[0], 1);
  EXPECT_EQ(outcome->rank[1], 2);
}

TEST(CommandPlayer, ForfeitsWhenItFails) {
  expect_forfeit("true", "ended");
  expect_forfeit("sleep 600", "The program did not answer 'load' within 400 ms.", 400);
  expect_forfeit("cat", "error");
  expect_forfeit("yes", "The program's answer is not a JSON object: 'y'.");
  const std::string ok = R"(sh -c 'while read a; do echo "{\"ok\":true)";
  expect_forfeit(ok + R"(}"; done')", "suggested no move");
  expect_forfeit(ok + R"(,\"suggestions\":[{\"move\":\"castle\"}]}"; done')", "'castle'");
  expect_forfeit(ok + R"(,\"suggestions\":[{\"move\":3}]}"; done')", "suggested no move");
  expect_forfeit(ok + R"(,\"suggestions\":[[]]}"; done')", "suggested no move");
  expect_forfeit(R"(sh -c 'read a; echo "{\"ok\":true}"; read a; exit')", "ended");
  expect_forfeit(R"(sh -c 'read a; echo "{\"ok\":true}"; read a; sleep 600')",
                 "The program did not answer 'suggest' within 400 ms.", 400);
  expect_forfeit(
      R"(sh -c 'read a; echo "{\"ok\":false,\"error\":{\"message\":\"No idea.\"}}"; cat')",
      "No idea.");
}

TEST(CommandPlayer, TellsHowItsProgramEnded) {
  expect_forfeit("sh -c 'exit 7'", "ended with exit status 7");
  expect_forfeit("sh -c 'kill -SEGV $$'", "Signal 11 (Segmentation fault) ended the program");
  expect_forfeit("sh -c 'exec >&-; sleep 600'", "closed its output");
}

TEST(CommandPlayer, TellsHowLongTheDecisionTookInWhichItFailed) {
  GameJob job = job_with("sleep 600");
  job.answer_ms = 400;
  const auto outcome = play_job(job);
  ASSERT_TRUE(outcome.has_value());
  EXPECT_GE(outcome->took_ms, 400);
  EXPECT_EQ(read_outcome(outcome_json(*outcome))->took_ms, outcome->took_ms);
  job.players.back() = "random";
  EXPECT_EQ(play_job(job)->took_ms, 0);
}

// What it started has its pipes, as behind a script that starts an engine.
TEST(CommandPlayer, HasEndedWhereWhatItStartedGoesOn) {
  expect_forfeit("sh -c 'sleep 600 & exit 5'", "ended with exit status 5");
  const std::string loads = R"(sh -c 'read a; echo "{\"ok\":true}"; )";
  expect_forfeit(loads + "sleep 600 & exit 5'", "ended with exit status 5");
  expect_forfeit(loads + "read a; sleep 600 & kill -SEGV $$'",
                 "Signal 11 (Segmentation fault) ended the program");
}

// A program that answers one line, told by its own words what it does at its end.
std::string answers_one(const std::string& before, const std::string& after) {
  return "sh -c '" + before + "read a; echo \"$a\"; " + after + "'";
}

constexpr std::chrono::milliseconds kMinutes{600'000};

std::string content_of(const std::string& path) {
  std::ifstream in(path);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

TEST(CommandProcess, HasTimeToSaveWhenItsInputEnds) {
  const TemporaryFolder folder;
  const std::string path = folder.file("saved");
  CommandProcess process;
  const std::string bot =
      answers_one("", "while read a; do :; done; sleep 0.2; echo much | tee " + path);
  ASSERT_TRUE(process.start(bot, "bot", {.to_leave = kMinutes, .after_term = {}}).has_value());
  ASSERT_TRUE(process.ask("hello", kMinutes, {}).has_value());
  process.end();
  EXPECT_FALSE(process.running());
  EXPECT_EQ(content_of(path), "much\n");
}

TEST(CommandProcess, IsToldToEndWhereItsInputIsNotEnough) {
  const TemporaryFolder folder;
  const std::string path = folder.file("saved");
  CommandProcess process;
  const std::string bot =
      answers_one("trap \"echo late > " + path + "; exit\" TERM; ", "while :; do sleep 0.05; done");
  ASSERT_TRUE(process.start(bot, "bot", {.to_leave = {}, .after_term = kMinutes}).has_value());
  ASSERT_TRUE(process.ask("hello", kMinutes, {}).has_value());
  process.end();
  EXPECT_EQ(content_of(path), "late\n");
}

TEST(CommandProcess, IsKilledWhereItEndsAtNothing) {
  CommandProcess process;
  const std::string bot = answers_one("trap \"\" TERM; ", "while :; do sleep 0.05; done");
  ASSERT_TRUE(process.start(bot, "bot", {.to_leave = {}, .after_term = {}}).has_value());
  ASSERT_TRUE(process.ask("hello", kMinutes, {}).has_value());
  process.end();
  EXPECT_FALSE(process.running());
}

// Under the name of the player, since several may be programs of one interpreter.
TEST(CommandPlayer, SpeaksUnderItsName) {
  GameJob job = job_with("sh -c 'echo hello >&2'");
  job.names = {"weak", "mine"};
  testing::internal::CaptureStderr();
  ASSERT_TRUE(play_job(job).has_value());
  EXPECT_EQ(testing::internal::GetCapturedStderr(), "mine: hello\n");
  job.names.clear();
  testing::internal::CaptureStderr();
  ASSERT_TRUE(play_job(job).has_value());
  EXPECT_EQ(testing::internal::GetCapturedStderr(), "command:sh -c 'echo hello >&2': hello\n");
}

TEST(CommandPlayer, TellsTheMovesUpToItsForfeit) {
  const auto outcome = play_job(job_with("true"));
  ASSERT_TRUE(outcome.has_value());
  EXPECT_EQ(outcome->moves.size(), static_cast<std::size_t>(outcome->decisions));
  GameJob job = job_with("true");
  job.players.back() = "random";
  EXPECT_TRUE(play_job(job)->moves.empty());
  job.moves = true;
  const auto whole = play_job(job);
  EXPECT_EQ(whole->moves.size(), static_cast<std::size_t>(whole->decisions));
  EXPECT_GT(whole->moves.size(), 10U);
}

TEST(CommandPlayer, ThatCannotBeStartedIsAnError) {
  EXPECT_FALSE(CommandPlayer::try_command("command:/no/such/program").has_value());
  EXPECT_FALSE(CommandPlayer::try_command("command:").has_value());
  EXPECT_TRUE(CommandPlayer::try_command("command:true").has_value());
}

TEST(CommandPlayer, CanBeCheckedWhereItsProgramIsNot) {
  EXPECT_TRUE(CommandPlayer::check_command("command:/no/such/program").has_value());
  EXPECT_EQ(CommandPlayer::check_command("command:").error().code, "bad_player");
  EXPECT_EQ(CommandPlayer::check_command("command:bot 'x").error().code, "bad_player");
}

// It has not lost: the game was never played.
TEST(CommandPlayer, ThatCannotBeStartedHasNoGame) {
  const auto outcome = play_job(job_with("/no/such/program"));
  ASSERT_FALSE(outcome.has_value());
  EXPECT_EQ(outcome.error().code, "no_program");
  EXPECT_THAT(outcome.error().message, HasSubstr("Cannot start '/no/such/program'"));
  EXPECT_EQ(play_job(job_with("bot 'x")).error().code, "bad_player");
}

TEST(CommandPlayer, IsStartedWhereItCouldNotBeBefore) {
  const TemporaryFolder folder;
  const std::string path = folder.file("bot");
  JobRunner runner;
  EXPECT_EQ(runner.play(job_with(path)).error().code, "no_program");
  std::ofstream(path) << "#!/bin/sh\n";
  std::filesystem::permissions(path, std::filesystem::perms::owner_all);
  const auto outcome = runner.play(job_with(path));
  ASSERT_TRUE(outcome.has_value()) << outcome.error().message;
  EXPECT_THAT(outcome->fault[1], HasSubstr("ended"));
}

// The others share as the table stands: here nobody has a point, so evenly.
TEST(CommandPlayer, LeavesTheVictoryToTheOthers) {
  const auto outcome = play_job(job_with("true", 3));
  ASSERT_TRUE(outcome.has_value());
  EXPECT_EQ(outcome->share[2], 0);
  EXPECT_EQ(outcome->rank[2], 3);
  EXPECT_FLOAT_EQ(outcome->share[0] + outcome->share[1], 1);
}

TEST(CommandPlayer, BeginsTheNextGameAnew) {
  JobRunner runner;
  GameJob bad = job_with("true");
  for (int deal = 0; deal < 3; ++deal) {
    bad.deal = static_cast<std::uint64_t>(deal);
    const auto outcome = runner.play(bad);
    ASSERT_TRUE(outcome.has_value());
    EXPECT_NE(outcome->fault[1], "");
  }
  GameJob good = bad;
  good.players = {"random", "random"};
  const auto outcome = runner.play(good);
  ASSERT_TRUE(outcome.has_value());
  EXPECT_EQ(outcome->fault[1], "");
  EXPECT_EQ(*outcome, *play_job(good));
}

TEST(CommandPlayer, StopsWaitingWhenItIsAskedTo) {
  std::stop_source stop;
  GameJob job = job_with("sleep 600");
  job.answer_ms = 600'000;
  std::jthread later([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    stop.request_stop();
  });
  const auto outcome = JobRunner().play(job, stop.get_token());
  ASSERT_FALSE(outcome.has_value());
  EXPECT_EQ(outcome.error().code, "stopped");
}

// Of a search, too, that would think for minutes.
TEST(JobRunner, LeavesADecisionUnderWay) {
  for (const char* spec :
       {"search:ms=600000,early=0", "beam:width=10000,evaluations=10000,samples=100"}) {
    std::stop_source stop;
    GameJob job = job_with("true");
    job.players = {spec, spec};
    std::jthread later([&] {
      std::this_thread::sleep_for(std::chrono::milliseconds(100));
      stop.request_stop();
    });
    const auto began = std::chrono::steady_clock::now();
    const auto outcome = JobRunner().play(job, stop.get_token());
    ASSERT_FALSE(outcome.has_value()) << spec;
    EXPECT_EQ(outcome.error().code, "stopped");
    EXPECT_LT(std::chrono::steady_clock::now() - began, std::chrono::seconds(300)) << spec;
  }
}

TEST(CommandSpec, ReadsBudgets) {
  const auto read = [](std::string_view spec) { return *parse_command(spec); };
  EXPECT_EQ(read("command:./bot --at 5:3").command, "./bot --at 5:3");
  EXPECT_EQ(read("command:./bot").budget.ms, 0);
  EXPECT_EQ(read("command@50ms:./bot x").budget.ms, 50);
  EXPECT_EQ(read("command@50ms:./bot x").command, "./bot x");
  EXPECT_EQ(read("command@9simulations,50ms:./bot").budget.simulations, 9);
  for (const std::string_view wrong :
       {"command@:b", "command@50:b", "command@50ms", "command@ms:b", "command@0ms:b",
        "command@-1ms:b", "command@50ms,:b", "command@50ms,9ms:b", "command@600001ms:b"}) {
    ASSERT_TRUE(is_command(wrong)) << wrong;
    EXPECT_EQ(CommandPlayer::check_command(wrong).error().code, "bad_player") << wrong;
    EXPECT_EQ(CommandPlayer::try_command(wrong).error().code, "bad_player") << wrong;
    EXPECT_EQ(CommandPlayer(wrong, {}).begin({}).error().code, "bad_player") << wrong;
  }
  EXPECT_FALSE(is_command("commander"));
  EXPECT_FALSE(is_command("command"));
}

TEST(CommandSpec, TakesABudgetWhereItHasNone) {
  EXPECT_EQ(command_with("command:b", {}), "command:b");
  EXPECT_EQ(command_with("command:b", {.ms = 5}), "command@5ms:b");
  EXPECT_EQ(command_with("command:b", {.ms = 5, .simulations = 7}), "command@5ms,7simulations:b");
  EXPECT_EQ(command_with("command@5ms:b", {.simulations = 7}), "command@5ms:b");
}

// Both requests that a program is sent at the beginning of a game.
struct Told {
  Json load;
  Json suggest;
};

// `head`: of the spec, up to its colon.
Told told_to(const std::string& head, const Game& game, const Position& seen) {
  const TemporaryFolder folder;
  const std::string path = folder.file("told");
  const std::string bot =
      head + R"(:sh -c 'read a; echo "$a" >)" + path +
      R"(; echo "{\"ok\":true}"; read b; echo "$b" >>)" + path +
      R"(; echo "{\"ok\":true,\"suggestions\":[{\"move\":\"token blue\"}]}"; cat')";
  RandomState state = RandomState::from_key(Key{});
  Random random(state);
  CommandPlayer player(bot, {});
  EXPECT_TRUE(player.begin({}).has_value());
  const Move move = player.choose(game, seen, random);
  EXPECT_EQ(player.fault(), "");
  EXPECT_EQ(game.move_text(seen, move), "token blue");
  std::ifstream told(path);
  std::string load;
  std::string suggest;
  EXPECT_TRUE(std::getline(told, load) && std::getline(told, suggest));
  return {parse_json(load).value_or(Json()), parse_json(suggest).value_or(Json())};
}

// It is told the position as its seat may know it, and nothing else.
TEST(CommandPlayer, IsToldWhatItsSeatMayKnow) {
  const GamePtr game = *open_game("osaka");
  const Position start = *game->start({.seats = 2, .turn_cap = 0, .variants = {}}, Key{});
  const Position seen = game->observe(start, game->to_move(start));
  const Told told = told_to("command", *game, seen);
  const Json expected = {
      {"type", "load"}, {"game", "osaka"}, {"position", game->position_json(seen)}};
  EXPECT_EQ(told.load, expected);
  EXPECT_EQ(told.suggest["type"], "suggest");
  EXPECT_EQ(told.suggest["count"], 1);
  EXPECT_TRUE(told.suggest["seed"].is_string());
  EXPECT_EQ(told.suggest.size(), 3U);
}

TEST(CommandPlayer, IsToldItsBudget) {
  const GamePtr game = *open_game("osaka");
  const Position start = *game->start({.seats = 2, .turn_cap = 0, .variants = {}}, Key{});
  const Position seen = game->observe(start, game->to_move(start));
  const Json suggest = told_to("command@50ms,1000simulations", *game, seen).suggest;
  EXPECT_EQ(suggest["ms"], 50);
  EXPECT_EQ(suggest["simulations"], 1000);
  EXPECT_EQ(suggest.size(), 5U);
}

}  // namespace
}  // namespace kaisho::arena
