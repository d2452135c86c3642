// Nets: their arithmetic by test vectors, their files, and what they do to a value.
#include "players/net/net.h"

#include <hwy/highway.h>

#include <array>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "core/reading/embedded.h"
#include "core/reading/embedded_json.h"
#include "core/values/hash.h"
#include "players/net/test_vectors.h"
#include "players/value.h"
#include "tests/folder.h"
#include "tests/players/table.h"

namespace kaisho::players {
namespace {

namespace fs = std::filesystem;

Json read_file(const fs::path& path) {
  std::ifstream file(path);
  std::stringstream text;
  text << file.rdbuf();
  return *parse_json(text.str());
}

std::vector<fs::path> vector_files() {
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(tests_folder() / "native_browser" / "nets")) {
    files.push_back(entry.path());
  }
  return files;
}

void expect_vectors_met() {
  const auto files = vector_files();
  ASSERT_GE(files.size(), 2U);
  for (const fs::path& path : files) {
    const Expected<int> alike = check_net_vectors(read_file(path));
    ASSERT_TRUE(alike) << path << ": " << alike.error().message << " " << alike.error().where;
    EXPECT_GE(*alike, 100) << path;
  }
}

// What tools/train reckons in plain whole numbers, vector instructions reckon, too.
TEST(NetVectors, AreMet) { expect_vectors_met(); }

// Each kind of instructions for which the layers were compiled and that this machine has.
TEST(NetVectors, AreMetByAllInstructions) {
  const std::int64_t all = hwy::SupportedTargets() & HWY_TARGETS;
  ASSERT_NE(all, 0);
  for (std::int64_t left = all; left != 0; left &= left - 1) {
    const std::int64_t one = left & -left;
    SCOPED_TRACE(hwy::TargetName(one));
    hwy::GetChosenTarget().Update(one);
    expect_vectors_met();
  }
  hwy::GetChosenTarget().Update(all);
}

TEST(NetVectors, AreSeenToDiffer) {
  Json file = read_file(tests_folder() / "native_browser" / "nets" / "one_block.json");
  Json& output = file["vectors"][3]["outputs"][4];
  output = output.get<int>() + 1;
  const Expected<int> alike = check_net_vectors(file);
  ASSERT_FALSE(alike);
  EXPECT_EQ(alike.error().code, "bad_vectors");
  EXPECT_EQ(alike.error().where, "vectors[3]");
}

constexpr std::size_t kHidden = kNetHidden;

std::string base64(const std::string& bytes) {
  constexpr std::string_view kDigits =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string text;
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    std::uint32_t bits = 0;
    for (std::size_t k = 0; k < 3; ++k) {
      const auto byte = i + k < bytes.size() ? static_cast<std::uint8_t>(bytes[i + k]) : 0U;
      bits = bits << 8U | byte;
    }
    for (std::size_t k = 0; k < 4; ++k) {
      text += i + k > bytes.size() ? '=' : kDigits[bits >> (18U - 6U * k) & 63U];
    }
  }
  return text;
}

// A net that says the same of every position: these outputs.
struct Steady {
  std::string bytes;
  Json file;

  Steady(const Game& game, const NetOutputs& says) {
    std::size_t rows = 1;
    for (const Input& input : game.inputs()) rows += input.most;
    bytes.assign(2 * kNetBlock * rows + kHidden * (kNetBlock + 4), '\0');
    for (const std::int32_t number : says) {
      for (unsigned i = 0; i < 4; ++i) {
        bytes += static_cast<char>(static_cast<std::uint32_t>(number) >> 8U * i & 255U);
      }
    }
    bytes.append(2 * kNetOutputs * kHidden, '\0');
    file = {{"format", 2},
            {"game", game.info().id},
            {"rules_version", game.info().rules_version},
            {"inputs", hash_text(inputs_hash(game.inputs()))},
            {"blocks", 1},
            {"first_shift", 3},
            {"second_shift", 6},
            {"logit_unit", 1000},
            {"margin_unit", 100},
            {"adds", false}};
    seal();
  }

  void seal() {
    file["hash"] = hash_text(hash_bytes(std::as_bytes(std::span(bytes))));
    file["weights"] = base64(bytes);
  }
};

class NetTest : public PlayerTest {
 protected:
  // Not whether it has one: a test may have given it one.
  bool is_taught() const { return embedded_json("players/nets", game().info().id).has_value(); }
};

INSTANTIATE_TEST_SUITE_P(Games, NetTest, testing::ValuesIn(game_ids()));

std::shared_ptr<const Net> net_of(const Game& game, const Json& file) {
  Expected<Net> net = Net::from_json(purpose_of(game), file);
  EXPECT_TRUE(net) << net.error().message << " " << net.error().where;
  return std::make_shared<const Net>(*std::move(net));
}

NetValue judge(const Game& game, const Net& net, const Position& position, Seat seat) {
  FeatureRoom features{};
  game.features(position, features);
  Accumulator nothing;
  return net.judge(game, position, features, seat, nothing);
}

// Through games, and from one to the next, which has little in common with it.
TEST_P(NetTest, SumsOnlyWhatChanged) {
  if (!is_taught()) GTEST_SKIP() << "no net comes with this game";
  const auto net = standard_net(game());
  ASSERT_NE(net, nullptr);
  std::vector<std::uint8_t> counts(game().inputs().size());
  FeatureRoom features{};
  Accumulator before;
  std::set<NetOutputs> seen;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    for (int decisions = 0; decisions < 60; ++decisions) {
      const Position position = middle(seed, decisions, 3);
      game().features(position, features);
      game().fill_inputs(position, 0, features, counts);
      const NetOutputs outputs = net->evaluate(counts);
      ASSERT_EQ(net->evaluate(counts, before), outputs) << seed << " " << decisions;
      ASSERT_EQ(net->evaluate(counts, before), outputs) << "where nothing changed";
      seen.insert(outputs);
    }
  }
  EXPECT_GT(seen.size(), 50U);
}

// A value that is given another net forgets what it summed for the first.
TEST_P(NetTest, IsNotMixedWithAnother) {
  if (!is_taught()) GTEST_SKIP() << "no net comes with this game";
  const auto net = standard_net(game());
  ASSERT_NE(net, nullptr);
  const Position position = middle(2, 20);
  Value steady =
      Value({}).with_net(net_of(game(), Steady(game(), {2000, 0, -1000, 0, 350}).file), 100);
  steady.shares(game(), position, 2);
  Value fresh = Value({}).with_net(net, 100);
  EXPECT_EQ(steady.with_net(net, 100).shares(game(), position, 2),
            fresh.shares(game(), position, 2));
}

TEST_P(NetTest, SpeaksOfTheSeatToMoveFirst) {
  const auto net = net_of(game(), Steady(game(), {2000, 0, -1000, 0, 350}).file);
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const Position position = middle(seed, static_cast<int>(seed) * 7, 3);
    const Seat own = game().to_move(position);
    const NetValue value = judge(game(), *net, position, own);
    EXPECT_EQ(value.logits[0], 2.0F);
    EXPECT_EQ(value.logits[2], -1.0F);
    EXPECT_EQ(value.margin, 3.5F);
    const Shares shares = Value({}).with_net(net, 100).shares(game(), position, 3);
    const float sum = std::exp(2.0F) + 1 + std::exp(-1.0F);
    EXPECT_NEAR(shares[static_cast<std::size_t>(own)], std::exp(2.0F) / sum, 1e-5);
    EXPECT_NEAR(shares[static_cast<std::size_t>(clockwise(own, 3, 1))], 1 / sum, 1e-5);
    EXPECT_EQ(shares[3], 0);
  }
}

// Of a seat at a table of two.
float odds(const Shares& shares, Seat own) {
  return std::log(shares[static_cast<std::size_t>(own)] /
                  shares[static_cast<std::size_t>(1 - own)]);
}

TEST_P(NetTest, IsBlendedInLogOdds) {
  Value linear = Value::standard(game().info());
  const auto net = net_of(game(), Steady(game(), {1000, 0, 0, 0, 0}).file);
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const Position position = middle(seed, static_cast<int>(seed) * 7);
    const Seat own = game().to_move(position);
    const float alone = odds(linear.shares(game(), position, 2), own);
    EXPECT_EQ(linear.with_net(net, 0).shares(game(), position, 2),
              linear.shares(game(), position, 2));
    EXPECT_NEAR(odds(linear.with_net(net, 25).shares(game(), position, 2), own),
                0.75F * alone + 0.25F, 1e-3);
    EXPECT_NEAR(odds(linear.with_net(net, 100).shares(game(), position, 2), own), 1, 1e-5);
  }
}

// Such a net learnt what the linear value misses: all of the linear value stays.
TEST_P(NetTest, IsAddedWhereItSaysSo) {
  Value linear = Value::standard(game().info());
  Json file = Steady(game(), {1000, 0, 0, 0, 0}).file;
  file["adds"] = true;
  const auto net = net_of(game(), file);
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const Position position = middle(seed, static_cast<int>(seed) * 7);
    const Seat own = game().to_move(position);
    const float alone = odds(linear.shares(game(), position, 2), own);
    for (const int percent : {0, 40, 100}) {
      const Shares shares = linear.with_net(net, percent).shares(game(), position, 2);
      EXPECT_NEAR(odds(shares, own), alone + static_cast<float>(percent) / 100, 1e-3);
    }
  }
}

// As the pages do, whose engines come without nets.
TEST_P(NetTest, IsGivenToAGame) {
  EXPECT_EQ(give_standard_net(game(), Json::object()).error().code, "bad_net");
  const auto before = standard_net(game());
  const Json file = Steady(game(), {1000, 0, 0, 0, 0}).file;
  ASSERT_TRUE(give_standard_net(game(), file));
  EXPECT_TRUE(has_standard_net(game().info().id));
  EXPECT_NE(standard_net(game()), before);
  const Position position = middle(1, 9);
  EXPECT_EQ(judge(game(), *standard_net(game()), position, 0).logits[0], 1.0F);
  if (before == nullptr) return;
  ASSERT_TRUE(give_standard_net(game(), *embedded_json("players/nets", game().info().id)));
}

void expect_bad(const Game& game, const Json& file, std::string_view where) {
  const auto net = Net::from_json(purpose_of(game), file);
  ASSERT_FALSE(net) << where;
  EXPECT_EQ(net.error().code, "bad_net");
  EXPECT_EQ(net.error().where, where);
  EXPECT_FALSE(net.error().message.empty());
}

TEST_P(NetTest, FilesAreChecked) {
  const Steady good(game(), {});
  EXPECT_TRUE(Net::from_json(purpose_of(game()), good.file));
  expect_bad(game(), Json::array(), "");
  for (const auto& [field, wrong] :
       std::vector<std::pair<std::string, Json>>{{"format", 1},
                                                 {"game", "chess"},
                                                 {"rules_version", 99},
                                                 {"inputs", "00"},
                                                 {"blocks", 3},
                                                 {"first_shift", 16},
                                                 {"second_shift", -1},
                                                 {"logit_unit", 0},
                                                 {"margin_unit", "many"},
                                                 {"adds", 1},
                                                 {"hash", "00"},
                                                 {"weights", "AAA"}}) {
    Json file = good.file;
    file[field] = wrong;
    expect_bad(game(), file, field);
    file.erase(field);
    expect_bad(game(), file, "");
  }
  Steady shorter = good;
  shorter.bytes.pop_back();
  shorter.seal();
  expect_bad(game(), shorter.file, "weights");
}

// A column of 256 on 120 rows may still fit 16 bits; 2048 on the first row of every input is more.
TEST_P(NetTest, NoColumnCanOverflow) {
  Steady heavy(game(), {});
  for (std::size_t row = 1; row <= 120; ++row) heavy.bytes[2 * kNetBlock * row + 1] = 1;
  heavy.seal();
  EXPECT_TRUE(Net::from_json(purpose_of(game()), heavy.file).has_value());
  std::size_t row = 1;
  for (const Input& input : game().inputs()) {
    heavy.bytes[2 * kNetBlock * row + 1] = 8;
    row += input.most;
  }
  heavy.seal();
  expect_bad(game(), heavy.file, "weights");
}

TEST_P(NetTest, EveryNetThatComesWithAGameIsSound) {
  if (!is_taught()) GTEST_SKIP() << "no net comes with this game";
  const std::string id(game().info().id);
  const Expected<Json> file = embedded_json("players/nets", id);
  ASSERT_TRUE(file.has_value()) << file.error().message;
  const auto net = Net::from_json(purpose_of(game()), *file);
  ASSERT_TRUE(net.has_value()) << net.error().message;
  ASSERT_NE(standard_net(game()), nullptr);
  EXPECT_EQ(standard_net(game())->hash(), net->hash());
  EXPECT_TRUE(PlayerSpec::read("greedy:net=50")->check_net(game()).has_value());
  const Json vectors = read_file(tests_folder() / "native_browser" / "nets" / (id + ".json"));
  EXPECT_FALSE(vectors["vectors"].empty()) << "what the browser's engine has to meet";
}

}  // namespace
}  // namespace kaisho::players
