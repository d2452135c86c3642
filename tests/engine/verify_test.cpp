// verify names the first difference, and checks the fairness of the shuffle.
#include "core/reading/hex.h"
#include "engine/fair.h"
#include "engine/perft.h"
#include "engine/replay.h"
#include "games/registry.h"
#include "tests/engine/asking.h"

namespace kaisho::engine {
namespace {

// Of "kaisho", and of the same followed by the bytes 1, 2; by another program.
constexpr const char* kSecret = "6b616973686f";
constexpr const char* kCommitment =
    "35fe5802f61e235dac0b61015a7c56b9a0888943bb39147921f0079a1e2eb9b5";
constexpr const char* kSeed = "fb8ad6432797855285c7751463b6721837be453f6384b1715378822a8ba5265a";
const std::vector<std::string> kNonces = {"01", "02"};

Json finished_record(const std::string& seed) {
  Asking asking;
  asking.walk_to_end(asking.begin(2, seed, {{"turn_cap", 20}}), 3);
  return asking.get({{"type", "save"}})["record"];
}

Error error_of(const Json& json) {
  const Expected<Record> record = read_record(json);
  EXPECT_TRUE(record);
  const Expected<Verification> verified = verify(*record);
  EXPECT_FALSE(verified);
  return verified ? Error{} : verified.error();
}

TEST(Verify, ResultMemberByMember) {
  const Json sound = finished_record("1");
  Json json = sound;
  json["result"]["score"][1] = 99;
  const Error error = error_of(json);
  EXPECT_EQ(error.code, "wrong_result");
  EXPECT_EQ(error.where, "result.score");
  EXPECT_NE(error.message.find("99"), std::string::npos);
  EXPECT_NE(error.message.find(json_text(sound["result"]["score"])), std::string::npos);

  json = sound;
  json["result"] = {{"score", sound["result"]["score"]}};  // members may be left out
  EXPECT_TRUE(verify(*read_record(json)));
  json["result"]["share"] = {0.333, 0.667};
  EXPECT_EQ(error_of(json).where, "result.share");
  json["result"] = nullptr;
  EXPECT_EQ(error_of(json).code, "wrong_result");
}

TEST(Verify, AGameThatStillRunsHasNoResult) {
  Json json = finished_record("1");
  json["moves"].erase(json["moves"].size() - 1);
  const Error error = error_of(json);
  EXPECT_EQ(error.code, "wrong_result");
  json["result"] = nullptr;
  EXPECT_EQ(error_of(json).code, "wrong_hash");
  json["hash"] = nullptr;
  const Expected<Verification> verified = verify(*read_record(json));
  ASSERT_TRUE(verified);
  EXPECT_FALSE(verified->over);
}

TEST(Verify, HashTellsBoth) {
  Json json = finished_record("1");
  const std::string right = json["hash"];
  json["hash"] = "0123456789abcdef";
  const Error error = error_of(json);
  EXPECT_EQ(error.code, "wrong_hash");
  EXPECT_NE(error.message.find("0123456789abcdef"), std::string::npos);
  EXPECT_NE(error.message.find(right), std::string::npos);
}

TEST(Verify, AGameThatIsOverHasAHash) {
  Json json = finished_record("1");
  json["hash"] = nullptr;
  const Error error = error_of(json);
  EXPECT_EQ(error.code, "wrong_hash");
  EXPECT_EQ(error.where, "hash");
}

TEST(Verify, TriesARecordOfOtherRulesAndNamesTheDifference) {
  const Json sound = finished_record("1");
  Json json = sound;
  json["rules_version"] = 99;
  const Expected<Verification> verified = verify(*read_record(json));
  ASSERT_TRUE(verified) << verified.error().message;
  EXPECT_EQ(verified->rules_version, open_game("osaka").value()->info().rules_version);

  json["moves"][3]["move"] = "castle";
  Error error = error_of(json);
  EXPECT_EQ(error.code, "other_rules_version");
  EXPECT_EQ(error.where, "moves[3]");
  EXPECT_EQ(error.reason, "engine.rules_move");
  EXPECT_NE(error.message.find("Version 99 of the rules does not allow 'castle' here"), std::string::npos) << error.message;

  json["moves"][3] = sound["moves"][3];
  json["moves"][3]["seat"] = 1 - sound["moves"][3]["seat"].get<int>();
  error = error_of(json);
  EXPECT_EQ(error.reason, "engine.rules_seat");
  EXPECT_EQ(error.where, "moves[3]");

  json = sound;
  json["rules_version"] = 99;
  json["result"] = nullptr;
  error = error_of(json);
  EXPECT_EQ(error.reason, "engine.rules_over") << error.message;
  EXPECT_EQ(error.where, "result");

  // The moves are legal, but come to something else: also replaying must say so.
  json = sound;
  json["rules_version"] = 99;
  json["hash"] = "0123456789abcdef";
  error = error_of(json);
  EXPECT_EQ(error.code, "other_rules_version");
  EXPECT_EQ(error.where, "hash");
  EXPECT_EQ(error.reason, "engine.rules_end");
  EXPECT_NE(error.message.find("0123456789abcdef under version 99"), std::string::npos)
      << error.message;
  EXPECT_FALSE(replay(*read_record(json)));
}

// One move exchanged for another legal one: the first difference is found at the latest in the end.
TEST(Verify, FindsAnExchangedMove) {
  const Json sound = finished_record("4");
  for (const char* colour : {"red", "blue", "yellow", "green"}) {
    Json json = sound;
    const std::string move = std::string("token ") + colour;
    if (json["moves"][0]["move"] == move) continue;
    json["moves"][0]["move"] = move;
    const Expected<Verification> verified = verify(*read_record(json));
    EXPECT_FALSE(verified);
  }
}

TEST(Verify, CommitmentAndSeedOfAFairShuffle) {
  EXPECT_EQ(fair_commitment(kSecret), kCommitment);
  EXPECT_EQ(key_text(*fair_seed(kSecret, kNonces)), kSeed);
  Json json = finished_record(kSeed);
  json["fair"] = {{"commitment", kCommitment}, {"secret", kSecret}, {"nonces", kNonces}};
  const Expected<Verification> verified = verify(*read_record(json));
  ASSERT_TRUE(verified) << verified.error().message;
  EXPECT_EQ(verified->fairness, Fairness::kChecked);

  Json other = json;
  other["fair"]["nonces"][1] = "03";
  EXPECT_EQ(error_of(other).code, "wrong_seed");
  other = json;
  other["fair"]["commitment"] = std::string(64, '0');
  EXPECT_EQ(error_of(other).code, "wrong_commitment");
  other = json;
  other["fair"].erase("secret");
  EXPECT_EQ(error_of(other).code, "no_secret");
}

TEST(Perft, CountsLeavesInAnyOrder) {
  const GamePtr game = *open_game("osaka");
  const Position start = *game->start({}, key_from_number(1));
  MoveTree none;
  perft(*game, start, 0, none);
  EXPECT_EQ(none.leaves, 1U);
  EXPECT_EQ(none.hash, position_hash(start));

  MoveList moves;
  game->legal_moves(start, moves);
  MoveTree divided;
  for (std::size_t i = moves.size(); i-- > 0;) {
    Position after = start;
    game->apply(after, moves[i]);
    perft(*game, after, 2, divided);
  }
  MoveTree whole;
  perft(*game, start, 3, whole);
  EXPECT_EQ(whole.leaves, divided.leaves);
  EXPECT_EQ(whole.hash, divided.hash);
  EXPECT_GT(whole.leaves, 100U);
}

}  // namespace
}  // namespace kaisho::engine
