// Tiles, specialists and fleets: each is somewhere, once; and what is known of what lies hidden.
#include "games/yamatai/check.h"

namespace kaisho::yamatai {
namespace {

// What was seen of a list, each of it once.
class Seen {
 public:
  explicit Seen(std::size_t all) : all_(all) {}

  bool add(Id id) {
    if (id >= all_ || in(seen_, id)) return false;
    seen_ |= bit(id);
    ++count_;
    return true;
  }
  bool add_all(Mask ids) {
    bool found = true;
    each_bit(ids, [&](int id) { found = add(static_cast<Id>(id)) && found; });
    return found;
  }
  // Those of which only the number is known.
  void add_unknown() { ++count_; }
  bool complete() const { return count_ == all_; }

 private:
  std::size_t all_;
  std::size_t count_ = 0;
  Mask seen_ = 0;
};

// A face-up row: its slots are those of the edition.
Expected<void> see_row(const std::array<Id, kMaxRow>& row, int visible, Seen& seen,
                       const char* where) {
  for (std::size_t slot = 0; slot < kMaxRow; ++slot) {
    if (row[slot] == kNone) continue;
    if (slot >= static_cast<std::size_t>(visible)) return broken("There is no such slot.", where);
    if (!seen.add(row[slot])) {
      return broken("This is elsewhere.", where + ("[" + std::to_string(slot) + "]"));
    }
  }
  return {};
}

template <std::size_t kSize>
Expected<void> see_deck(const Position& p, const std::array<Id, kSize>& deck, std::size_t size,
                        Seen& seen, const char* where) {
  for (std::size_t i = 0; i < kSize; ++i) {
    if (i >= size) {
      if (deck[i] != 0) return broken("The deck ends below.", where);
    } else if (deck[i] == kUnknown && p.observed != 0) {
      seen.add_unknown();
    } else if (!seen.add(deck[i])) {
      return broken("In the deck is what is elsewhere.", where);
    }
  }
  if (!seen.complete()) return broken("In the deck is all that is nowhere else.", where);
  return {};
}

Expected<void> check_specialists(const Components& box, const Position& p) {
  Seen seen(box.specialists.size());
  for (Seat seat = 0; seat < p.seats; ++seat) {
    if (!seen.add_all(p.player(seat).specialists)) {
      return broken("This specialist is elsewhere.", seat_path(seat) + ".specialists");
    }
  }
  if (auto row = see_row(p.specialists, box.specialists_visible, seen, "specialists"); !row) {
    return row;
  }
  for (std::size_t slot = 0; slot < kMaxRow; ++slot) {
    const int coins = p.specialist_coins[slot];
    if (coins > (p.specialists[slot] == kNone ? 0 : kMost)) {
      return broken("Coins lie on a specialist, and not too many.", "specialists");
    }
  }
  return see_deck(p, p.specialist_deck, p.specialist_deck_size, seen, "specialist_deck");
}

Expected<void> check_buildings(const Components& box, const Position& p) {
  Seen seen(box.buildings.size());
  for (Seat seat = 0; seat < p.seats; ++seat) {
    const Player& player = p.player(seat);
    if (!seen.add_all(player.built)) {
      return broken("This building is elsewhere.", seat_path(seat) + ".built");
    }
    if (!seen.add_all(player.reserved)) {
      return broken("This building is elsewhere.", seat_path(seat) + ".reserved");
    }
  }
  if (auto row = see_row(p.buildings, box.buildings_visible, seen, "buildings"); !row) return row;
  return see_deck(p, p.building_deck, p.building_deck_size, seen, "building_deck");
}

// ---- fleets

Expected<void> check_fleets(const Components& box, const Position& p) {
  Seen seen(box.fleets.size());
  for (std::size_t i = 0; i < kMaxPieces; ++i) {
    if (p.played[i] != kNone && !seen.add(p.played[i])) {
      return broken("This fleet is elsewhere.", "played[" + std::to_string(i) + "]");
    }
  }
  for (std::size_t i = 0; i < kMaxFleets; ++i) {
    if (p.track[i] != kNone && !seen.add(p.track[i])) {
      return broken("This fleet is elsewhere.", "track[" + std::to_string(i) + "]");
    }
  }
  if (!seen.complete()) return broken("A fleet is missing.", "track");
  return {};
}

// YAM-S3, YAM-R4: the first places lie face up and the round's fleets were taken from there, the
// others face down in lots numbered from the left.
Expected<void> check_track(const Components& box, const Position& p) {
  const auto visible = static_cast<std::size_t>(box.fleets_visible);
  for (std::size_t i = 0; i < kMaxFleets; ++i) {
    const int lot = p.track_lots[i];
    const bool down = i >= visible && i < box.fleets.size();
    if (down && p.track[i] == kNone) {
      return broken("Fleets are taken that lie face up.", "track[" + std::to_string(i) + "]");
    }
    const int before = i > visible ? p.track_lots[i - 1] : 0;
    const bool right = down ? lot == before + 1 || (lot == before && lot != 0) : lot == 0;
    if (!right) {
      return broken("Only the first places lie face up, and lots are numbered from the left.",
                    "track_lots[" + std::to_string(i) + "]");
    }
    if (p.observed != 0 && down && lot == before && p.track[i] < p.track[i - 1]) {
      return broken("The fleets of a lot stand in rising order.",
                    "track[" + std::to_string(i) + "]");
    }
  }
  return {};
}

// ---- YAM-H1: what is known of the building deck

// The known tiles of one lot, named by its lowest place.
Expected<void> check_lot(const Position& p, const Player& player, std::size_t lowest, Mask& found,
                         const std::string& where) {
  bool ended = false;  // of an observed lot: the known tiles come first, in rising order
  Id before = 0;
  Mask known = 0;
  for (std::size_t i = lowest; i < p.building_deck_size; ++i) {
    if (player.lots[i] != lowest + 1) continue;
    const Id tile = p.building_deck[i];
    const bool is_known = tile < kMaxBuildings && in(player.known, tile);
    if (p.observed != 0 && is_known != (tile != kUnknown)) {
      return broken("In an observed deck only known tiles are named.", where);
    }
    if (p.observed != 0 && is_known && (ended || (known != 0 && tile < before))) {
      return broken("The known tiles of a lot stand first, in rising order.", where);
    }
    ended = ended || !is_known;
    before = tile;
    if (is_known) known |= bit(tile);
  }
  if (known == 0) return broken("In each lot a tile is known.", where);
  found |= known;
  return {};
}

Expected<void> check_knowledge(const Position& p, Seat seat) {
  const Player& player = p.player(seat);
  const std::string where = seat_path(seat) + ".knows";
  Mask found = 0;
  for (std::size_t i = 0; i < kMaxBuildings; ++i) {
    const std::size_t lot = player.lots[i];
    if (lot == 0) continue;
    if (i >= p.building_deck_size || lot > i + 1U || player.lots[lot - 1] != lot) {
      return broken("A lot is named by its lowest place.", where);
    }
    if (lot != i + 1U) continue;
    if (auto right = check_lot(p, player, i, found, where); !right) return right;
  }
  if (found != player.known) return broken("What is known of the deck lies there.", where);
  return {};
}

Expected<void> check_all_knowledge(const Position& p) {
  int knowing = 0;
  Mask places = 0;
  for (Seat seat = 0; seat < p.seats; ++seat) {
    if (auto knowledge = check_knowledge(p, seat); !knowledge) return knowledge;
    if (p.player(seat).known != 0) ++knowing;
    for (int i = 0; i < kMaxBuildings; ++i) {
      if (p.player(seat).lots[static_cast<std::size_t>(i)] != 0) places |= bit(i);
    }
  }
  if (p.observed == 0) return {};
  if (knowing > 1) return broken("One seat alone has observed this.", "seats");
  for (int i = 0; i < p.building_deck_size; ++i) {
    if (!in(places, i) && p.building_deck[static_cast<std::size_t>(i)] != kUnknown) {
      return broken("In an observed deck only known tiles are named.", "building_deck");
    }
  }
  return {};
}

}  // namespace

Expected<void> check_cards(const Components& box, const Position& p) {
  if (auto specialists = check_specialists(box, p); !specialists) return specialists;
  if (auto buildings = check_buildings(box, p); !buildings) return buildings;
  if (auto fleets = check_fleets(box, p); !fleets) return fleets;
  if (auto track = check_track(box, p); !track) return track;
  return check_all_knowledge(p);
}

}  // namespace kaisho::yamatai
