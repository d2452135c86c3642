// Boats placed this turn, each assigned to an island that it touches (YAM-T6).
//
// Sets of tokens that boats can be assigned to are a matroid: a set that can be assigned can always
// be enlarged to the greatest size. So tokens are taken one by one, as long as those taken can all
// be assigned.
#pragma once

#include "core/values/maybe.h"
#include "games/yamatai/components.h"

namespace kaisho::yamatai {

// It grows by augmenting paths.
class Assignment {
 public:
  Assignment(const Components& components, Spaces boats) : components_(components), boats_(boats) {}

  // Assigns a boat to the island too, if others can be moved so that there is one.
  bool add(Island island);
  // Returns how many of them it could add.
  int add_all(Islands islands);

 private:
  using From = BySpace<Maybe<Island>>;
  bool add_by_moving(Island island);
  void settle(Space space, Island first, const From& from);
  Space boat_of(Island island) const;

  const Components& components_;
  Spaces boats_;
  Spaces assigned_;  // of the boats
  BySpace<Maybe<Island>> island_of_{};
};

}  // namespace kaisho::yamatai
