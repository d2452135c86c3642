// An error out of its JSON, as error_json writes it.
#pragma once

#include "core/error.h"
#include "core/fields.h"

namespace kaisho {

// What is wrong with the JSON itself is told to the field's faults.
Error read_error(const Field& field);

}  // namespace kaisho
