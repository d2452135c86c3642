// Programs that carry a tag in their environment, and so does whatever they start, in whichever
// session or process group: how all of them are found again (Linux; elsewhere none is).
#pragma once

#include <string>
#include <string_view>

namespace kaisho::arena {

// A variable of the environment, "NAME=1", that no process had before.
std::string new_process_tag();

// Ends every process that carries the tag.
void kill_tagged(std::string_view tag);

}  // namespace kaisho::arena
