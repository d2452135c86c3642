// Turns that end with a scoring (NIP-V), for the tests of what it gives.
#pragma once

#include "tests/games/nippon/table.h"

namespace kaisho::nippon_tests {

// `done` ends a turn of seat 0 that brings this scoring about: the first and second by a filling,
// the third by being the last one.
Table before_scoring(int scoring, int seats = 3);
// What changes then in any case, for scene.changes(…).
Lines scoring_over();
// The points of a scoring, by seats: what it added.
std::vector<int> gained(const Table& table);
// What was told of one region, first ranks first:
// `influence:9 points:10 rank:1 seat:0 shared:1 ships:2`; the foreign companies have no seat.
Lines ranked(const Scene& scene, std::string_view region);

}  // namespace kaisho::nippon_tests
