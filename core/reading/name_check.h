// What a name is, of a component, an edition, a table or a person.
#pragma once

#include "core/reading/fields.h"

namespace kaisho {

// A fault where a text that is not empty has control characters, or nothing that can be seen.
void check_name(const Field& name);

}  // namespace kaisho
