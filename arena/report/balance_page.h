// A balance report as one HTML page with plots.
#pragma once

#include <string>

#include "arena/balance/balance_report.h"

namespace kaisho::arena {

std::string balance_page(const BalanceReport& report);

}  // namespace kaisho::arena
