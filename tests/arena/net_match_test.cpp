// Matches between nets: only between nets that the players take.
#include "arena/tuning/net_match.h"

#include <gtest/gtest.h>

#include <string>

#include "games/registry.h"

namespace kaisho::arena {
namespace {

NetMatchOptions little(const std::string& player) {
  return {.game = "osaka",
          .deals = 1,
          .player = player,
          .turn_cap = 40,
          .threads = 1,
          .candidate = players::standard_net(**open_game("osaka"))};
}

std::string code_of(const NetMatchOptions& options) {
  const auto found = net_match(options);
  return found ? "" : found.error().code;
}

TEST(NetMatch, RefusesANetThatItsPlayerDoesNotTake) {
  EXPECT_EQ(code_of(little("search:simulations=4")), "bad_option");
  EXPECT_EQ(code_of(little("greedy:samples=1,evaluations=2,net=0")), "bad_option");
  EXPECT_EQ(code_of(little("level1")), "bad_option");
  EXPECT_EQ(code_of(little("greedy:samples=1,evaluations=2,net=40")), "");
}

TEST(NetMatch, RefusesAChampionThatItsPlayerDoesNotTake) {
  NetMatchOptions options = little("greedy:samples=1,evaluations=2,net=40");
  options.champion = options.candidate;
  options.against = "greedy:samples=1,evaluations=2";
  EXPECT_EQ(code_of(options), "bad_option");
  options.against = "greedy:samples=1,evaluations=2,net=40";
  EXPECT_EQ(code_of(options), "");
}

TEST(NetMatch, TellsHowSureItsShareIs) {
  NetMatchOptions options = little("greedy:samples=1,evaluations=2,net=40");
  options.deals = 12;
  options.against = "random";
  const auto found = net_match(options);
  ASSERT_TRUE(found.has_value()) << found.error().message;
  const Json json = found->json();
  EXPECT_EQ(json["share"], found->share.mean);
  EXPECT_LT(json["share_95"][0].get<double>(), found->share.mean);
  EXPECT_GE(json["share_95"][1].get<double>(), found->share.mean);
  EXPECT_GT(json["share_95"][1].get<double>() - json["share_95"][0].get<double>(), 0.05);
}

// Without a champion the other side needs no part of a net.
TEST(NetMatch, MeetsWhoeverElsePlays) {
  NetMatchOptions options = little("greedy:samples=1,evaluations=2,net=40");
  options.against = "random";
  EXPECT_EQ(code_of(options), "");
  options.against = "nobody";
  EXPECT_EQ(code_of(options), "bad_player");
}

}  // namespace
}  // namespace kaisho::arena
