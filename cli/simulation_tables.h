// The figures of a simulation as tables in the terminal.
#pragma once

#include "arena/balance/simulate.h"

namespace kaisho::cli {

// Who won how often, and how long the games were.
void print_table(const arena::SimulateResult& result);
// Who won how often, and how often without luck. Prints nothing where luck was not judged.
void print_luck(const arena::SimulateResult& result);
// Prints for each statistic who used what, how often, and how they fared. Prints nothing without a
// report.
void print_uses(const arena::SimulateResult& result);

}  // namespace kaisho::cli
