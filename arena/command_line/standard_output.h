// The standard output of programs that work long for what they print in the end.
#pragma once

#include "core/reading/error.h"

namespace kaisho::arena {

// Why the standard output did not take what was written: a number of the system.
Error output_fault(int error);
// Fails at once if the standard output cannot be written, rather than after hours of work. A reader
// may still leave later. Errors: cannot_write.
Expected<void> try_output();

}  // namespace kaisho::arena
