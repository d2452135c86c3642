// What costs more is bought less, and the balance report says so.
#include <gtest/gtest.h>

#include <algorithm>

#include "arena/balance/balance_report.h"
#include "tests/arena/uses.h"

namespace kaisho::arena {
namespace {

TEST(YokohamaBalance, FindsWhatAnotherPriceChanges) {
  Json dear = *standard_edition("yokohama");
  for (Json& technology : dear["technologies"]) technology["cost"] = 9;
  const auto all = compare(options("yokohama", 2, 60), dear)->differences;
  const auto dearer = std::ranges::count_if(all, [](const Difference& one) {
    return one.subject.starts_with("technology ") && one.figure == "used by seats" &&
           one.difference.low > 0;
  });
  EXPECT_GT(dearer, 3) << "what costs more is bought less";
}

}  // namespace
}  // namespace kaisho::arena
