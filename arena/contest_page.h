// A contest's report as one HTML page.
#pragma once

#include <string>

#include "arena/contest_report.h"

namespace kaisho {

// The whole page; the same for the same games.
std::string contest_page(const ContestReport& report);

}  // namespace kaisho
