// Who sees what (SAM-H1).
#include <gtest/gtest.h>

#include "tests/games/sample/table.h"

namespace kaisho::sample_tests {
namespace {

TEST(SampleView, SAM_H1_OnlyTheOrderOfThePileIsHidden) {
  const Json table = Table().row("red-1 blue-2 red-3").cards(0, "green-1 red-2").json();
  const Position whole = *sample().parse_position(table);
  Json seen = sample().position_json(whole);
  seen["draw"] = seen["draw"].size();
  seen["random"] = nullptr;
  for (const Seat seat : {kNobody, Seat{0}, Seat{1}}) {
    EXPECT_EQ(sample().position_json(sample().observe(whole, seat)), seen);
  }
}

}  // namespace
}  // namespace kaisho::sample_tests
