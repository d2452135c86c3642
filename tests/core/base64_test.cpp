// Base64 text as bytes.
#include "core/reading/base64.h"

#include <gtest/gtest.h>

#include <string>

namespace kaisho {
namespace {

std::string read(std::string_view text) {
  const auto bytes = from_base64(text);
  return bytes ? std::string(bytes->begin(), bytes->end()) : "error: " + bytes.error().code;
}

// The test vectors of RFC 4648, section 10.
TEST(Base64, GivesTheBytesOfTheRfc) {
  EXPECT_EQ(read(""), "");
  EXPECT_EQ(read("Zg=="), "f");
  EXPECT_EQ(read("Zm8="), "fo");
  EXPECT_EQ(read("Zm9v"), "foo");
  EXPECT_EQ(read("Zm9vYg=="), "foob");
  EXPECT_EQ(read("Zm9vYmE="), "fooba");
  EXPECT_EQ(read("Zm9vYmFy"), "foobar");
  EXPECT_EQ(read("+/+/"), "\xfb\xff\xbf");
}

TEST(Base64, RefusesWhatIsNoneOrHasTwoTexts) {
  for (const std::string_view text : {"Z", "Zg", "Zg=", "Zm9v=", "====", "Z===", "Zm9v\n", "Zm9 ",
                                      "Zg==Zg==", "Zm9-", "Zh==", "Zm9="}) {
    EXPECT_EQ(read(text), "error: bad_base64") << text;
  }
}

}  // namespace
}  // namespace kaisho
