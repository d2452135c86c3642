// Boats, tokens, mountains and buildings: everything is somewhere, once.
#include <numeric>
#include <tuple>

#include "core/values/how_many.h"
#include "games/yamatai/check.h"

namespace kaisho::yamatai {
namespace {

// ---- boats

Expected<void> check_spaces(View view) {
  Spaces seen;
  for (const Spaces of_colour : view.p.boats) {
    if (const Spaces twice = of_colour & seen; !twice.empty()) {
      return broken("repeated", {{"found", number_of(twice.lowest()) + 1}}, "boats");
    }
    seen |= of_colour;
  }
  const Spaces off = seen - Spaces::first(view.components.map.spaces);
  if (off.empty()) return {};
  return out_of_range(1, view.components.map.spaces, number_of(off.lowest()) + 1, "boats");
}

// YAM-S5: what is neither on the board nor with a player nor in the supply was set aside.
Expected<void> check_boats(View view) {
  const Position& p = view.p;
  int aside = std::accumulate(view.components.supply.begin(), view.components.supply.end(), 0);
  for (const Colour colour : kEveryColour) {
    int found = p.supply[colour] + p.boats[colour].size();
    for (Seat seat = 0; seat < p.seats; ++seat) found += p.player(seat).boats[colour];
    if (found > view.components.supply[colour]) {
      return broken("yamatai.boats", {{"most", view.components.supply[colour]}, {"found", found}},
                    "supply." + view.components.colour_ids[colour]);
    }
    aside -= found;
  }
  int told = 0;
  for (Seat seat = 0; seat < p.seats; ++seat) told += p.player(seat).aside;
  if (aside == told) return {};
  return broken("yamatai.aside", {{"expected", aside}, {"found", told}}, "supply");
}

// ---- islands

// Each island has at most one thing (YAM-G2).
Expected<void> check_islands(View view) {
  const Position& p = view.p;
  Islands seen;
  Islands twice;
  const auto see = [&](Islands islands) {
    twice |= seen & islands;
    seen |= islands;
  };
  for (const Islands of_kind : p.tokens) see(of_kind);
  for (const Islands islands : {p.torii, p.palaces, p.sanctuaries}) see(islands);
  for (Seat seat = 0; seat < p.seats; ++seat) see(p.player(seat).pieces);
  if (!twice.empty()) {
    return broken("yamatai.one_thing", {}, island_path(twice.lowest()));
  }
  const Islands off = (seen | p.mountains) - Islands::first(view.components.map.islands);
  if (off.empty()) return {};
  return out_of_range(1, view.components.map.islands, number_of(off.lowest()) + 1, "islands");
}

// YAM-S2
Expected<void> check_tokens(View view) {
  const Position& p = view.p;
  int mountains = view.components.mountain_blanks;
  for (const Culture kind : kEveryCulture) {
    mountains += view.components.mountain_tokens[kind];
    int found = p.tokens[kind].size();
    for (Seat seat = 0; seat < p.seats; ++seat) found += p.player(seat).culture[kind];
    if (const int most = view.components.plain_tokens[kind] + view.components.mountain_tokens[kind];
        found > most) {
      return broken("yamatai.culture",
                    {{"most", most}, {"kind", view.components.kind_ids[kind]}, {"found", found}},
                    "islands");
    }
  }
  if (const int found = p.mountains.size(); found != mountains) {
    return broken("yamatai.mountains", {{"expected", mountains}, {"found", found}}, "islands");
  }
  const int sanctuaries = p.sanctuaries_left + p.sanctuaries.size();
  if (sanctuaries == view.components.sanctuaries) return {};
  return broken("counted", {{"expected", view.components.sanctuaries}, {"found", sanctuaries}},
                "sanctuaries_left");
}

// ---- buildings

struct Built {
  int standard = 0;
  int torii = 0;
  int palaces = 0;
};

Built count_built(const Components& components, Tiles tiles) {
  Built count;
  for (const Tile tile : tiles& Tiles::first(how_many(components.buildings))) {
    const BuildingKind kind = components.printed_on(tile).kind;
    ++(kind == BuildingKind::kTorii    ? count.torii
       : kind == BuildingKind::kPalace ? count.palaces
                                       : count.standard);
  }
  return count;
}

// YAM-T8, YAM-T9: for every tile that was built something stands on the board.
Expected<void> check_built(View view) {
  const Position& p = view.p;
  Tiles all;
  for (Seat seat = 0; seat < p.seats; ++seat) {
    const Player& player = p.player(seat);
    const int pieces = player.pieces.size();
    const int all_pieces = view.components.pieces[p.seats];
    if (pieces + player.pieces_left != all_pieces) {
      return broken("yamatai.pieces",
                    {{"expected", all_pieces}, {"found", pieces + player.pieces_left}},
                    seat_path(seat, "pieces_left"));
    }
    if (const int tiles = count_built(view.components, player.built).standard; tiles != pieces) {
      return broken("yamatai.built", {{"expected", pieces}, {"found", tiles}},
                    seat_path(seat, "built"));
    }
    all |= player.built;
  }
  const Built built = count_built(view.components, all);
  for (const auto& [tiles, islands, kind] :
       {std::tuple{built.torii, p.torii, "torii"}, {built.palaces, p.palaces, "palace"}}) {
    if (tiles == islands.size()) continue;
    return broken("yamatai.figures",
                  {{"expected", tiles}, {"kind", kind}, {"found", islands.size()}}, "islands");
  }
  return {};
}

Expected<void> check_amounts(View view) {
  for (Seat seat = 0; seat < view.p.seats; ++seat) {
    const Player& player = view.p.player(seat);
    if (player.coins > kMaxOfAny)
      return too_many(kMaxOfAny, player.coins, seat_path(seat, "coins"));
    if (player.prestige > kMaxOfAny) {
      return too_many(kMaxOfAny, player.prestige, seat_path(seat, "prestige"));
    }
  }
  return {};
}

}  // namespace

Expected<void> check_board(View view) {
  return first_fault(
      view, {check_spaces, check_boats, check_islands, check_tokens, check_built, check_amounts});
}

}  // namespace kaisho::yamatai
