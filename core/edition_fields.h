// Fields that editions of several games have.
#pragma once

#include <string>
#include <string_view>

#include "core/fields.h"

namespace kaisho {

// A value that the rules have no other way for.
void must_be(const Field& field, bool wanted);
void must_say(const Field& field, std::string_view wanted);

// The id of a list's item; that it has a name is checked, too.
std::string read_id(const Field& item);

}  // namespace kaisho
