#include "engine/fair.h"

#include "core/reading/fault.h"
#include "core/reading/hex.h"
#include "engine/sha256.h"

namespace kaisho::engine {
namespace {

int digit(char c) { return c <= '9' ? c - '0' : c - 'a' + 10; }

// Appends the bytes of a text that read_record found to be hexadecimal.
void append_bytes(std::string_view text, std::vector<std::uint8_t>& bytes) {
  for (std::size_t i = 0; i + 1 < text.size(); i += 2) {
    bytes.push_back(static_cast<std::uint8_t>(digit(text[i]) * 16 + digit(text[i + 1])));
  }
}

}  // namespace

std::optional<Key> fair_seed(std::string_view secret, const std::vector<std::string>& nonces) {
  std::vector<std::uint8_t> bytes;
  append_bytes(secret, bytes);
  for (const std::string& nonce : nonces) append_bytes(nonce, bytes);
  return sha256(bytes);
}

std::optional<std::string> fair_commitment(std::string_view secret) {
  std::vector<std::uint8_t> bytes;
  append_bytes(secret, bytes);
  const auto digest = sha256(bytes);
  if (!digest) return std::nullopt;
  return hex(*digest);
}

Expected<Fairness> check_fairness(const Record& record) {
  if (!record.fair) return Fairness::kAbsent;
  const RecordFairness& fair = *record.fair;
  if (!fair.secret) {
    return fail("no_secret", "engine.no_secret", {}, "fair.secret");
  }
  const auto commitment = fair_commitment(*fair.secret);
  const auto seed = fair_seed(*fair.secret, fair.nonces);
  if (!commitment || !seed) return Fairness::kUnchecked;
  if (*commitment != fair.commitment) {
    return fail("wrong_commitment", "engine.commitment",
                {{"expected", *commitment}, {"found", fair.commitment}}, "fair.commitment");
  }
  if (record.seed != *seed) {
    return fail("wrong_seed", "engine.fair_seed",
                {{"expected", key_text(*seed)},
                 {"found", record.seed ? key_text(*record.seed) : std::string("null")}},
                "seed");
  }
  return Fairness::kChecked;
}

}  // namespace kaisho::engine
