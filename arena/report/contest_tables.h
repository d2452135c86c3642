// A contest's report as tables, for the terminal and for the page alike.
#pragma once

#include <string>
#include <vector>

#include "arena/contest/contest_report.h"
#include "arena/report/page.h"

namespace kaisho::arena {

struct ContestTable {
  std::string title;
  std::string note;  // how to read it
  Grid grid;
  std::vector<std::string> lines{};  // below it, to be copied as they are
};

std::vector<ContestTable> contest_tables(const ContestReport& report);

// "osaka, 2 seats, match: 40 of 400 games …" and what else is to be known about the whole.
std::string contest_summary(const ContestReport& report);
// The sequential test's verdict in a sentence; empty where there is none.
std::string sprt_sentence(const ContestReport& report);

}  // namespace kaisho::arena
