#include "core/version.h"

namespace kaisho {

std::string_view version() { return KAISHO_VERSION; }

}  // namespace kaisho
