// Reading a net's file, and seeing that its numbers cannot overflow whatever the counts.
#include <algorithm>
#include <limits>

#include "core/reading/base64.h"
#include "core/reading/fields.h"
#include "core/values/hash.h"
#include "players/bad_file.h"
#include "players/net/layers.h"
#include "players/net/net.h"

namespace kaisho::players {
namespace {

constexpr int kFormat = 2;
constexpr std::size_t kMaxBytes = std::size_t{1} << 24U;
constexpr int kMaxUnit = 1 << 20;
// The products add less than the other half of 32 bits: 127 * 32767 * 32 at the most.
constexpr std::int32_t kMaxBias = 1 << 30;

std::unexpected<Error> other(const auto& expected, const auto& found, std::string where) {
  return fail("bad_net", "exactly", {{"expected", expected}, {"found", found}}, std::move(where));
}

// Numbers of so many bytes, lowest first, one after another.
class Bytes {
 public:
  explicit Bytes(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

  template <class Number>
  Number next() {
    std::make_unsigned_t<Number> bits = 0;
    for (std::size_t i = 0; i < sizeof(Number); ++i) {
      bits = static_cast<decltype(bits)>(bits | std::uint64_t{bytes_[at_++]} << (8U * i));
    }
    return static_cast<Number>(bits);
  }
  void fill(std::span<std::int16_t> numbers) {
    for (std::int16_t& number : numbers) number = next<std::int16_t>();
  }

 private:
  std::span<const std::uint8_t> bytes_;
  std::size_t at_ = 0;
};

void add(const NetBlock& more, NetBlock& to) {
  for (std::size_t c = 0; c < kNetBlock; ++c) {
    to.numbers[c] = static_cast<std::int16_t>(to.numbers[c] + more.numbers[c]);
  }
}

std::size_t rows_of(std::span<const Input> inputs) {
  std::size_t rows = 0;
  for (const Input& input : inputs) rows += input.most;
  return rows;
}

std::size_t bytes_of(std::size_t rows, std::size_t width) {
  const std::size_t first = 2 * width * (rows + 1);
  const std::size_t second = kNetHidden * (width + 4);
  return first + second + kNetOutputs * (2 * kNetHidden + 4);
}

// What the file says it was made for.
Expected<void> check_purpose(const NetPurpose& purpose, const Field& file, Faults& faults) {
  const auto format = file["format"].integer(0, std::numeric_limits<int>::max());
  if (!faults.any() && format != kFormat) {
    return other(kFormat, format, "format");
  }
  const std::string id = file["game"].text();
  const auto rules = file["rules_version"].integer(0, std::numeric_limits<int>::max());
  const std::string inputs = file["inputs"].text();
  if (faults.any()) return {};
  if (id != purpose.game) {
    return other('"' + std::string(purpose.game) + '"', file["game"].shown(), "game");
  }
  if (rules != purpose.rules_version) {
    return other(purpose.rules_version, rules, "rules_version");
  }
  const std::string expected = hash_text(inputs_hash(purpose.inputs));
  if (inputs != expected) return other(expected, inputs, "inputs");
  return {};
}

}  // namespace

Expected<Net> Net::from_json(const NetPurpose& purpose, const Json& json) {
  Faults faults;
  const Field file(json, faults);
  if (auto fine = check_purpose(purpose, file, faults); !fine) return std::unexpected(fine.error());
  Net net;
  net.first_.blocks = file["blocks"].integer_as<std::size_t>(1, kNetMostBlocks);
  net.first_shift_ = file["first_shift"].integer_as<int>(0, 15);
  net.second_shift_ = file["second_shift"].integer_as<int>(0, 15);
  net.logit_unit_ = file["logit_unit"].integer_as<float>(1, kMaxUnit);
  net.margin_unit_ = file["margin_unit"].integer_as<float>(1, kMaxUnit);
  net.adds_ = file["adds"].boolean();
  const std::string hash = file["hash"].text();
  const std::string text = file["weights"].text(kMaxBytes);
  if (faults.any()) return bad_file("bad_net", faults.first());

  const Expected<std::vector<std::uint8_t>> bytes = from_base64(text);
  if (!bytes) return bad_file("bad_net", within("weights", bytes.error()));
  const std::string sum = hash_text(hash_bytes(std::as_bytes(std::span(*bytes))));
  if (sum != hash) return other(sum, hash, "hash");
  const std::size_t size = bytes_of(rows_of(purpose.inputs), net.width());
  if (bytes->size() != size) {
    return fail("bad_net", "players.net_size", {{"expected", size}, {"found", bytes->size()}},
                "weights");
  }
  net.game_ = purpose.game;
  net.hash_ = hash;
  net.rules_version_ = purpose.rules_version;
  net.inputs_hash_ = inputs_hash(purpose.inputs);
  net.take(purpose.inputs, *bytes);
  if (!net.is_sound(purpose.inputs)) {
    return fail("bad_net", "players.overflow", {}, "weights");
  }
  return net;
}

bool Net::is_for(const NetPurpose& purpose) const {
  return game_ == purpose.game && rules_version_ == purpose.rules_version &&
         inputs_hash_ == inputs_hash(purpose.inputs);
}

// The file holds what each step of a count adds; a row is the sum of the steps up to it.
void Net::take(std::span<const Input> inputs, std::span<const std::uint8_t> file) {
  Bytes bytes(file);
  auto& [blocks, row_at, rows, bias] = first_;
  for (NetBlock& block : std::span(bias).first(blocks)) bytes.fill(block.numbers);
  rows.reserve(rows_of(inputs) * blocks);
  for (const Input& input : inputs) {
    const std::size_t begin = rows.size();
    row_at.push_back(static_cast<std::int32_t>(begin) - static_cast<std::int32_t>(blocks));
    for (std::size_t i = 0; i < input.most * blocks; ++i) {
      const NetBlock before = i < blocks ? NetBlock() : rows[begin + i - blocks];
      bytes.fill(rows.emplace_back().numbers);
      add(before, rows.back());
    }
  }
  for (std::int32_t& number : second_bias_) number = bytes.next<std::int32_t>();
  second_.resize(blocks * kNetHidden);
  for (std::size_t i = 0; i < kNetHidden; ++i) {
    for (std::size_t b = 0; b < blocks; ++b) {
      for (std::int16_t& weight : second_[b * kNetHidden + i].numbers) {
        weight = bytes.next<std::int8_t>();
      }
    }
  }
  for (std::int32_t& number : third_bias_) number = bytes.next<std::int32_t>();
  third_.resize(kNetOutputs);
  for (NetBlock& weights : third_) bytes.fill(std::span(weights.numbers).first(kNetHidden));
}

// Whatever the counts, each column stays within 16 bits and each sum within 32.
bool Net::is_sound(std::span<const Input> inputs) const {
  for (std::size_t column = 0; column < width(); ++column) {
    if (!column_is_sound(inputs, column)) return false;
  }
  const auto fits = [](std::int32_t bias) { return bias > -kMaxBias && bias < kMaxBias; };
  return std::ranges::all_of(second_bias_, fits) && std::ranges::all_of(third_bias_, fits);
}

bool Net::column_is_sound(std::span<const Input> inputs, std::size_t column) const {
  const std::size_t block = column / kNetBlock;
  const std::size_t at = column % kNetBlock;
  int low = first_.bias[block].numbers[at];
  int high = low;
  std::size_t row = block;
  for (const Input& input : inputs) {
    int least = 0;
    int most = 0;
    for (int count = 0; count < input.most; ++count, row += first_.blocks) {
      const int number = first_.rows[row].numbers[at];
      least = std::min(least, number);
      most = std::max(most, number);
    }
    low += least;
    high += most;
  }
  using Word = std::numeric_limits<std::int16_t>;
  return low >= Word::min() && high <= Word::max();
}

NetPurpose purpose_of(const Game& game) {
  return {
      .game = game.info().id, .rules_version = game.info().rules_version, .inputs = game.inputs()};
}

}  // namespace kaisho::players
