#include "core/shapes/position_json.h"

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/reading/hex.h"

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
  if (!key) return field["key"].fault(key.error());
  random = RandomState::from_key(*key);
  random.used = field["used"].integer_as<std::uint64_t>(0, INT64_MAX / 2);
}

}  // namespace kaisho
