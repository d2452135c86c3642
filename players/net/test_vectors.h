// Test vectors of a net: counts and the outputs that belong to them, made by tools/train from its
// own arithmetic. Every build must give the same.
#pragma once

#include "core/reading/error.h"
#include "core/reading/json.h"

namespace kaisho::players {

// {"vectors": [{"counts": […], "outputs": […]}, …], "game": …} for the net that comes with that
// game; or with a net of their own as "net", and "inputs": [[name, most], …]. Gives how many there
// are, all alike. Errors: bad_net, bad_vectors with the number of the first that is not alike.
Expected<int> check_net_vectors(const Json& json);

}  // namespace kaisho::players
