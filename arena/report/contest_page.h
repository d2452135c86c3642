// A contest's report as one HTML page.
#pragma once

#include <string>

#include "arena/contest/contest_report.h"

namespace kaisho::arena {

// The whole page; the same for the same games.
std::string contest_page(const ContestReport& report);

}  // namespace kaisho::arena
