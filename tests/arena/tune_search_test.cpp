// Tuning the search: what it writes, and that the same seed finds the same.
#include "arena/tuning/tune_search.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "games/registry.h"
#include "players/player.h"
#include "tests/arena/little_tuning.h"

namespace kaisho::arena {
namespace {

TEST(TuneSearch, FindsTheSameForTheSameSeed) {
  int lines = 0;
  const Json first = tuned(little_tuning(), Json(), lines);
  EXPECT_EQ(lines, 5);  // one for each trial, how far the check is, and what it found
  EXPECT_EQ(tuned(little_tuning(), Json(), lines), first);
  EXPECT_EQ(first["game"], "osaka");
  EXPECT_TRUE(first["budgets"].is_object());
}

// Stopped after some of its trials it goes on as if it had not been.
TEST(TuneSearch, GoesOnWhereItWasStopped) {
  TuneSearchOptions options = little_tuning();
  options.trials = 5;
  std::vector<TuneTrial> kept;
  const auto quiet = [](const std::string&) {};
  const auto save = [&](const TuneTrial& trial) -> Expected<void> {
    kept.push_back(trial);
    return {};
  };
  const auto whole = tune_search(options, poor(50), {.log = quiet, .save = save});
  ASSERT_TRUE(whole.has_value());
  ASSERT_EQ(kept.size(), 5U);
  const std::vector<TuneTrial> all = std::exchange(kept, {});
  for (const std::ptrdiff_t known : {0, 2, 5}) {
    kept.clear();
    const std::vector<TuneTrial> first(all.begin(), all.begin() + known);
    const auto rest =
        tune_search(options, poor(50), {.log = quiet, .save = save, .resumed = first});
    ASSERT_TRUE(rest.has_value()) << rest.error().message;
    EXPECT_EQ(*rest, *whole) << known;
    ASSERT_EQ(kept.size(), all.size() - first.size());
    for (std::size_t i = 0; i < kept.size(); ++i) {
      EXPECT_EQ(kept[i].spec, all[first.size() + i].spec);
      EXPECT_EQ(kept[i].share, all[first.size() + i].share);
    }
  }
  options.seed = 3;
  const auto other = tune_search(options, poor(50), {.log = quiet, .save = save, .resumed = all});
  ASSERT_FALSE(other.has_value());
  EXPECT_EQ(other.error().code, "bad_log");
}

TEST(TuneSearch, StopsWhereATrialCannotBeKept) {
  int asked = 0;
  const auto full = [&](const TuneTrial&) -> Expected<void> {
    ++asked;
    return fail("cannot_write", "The disk is full.");
  };
  const auto found =
      tune_search(little_tuning(), Json(), {.log = [](const std::string&) {}, .save = full});
  ASSERT_FALSE(found.has_value());
  EXPECT_EQ(found.error().code, "cannot_write");
  EXPECT_EQ(asked, 1);
}

TEST(TuneSearch, WritesNothingThatMayBeChance) {
  TuneSearchOptions options = little_tuning();
  for (options.seed = 1; options.seed <= 8; ++options.seed) {
    int lines = 0;
    Json file = tuned(options, poor(50), lines);
    Json& entry = file["budgets"]["50"];
    ASSERT_EQ(entry["tried"].size(), 1U);
    const Json& tried = entry["tried"][0];
    EXPECT_NE(tried["command"].get<std::string>().find("kaisho-tune-search"), std::string::npos);
    EXPECT_EQ(tried.contains("values"), tried.contains("share_95"));
    entry.erase("tried");
    EXPECT_EQ(file, poor(50)) << "two games prove nothing";
  }
}

TEST(TuneSearch, KeepsWhatWasTriedBefore) {
  TuneSearchOptions options = little_tuning();
  int lines = 0;
  Json file = tuned(options, poor(50), lines);
  options.seed = 2;
  file = tuned(options, file, lines);
  const Json& tried = file["budgets"]["50"]["tried"];
  ASSERT_EQ(tried.size(), 2U);
  EXPECT_NE(tried[0]["command"], tried[1]["command"]);
}

TEST(TuneSearch, OfAGameNobodyTunedTellsTheTry) {
  TuneSearchOptions options = little_tuning();
  options.ms = 500;
  int lines = 0;
  const Json file = tuned(options, Json(), lines);
  const Json& entry = file["budgets"]["500"];
  EXPECT_EQ(entry["values"], Json::object());
  EXPECT_EQ(entry["found"], entry["tried"][0]["command"]);
}

// Of values that are between those that are tried, too.
TEST(TuneSearch, BeginsWithThePresentParameters) {
  Json before = poor(500);
  before["budgets"]["500"]["values"]["net"] = 50;
  TuneSearchOptions options = little_tuning();
  options.ms = 500;
  options.against = "random";
  std::vector<std::string> lines;
  const auto found = tune_search(options, before,
                                 {.log = [&](const std::string& line) { lines.push_back(line); }});
  ASSERT_TRUE(found.has_value());
  for (const std::string value :
       {"root_evaluations=1,", "leaf_evaluations=1,", "net=50,", "transpositions=0,", "turns=4,"}) {
    EXPECT_NE(lines[0].find(value), std::string::npos) << lines[0];
  }
}

TEST(TuneSearch, ReadsTheFormerNamesOfParameters) {
  Json before = poor(500);
  before["budgets"]["500"]["values"] = {{"lines", 1}, {"net", 0}, {"merge", 0}};
  TuneSearchOptions options = little_tuning();
  options.ms = 500;
  options.against = "random";
  std::vector<std::string> lines;
  const auto found = tune_search(options, before,
                                 {.log = [&](const std::string& line) { lines.push_back(line); }});
  ASSERT_TRUE(found.has_value()) << found.error().message;
  for (const std::string value : {"root_evaluations=1,", "transpositions=0,"}) {
    EXPECT_NE(lines[0].find(value), std::string::npos) << lines[0];
  }
}

TEST(TuneSearch, TriesAgainstSomebodyElse) {
  TuneSearchOptions options = little_tuning();
  options.against = "random";
  std::vector<std::string> lines;
  const auto found = tune_search(options, Json(),
                                 {.log = [&](const std::string& line) { lines.push_back(line); }});
  ASSERT_TRUE(found.has_value());
  ASSERT_GE(lines.size(), 4U);
  for (std::size_t trial = 0; trial < 3; ++trial) {
    EXPECT_NE(lines[trial].find(" 1.00; best"), std::string::npos) << lines[trial];
  }
  const std::string& end = lines.back();
  if (lines.size() == 4) {
    EXPECT_EQ(end, "nothing better was found");
    return;
  }
  ASSERT_EQ(lines.size(), 5U);
  EXPECT_EQ(lines[3], "check: 2 of 2 games");
  EXPECT_TRUE(end.starts_with("check: search:simulations=2")) << end;
  EXPECT_EQ(end.find(" 1.000 "), std::string::npos) << "the check is against itself";
}

TEST(TuneSearch, RefusesWhatItCannotDo) {
  const auto code = [](TuneSearchOptions options) {
    const auto found = tune_search(options, Json(), {.log = [](const std::string&) {}});
    return found ? std::string() : found.error().code;
  };
  TuneSearchOptions options = little_tuning();
  options.ms = 70;
  EXPECT_EQ(code(options), "bad_option");
  options = little_tuning();
  options.trials = 0;
  EXPECT_EQ(code(options), "bad_option");
  for (const int seats : {-1, 1, 5, 1'000'000}) {
    options = little_tuning();
    options.seats = seats;
    EXPECT_EQ(code(options), "bad_option") << seats;
  }
  options = little_tuning();
  options.game = "go";
  EXPECT_EQ(code(options), "unknown_game");
  options = little_tuning();
  options.against = "nobody";
  EXPECT_EQ(code(options), "bad_player");
  for (const Json& wrong : {Json(3), Json{{"budgets", {{"50", 3}}}},
                            Json{{"budgets", {{"50", {{"values", {{"turns", "4"}}}}}}}},
                            Json{{"budgets", {{"50", {{"values", {{"depth", 4}}}}}}}}}) {
    const auto found = tune_search(little_tuning(), wrong, {.log = [](const std::string&) {}});
    ASSERT_FALSE(found.has_value()) << wrong;
    EXPECT_EQ(found.error().code, "bad_tuned") << wrong;
  }
}

}  // namespace
}  // namespace kaisho::arena
