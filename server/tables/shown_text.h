// Texts that one person writes and others are shown, as requests have them.
#pragma once

#include <string>

#include "core/reading/fields.h"

namespace kaisho::server {

inline constexpr int kMaxNameSigns = 30;  // of a table or a person, as the pages allow, too

// The member `name`; empty where there is none. It is bounded by what people see as signs, as the
// pages bound it.
std::string read_name(const Field& field, int most_signs = kMaxNameSigns);

}  // namespace kaisho::server
