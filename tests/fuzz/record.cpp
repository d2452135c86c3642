// Records: what can be read can be written and read again, and is verified or refused.
#include <cstdlib>

#include "engine/replay.h"
#include "tests/fuzz/json_mutator.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto json = kaisho::parse_json({reinterpret_cast<const char*>(data), size});
  if (!json) return 0;
  const auto record = kaisho::engine::read_record(*json);
  if (!record) return 0;
  const kaisho::Json written = kaisho::engine::record_json(*record);
  const auto again = kaisho::engine::read_record(written);
  if (!again || kaisho::engine::record_json(*again) != written) std::abort();
  const auto verified = kaisho::engine::verify(*record);
  if (!verified && (verified.error().code.empty() || verified.error().message.empty())) {
    std::abort();
  }
  return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t max_size, unsigned seed) {
  return kaisho::fuzz::mutate(data, size, max_size, seed, false);
}
