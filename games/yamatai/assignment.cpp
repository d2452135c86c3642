#include "games/yamatai/assignment.h"

#include <algorithm>
#include <array>

namespace kaisho::yamatai {

bool Assignment::add(Island island) {
  const Spaces free = (components_.map.spaces_of_island[island] & boats_) - assigned_;
  if (free.empty()) return add_by_moving(island);
  assigned_.add(free.lowest());
  island_of_[free.lowest()] = island;
  return true;
}

bool Assignment::add_by_moving(Island island) {
  From from{};  // by which island the search came to a boat
  Spaces seen;
  std::array<Island, kMaxSpaces + 1> queue{};
  std::size_t end = 0;
  queue[end++] = island;
  for (std::size_t next = 0; next < end; ++next) {
    const Island here = queue[next];
    for (const Space space : (components_.map.spaces_of_island[here] & boats_) - seen) {
      seen.add(space);
      from[space] = here;
      if (!assigned_.has(space)) {
        assigned_.add(space);
        settle(space, island, from);
        return true;
      }
      queue[end++] = *island_of_[space];
    }
  }
  return false;
}

int Assignment::add_all(Islands islands) {
  int added = 0;
  for (const Island island : islands) added += add(island) ? 1 : 0;
  return added;
}

// Turns the path that ends at this free boat: every island on it takes the boat it came by.
void Assignment::settle(Space space, Island first, const From& from) {
  for (Island island = *from[space]; island != first; island = *from[space]) {
    const Space before = boat_of(island);
    island_of_[space] = island;
    space = before;
  }
  island_of_[space] = first;
}

// The boat that is assigned to it.
Space Assignment::boat_of(Island island) const {
  return *std::ranges::find_if(boats_, [&](Space space) { return island_of_[space] == island; });
}

}  // namespace kaisho::yamatai
