// Boats, tokens, mountains and buildings: everything is somewhere, once.
#include <numeric>

#include "games/yamatai/check.h"

namespace kaisho::yamatai {
namespace {

constexpr Mask all_of(int count) { return count == kMaxSpaces ? ~Mask{0} : bit(count) - 1; }

// ---- boats

Expected<void> check_spaces(const Components& box, const Position& p) {
  Mask seen = 0;
  for (const Mask of_colour : p.boats) {
    if ((of_colour & seen) != 0) return broken("On a space lies one boat.", "boats");
    seen |= of_colour;
  }
  if ((seen & ~all_of(box.map.spaces)) != 0) return broken("There is no such space.", "boats");
  return {};
}

// YAM-S5: what is neither on the board nor with a player nor in the supply was set aside.
Expected<void> check_boats(const Components& box, const Position& p) {
  int aside = std::accumulate(box.supply.begin(), box.supply.end(), 0);
  for (std::size_t colour = 0; colour < kColours; ++colour) {
    int found = p.supply[colour] + std::popcount(p.boats[colour]);
    for (Seat seat = 0; seat < p.seats; ++seat) found += p.player(seat).boats[colour];
    if (found > box.supply[colour]) {
      return broken("There are not so many boats of this colour.",
                    "supply." + box.colour_ids[colour]);
    }
    aside -= found;
  }
  for (Seat seat = 0; seat < p.seats; ++seat) aside -= p.player(seat).aside;
  if (aside != 0) return broken("Boats missing elsewhere, and only these, lie aside.", "supply");
  return {};
}

// ---- islands

// On each at most one thing (YAM-G2).
Expected<void> check_islands(const Components& box, const Position& p) {
  Mask seen = 0;
  Mask twice = 0;
  const auto see = [&](Mask islands) {
    twice |= seen & islands;
    seen |= islands;
  };
  for (const Mask of_kind : p.tokens) see(of_kind);
  for (const Mask islands : {p.torii, p.palaces, p.sanctuaries}) see(islands);
  for (Seat seat = 0; seat < p.seats; ++seat) see(p.player(seat).pieces);
  if (twice != 0) {
    return broken("On an island lies one thing.", island_path(std::countr_zero(twice)));
  }
  if (((seen | p.mountains) & ~all_of(box.map.islands)) != 0) {
    return broken("There is no such island.", "islands");
  }
  return {};
}

// YAM-S2
Expected<void> check_tokens(const Components& box, const Position& p) {
  int mountains = box.mountain_blanks;
  for (std::size_t kind = 0; kind < kKinds; ++kind) {
    mountains += box.mountain_tokens[kind];
    int found = std::popcount(p.tokens[kind]);
    for (Seat seat = 0; seat < p.seats; ++seat) found += p.player(seat).culture[kind];
    if (found > box.plain_tokens[kind] + box.mountain_tokens[kind]) {
      return broken("There are not so many '" + box.kind_ids[kind] + "' tokens.", "islands");
    }
  }
  if (std::popcount(p.mountains) != mountains) {
    return broken("There are " + std::to_string(mountains) + " mountains.", "islands");
  }
  if (p.sanctuaries_left + std::popcount(p.sanctuaries) != box.sanctuaries) {
    return broken("There is another number of sanctuary tokens.", "sanctuaries_left");
  }
  return {};
}

// ---- buildings

struct Built {
  int standard = 0;
  int torii = 0;
  int palaces = 0;
};

Built count_built(const Components& box, Mask tiles) {
  Built count;
  each_bit(tiles & all_of(static_cast<int>(box.buildings.size())), [&](int tile) {
    const BuildingKind kind = box.buildings[static_cast<std::size_t>(tile)].kind;
    ++(kind == BuildingKind::kTorii    ? count.torii
       : kind == BuildingKind::kPalace ? count.palaces
                                       : count.standard);
  });
  return count;
}

// YAM-T8, YAM-T9: for every tile that was built something stands on the board.
Expected<void> check_built(const Components& box, const Position& p) {
  Mask all = 0;
  for (Seat seat = 0; seat < p.seats; ++seat) {
    const Player& player = p.player(seat);
    const int pieces = std::popcount(player.pieces);
    if (pieces + player.pieces_left != box.pieces[static_cast<std::size_t>(p.seats)]) {
      return broken("This player has another number of pieces.", seat_path(seat) + ".pieces_left");
    }
    if (count_built(box, player.built).standard != pieces) {
      return broken("For every piece on the board a standard building was built.",
                    seat_path(seat) + ".built");
    }
    all |= player.built;
  }
  const Built built = count_built(box, all);
  if (built.torii != std::popcount(p.torii) || built.palaces != std::popcount(p.palaces)) {
    return broken("For every torii and palace on the board one was built.", "islands");
  }
  return {};
}

Expected<void> check_amounts(const Position& p) {
  for (Seat seat = 0; seat < p.seats; ++seat) {
    if (p.player(seat).coins > kMost) return broken("Too many.", seat_path(seat) + ".coins");
    if (p.player(seat).prestige > kMost) return broken("Too many.", seat_path(seat) + ".prestige");
  }
  return {};
}

}  // namespace

Expected<void> check_board(const Components& box, const Position& p) {
  if (auto spaces = check_spaces(box, p); !spaces) return spaces;
  if (auto boats = check_boats(box, p); !boats) return boats;
  if (auto islands = check_islands(box, p); !islands) return islands;
  if (auto tokens = check_tokens(box, p); !tokens) return tokens;
  if (auto built = check_built(box, p); !built) return built;
  return check_amounts(p);
}

}  // namespace kaisho::yamatai
