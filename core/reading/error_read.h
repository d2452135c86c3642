// An error out of its JSON, as error_json writes it.
#pragma once

#include "core/reading/error.h"
#include "core/reading/fields.h"

namespace kaisho {

// What is wrong with the JSON itself is added to the field's faults.
Error read_error(const Field& field);

}  // namespace kaisho
