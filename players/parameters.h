// The spec of a player: a name, and whole numbers by name: "search:simulations=500,turns=3".
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/reading/error.h"

namespace kaisho::players {

// A parameter that a kind of player takes.
struct Parameter {
  std::string_view name;
  std::string_view standard;  // as a spec would have it
  int low = 0;
  int high = 0;
  std::string_view alias{};  // another name that is understood

  bool is_called(std::string_view word) const {
    return word == name || (!word.empty() && word == alias);
  }
};

// The parameters of a spec. Those that it does not give have their standard values.
class Parameters {
 public:
  // Reads what stands after the colon of a spec. Errors: bad_player.
  static Expected<Parameters> read(std::string_view player, std::string_view text,
                                   std::span<const Parameter> known);

  // Each of these takes a name or an alias. A parameter that is not there has the value 0.
  int operator[](std::string_view name) const;
  bool given(std::string_view name) const;
  // Sets another standard value, which counts where the spec does not give the parameter. Returns
  // false when no parameter has this name or alias, or when it does not take the value.
  bool set_standard(std::string_view name, int value);

 private:
  struct Entry {
    Parameter parameter;
    int value = 0;
    bool given = false;
  };
  const Entry* find(std::string_view name) const;

  std::vector<Entry> entries_;
};

}  // namespace kaisho::players
