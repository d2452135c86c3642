#include "arena/contest_plots.h"

namespace kaisho {

std::string contest_plots(const ContestReport& /*report*/) { return ""; }

}  // namespace kaisho
