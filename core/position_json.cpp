#include "core/position_json.h"

#include "core/hex.h"

namespace kaisho {

Json random_json(const RandomState& random) {
  std::array<std::uint8_t, 32> bytes{};
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    bytes[i] = static_cast<std::uint8_t>(random.key[i / 4] >> (8 * (i % 4)));
  }
  return {{"key", hex(bytes)}, {"used", random.used}};
}

void read_random(const Field& field, RandomState& random) {
  field.only({"key", "used"});
  const Expected<Key> key = parse_key(field["key"].text(64));
  if (!key) return field.fault("bad_seed", key.error().message);
  random = RandomState::from_key(*key);
  random.used = static_cast<std::uint64_t>(field["used"].integer(0, INT64_MAX / 2));
}

void read_random(const Field& root, const std::array<std::string_view, 2>& decks, bool observed,
                 RandomState& random) {
  const bool numbers = root[decks[0]].json().is_number() && root[decks[1]].json().is_number();
  const Field field = root["random"];
  if (!observed) {
    if (field.is_null()) return field.fault("missing_field", "A seed is needed.");
    return read_random(field, random);
  }
  if (!numbers) root[decks[1]].fault("bad_field", "Either both decks are known or none.");
  if (!field.is_null()) field.fault("bad_field", "An observed position has no 'random'.");
}

}  // namespace kaisho
