// A row of a table that says how steps or events are told in JSON.
#pragma once

#include <string_view>

namespace kaisho {

// A value with its name in JSON. `Kind` says how it is told; Kind::kEnd: there are no more.
template <class Kind>
struct NamedPart {
  std::string_view name;
  Kind kind = Kind::kEnd;
};

}  // namespace kaisho
