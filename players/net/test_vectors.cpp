#include "players/net/test_vectors.h"

#include "core/reading/fields.h"
#include "games/registry.h"
#include "players/bad_file.h"
#include "players/net/net.h"

namespace kaisho::players {
namespace {

constexpr std::size_t kMaxVectors = 10'000;
constexpr std::int64_t kMaxOutput = 0x7fffffff;

struct NetUnderTest {
  std::shared_ptr<const Net> net;
  std::vector<Input> inputs;
};

Expected<NetUnderTest> own_net(const Field& file, Faults& faults) {
  NetUnderTest test;
  for (const Field& input : file["inputs"].items(kMaxInputs)) {
    const auto pair = exactly(input, 2);
    if (faults.any()) return bad_file("bad_vectors", faults.first());
    test.inputs.push_back({pair[0].text(), pair[1].integer_as<std::uint8_t>(1, 255)});
  }
  const NetPurpose purpose{.game = "vectors", .rules_version = 1, .inputs = test.inputs};
  Expected<Net> net = Net::from_json(purpose, file["net"].json());
  if (!net) return std::unexpected(net.error());
  test.net = std::make_shared<const Net>(*std::move(net));
  return test;
}

Expected<NetUnderTest> games_net(std::string_view id) {
  const Expected<GamePtr> game = open_game(id);
  if (!game) return std::unexpected(game.error());
  NetUnderTest test{.net = standard_net(**game), .inputs = {}};
  if (test.net == nullptr) {
    return fail("bad_vectors", "players.game_without_net", {{"found", id}}, "game");
  }
  test.inputs.assign((*game)->inputs().begin(), (*game)->inputs().end());
  return test;
}

std::vector<std::uint8_t> counts_of(const Field& field, std::span<const Input> inputs) {
  std::vector<std::uint8_t> counts;
  const auto items = exactly(field, inputs.size());
  for (std::size_t i = 0; i < items.size() && i < inputs.size(); ++i) {
    counts.push_back(items[i].integer_as<std::uint8_t>(0, inputs[i].most));
  }
  return counts;
}

NetOutputs outputs_of(const Field& field) {
  NetOutputs outputs{};
  const auto items = exactly(field, kNetOutputs);
  for (std::size_t i = 0; i < items.size() && i < kNetOutputs; ++i) {
    outputs[i] = items[i].integer_as<std::int32_t>(-kMaxOutput, kMaxOutput);
  }
  return outputs;
}

}  // namespace

Expected<int> check_net_vectors(const Json& json) {
  Faults faults;
  const Field file(json, faults);
  const std::string game = file.has("net") ? "" : file["game"].text();
  if (faults.any()) return bad_file("bad_vectors", faults.first());
  const Expected<NetUnderTest> test = game.empty() ? own_net(file, faults) : games_net(game);
  if (!test) return std::unexpected(test.error());
  int alike = 0;
  for (const Field& vector : file["vectors"].items(kMaxVectors)) {
    const auto counts = counts_of(vector["counts"], test->inputs);
    const NetOutputs outputs = outputs_of(vector["outputs"]);
    if (faults.any()) break;
    if (test->net->evaluate(counts) != outputs) {
      return fail("bad_vectors", "players.outputs", {}, vector.path());
    }
    ++alike;
  }
  if (faults.any()) return bad_file("bad_vectors", faults.first());
  if (alike == 0) {
    return fail("bad_vectors", "list_shorter", {{"least", 1}, {"found", 0}}, "vectors");
  }
  return alike;
}

}  // namespace kaisho::players
