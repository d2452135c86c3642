// The plots of a contest's page.
#pragma once

#include <string>

#include "arena/contest/contest_report.h"

namespace kaisho::arena {

// The plots as HTML for a section of the page; empty where there is nothing to draw.
std::string contest_plots(const ContestReport& report);

}  // namespace kaisho::arena
