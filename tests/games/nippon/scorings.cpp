#include "tests/games/nippon/scorings.h"

#include <gtest/gtest.h>

#include <string>

namespace kaisho::nippon_tests {

Table before_scoring(int scoring, int seats) {
  Table table(seats);
  for (int seat = 0; seat < seats; ++seat) table.stock(seat, "vp=0 plans=0");
  table.last("knowledge");
  if (scoring == 3) return table.closing(1);
  return table.space(1, "").rows_used(seats).marker(2 * scoring);
}

Lines scoring_over() {
  Lines names = {"turn",   "active", "latest",   "reveals", "random", "bag",
                 "marker", "over",   "scorings", "closing", "space 1"};
  for (const char* row : {"row 1", "row 2", "row 3", "row 4"}) names.emplace_back(row);
  for (const char* yen : {"yen 0", "yen 1", "yen 2", "yen 3"}) names.emplace_back(yen);
  return names;
}

std::vector<int> gained(const Table& table) {
  Scene scene(table);
  const Json before = scene.json();
  scene.play({"done"});
  const Json after = scene.json();
  EXPECT_EQ(after["scorings"], before["scorings"].get<int>() + 1);
  std::vector<int> points(after["seats"].size());
  for (std::size_t seat = 0; seat < points.size(); ++seat) {
    points[seat] = after["seats"][seat]["vp"].get<int>() - before["seats"][seat]["vp"].get<int>();
  }
  return points;
}

Lines ranked(const Scene& scene, std::string_view region) {
  const std::string head = "NIP-V2 region_ranked ";
  const std::string named = " region:" + std::string(region);
  Lines lines;
  for (std::string line : scene.events("NIP-V2")) {
    const auto at = line.find(named);
    if (at == std::string::npos) continue;
    lines.push_back(line.erase(at, named.size()).substr(head.size()));
  }
  return lines;
}

}  // namespace kaisho::nippon_tests
