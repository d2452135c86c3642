// The spec of a player: a name, and whole numbers by name: "search:simulations=500,turns=3".
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/reading/error.h"

namespace kaisho::players {

// A parameter a kind of player takes.
struct Parameter {
  std::string_view name;
  std::string_view standard;  // as it would be written
  int low = 0;
  int high = 0;
  std::string_view alias{};  // another name that is understood
};

// What a spec says, standard values filled in.
class Parameters {
 public:
  // Reads what stands after the colon of a spec. Errors: bad_player.
  static Expected<Parameters> read(std::string_view player, std::string_view text,
                                   std::span<const Parameter> known);

  // 0 where `name` is none of `known`.
  int operator[](std::string_view name) const;
  bool given(std::string_view name) const;
  // Another standard value, for one that was not given. False when there is no such parameter or it
  // does not take the value.
  bool set_standard(std::string_view name, int value);

 private:
  struct Entry {
    std::string_view name;
    int value = 0;
    int low = 0;
    int high = 0;
    bool given = false;
  };
  std::vector<Entry> entries_;
};

}  // namespace kaisho::players
