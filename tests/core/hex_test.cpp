#include "core/reading/hex.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <span>

#include "core/values/hash.h"

namespace kaisho {
namespace {

std::uint64_t hash_of(std::string_view text) { return hash_bytes(std::as_bytes(std::span(text))); }

TEST(Hex, WritesBytes) {
  const std::vector<std::uint8_t> bytes = {0x00, 0x0f, 0xf0, 0xab};
  EXPECT_EQ(hex(bytes), "000ff0ab");
  EXPECT_EQ(hash_text(0x0123456789abcdefU), "0123456789abcdef");
  EXPECT_EQ(hash_text(1), "0000000000000001");
}

// The published test vectors of FNV-1a, 64 bits.
TEST(Hash, IsFnv1a) {
  EXPECT_EQ(hash_of(""), 0xcbf29ce484222325U);
  EXPECT_EQ(hash_of("a"), 0xaf63dc4c8601ec8cU);
  EXPECT_EQ(hash_of("foobar"), 0x85944171f73967e8U);
}

TEST(Hash, GoesOnFromWhereItStood) {
  const std::string_view tail = "bar";
  EXPECT_EQ(hash_bytes(std::as_bytes(std::span(tail)), hash_of("foo")), hash_of("foobar"));
}

TEST(Seed, IsANumberOr64Digits) {
  EXPECT_EQ(*parse_key("1"), key_from_number(1));
  EXPECT_EQ(*parse_key("18446744073709551615"), key_from_number(UINT64_MAX));
  EXPECT_EQ(*parse_key(std::string(64, '0')), Key{});
}

TEST(Seed, AnythingElseIsAnError) {
  for (const std::string& bad :
       {std::string(), std::string("-1"), std::string("1 "), std::string(" 1"), std::string("0x1"),
        std::string("18446744073709551616"), std::string("1.0"), std::string(63, '1'),
        std::string(65, '1'), std::string(64, 'g'), std::string(64, 'A'),
        std::string(100000, '1')}) {
    const Expected<Key> key = parse_key(bad);
    ASSERT_FALSE(key) << bad.substr(0, 70);
    EXPECT_EQ(key.error().code, "bad_seed");
  }
}

RC_GTEST_PROP(Seed, ItsTextParsesBackToIt, (const Key& key)) {
  RC_ASSERT(*parse_key(key_text(key)) == key);
}

}  // namespace
}  // namespace kaisho
