// Tiles, specialists and fleets: each is somewhere, once; and what is known of what lies hidden.
#include <span>
#include <utility>

#include "core/values/names.h"
#include "games/yamatai/check.h"

namespace kaisho::yamatai {
namespace {

// What was seen of a list, each of it once.
class Seen {
 public:
  explicit Seen(std::size_t all) : all_(all) {}

  std::size_t all() const { return all_; }
  std::size_t count() const { return count_; }
  bool add(Id id) {
    if (id >= all_ || in(seen_, id)) return false;
    seen_ |= bit(id);
    ++count_;
    return true;
  }
  // The first that was seen before, or -1.
  int add_all(Mask ids) {
    int twice = -1;
    each_bit(ids, [&](int id) {
      if (!add(static_cast<Id>(id)) && twice < 0) twice = id;
    });
    return twice;
  }
  // Those of which only the number is known.
  void add_unknown() { ++count_; }
  bool complete() const { return count_ == all_; }

 private:
  std::size_t all_;
  std::size_t count_ = 0;
  Mask seen_ = 0;
};

std::unexpected<Error> two_places(std::string_view thing, std::string where) {
  return broken("two_places", {{"found", thing}}, std::move(where));
}
std::string slot_path(const char* list, int slot) {
  return list + ("[" + std::to_string(slot) + "]");
}

Expected<void> see_own(Mask ids, Seen& seen, const auto& things, Seat seat, const char* field) {
  const int twice = seen.add_all(ids);
  if (twice < 0) return {};
  return two_places(id_at(things, twice), seat_path(seat, field));
}

// A face-up row: its slots are those of the edition.
Expected<void> see_row(const std::array<Id, kMaxRow>& row, int visible, Seen& seen,
                       const auto& things, const char* where) {
  for (int slot = 0; slot < kMaxRow; ++slot) {
    if (row[slot] == kNone) continue;
    if (slot >= visible) return too_many(visible, slot + 1, where);
    if (!seen.add(row[slot])) return two_places(id_at(things, row[slot]), slot_path(where, slot));
  }
  return {};
}

template <std::size_t kSize>
Expected<void> see_deck(const Position& p, const std::array<Id, kSize>& deck, std::size_t size,
                        Seen& seen, const auto& things, const char* where) {
  for (std::size_t i = 0; i < kSize; ++i) {
    if (i >= size) {
      if (deck[i] != 0) return broken("unused", {}, where);
    } else if (deck[i] == kUnknown && p.observed != 0) {
      seen.add_unknown();
    } else if (!seen.add(deck[i])) {
      return two_places(id_at(things, deck[i]), where);
    }
  }
  if (seen.complete()) return {};
  return broken("yamatai.deck", {{"expected", seen.all()}, {"found", seen.count()}}, where);
}

Expected<void> check_specialists(const Components& components, const Position& p) {
  const auto& things = components.specialists;
  Seen seen(things.size());
  for (Seat seat = 0; seat < p.seats; ++seat) {
    auto own = see_own(p.player(seat).specialists, seen, things, seat, "specialists");
    if (!own) return own;
  }
  auto row = see_row(p.specialists, components.specialists_visible, seen, things, "specialists");
  if (!row) return row;
  for (int slot = 0; slot < kMaxRow; ++slot) {
    const int coins = p.specialist_coins[slot];
    if (const int most = p.specialists[slot] == kNone ? 0 : kMaxOfAny; coins > most) {
      return too_many(most, coins, slot_path("specialists", slot) + ".coins");
    }
  }
  return see_deck(p, p.specialist_deck, p.specialist_deck_size, seen, things, "specialist_deck");
}

Expected<void> check_buildings(const Components& components, const Position& p) {
  const auto& things = components.buildings;
  Seen seen(things.size());
  for (Seat seat = 0; seat < p.seats; ++seat) {
    auto built = see_own(p.player(seat).built, seen, things, seat, "built");
    if (!built) return built;
    auto reserved = see_own(p.player(seat).reserved, seen, things, seat, "reserved");
    if (!reserved) return reserved;
  }
  auto row = see_row(p.buildings, components.buildings_visible, seen, things, "buildings");
  if (!row) return row;
  return see_deck(p, p.building_deck, p.building_deck_size, seen, things, "building_deck");
}

// ---- fleets

Expected<void> see_fleets(std::span<const Id> fleets, Seen& seen, const char* where) {
  for (int i = 0; i < std::ssize(fleets); ++i) {
    if (fleets[i] == kNone || seen.add(fleets[i])) continue;
    return two_places(std::to_string(fleets[i] + 1), slot_path(where, i));
  }
  return {};
}

Expected<void> check_fleets(const Components& components, const Position& p) {
  Seen seen(components.fleets.size());
  if (auto played = see_fleets(p.played, seen, "played"); !played) return played;
  if (auto track = see_fleets(p.track, seen, "track"); !track) return track;
  if (seen.complete()) return {};
  return broken("yamatai.fleets", {{"expected", seen.all()}, {"found", seen.count()}}, "track");
}

// YAM-S3, YAM-R4: the first places lie face up and the round's fleets were taken from there, the
// others face down in lots numbered from the left.
Expected<void> check_track(const Components& components, const Position& p) {
  const int visible = components.fleets_visible;
  for (int i = 0; i < kMaxFleets; ++i) {
    const int lot = p.track_lots[i];
    const bool down = i >= visible && i < std::ssize(components.fleets);
    if (down && p.track[i] == kNone) {
      return broken("yamatai.face_down", {}, slot_path("track", i));
    }
    const int before = i > visible ? p.track_lots[i - 1] : kFaceUp;
    const bool right =
        down ? lot == before + 1 || (lot == before && lot != kFaceUp) : lot == kFaceUp;
    if (!right) {
      return broken("yamatai.lots", {{"visible", visible}, {"found", lot}},
                    slot_path("track_lots", i));
    }
    if (p.observed != 0 && down && lot == before && p.track[i] < p.track[i - 1]) {
      return broken("yamatai.rising_fleets",
                    {{"least", p.track[i - 1] + 1}, {"found", p.track[i] + 1}},
                    slot_path("track", i));
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
    if (player.lots[i] != lot_at(lowest)) continue;
    const Id tile = p.building_deck[i];
    const bool is_known = tile < kMaxBuildings && in(player.known, tile);
    if (p.observed != 0 && is_known != (tile != kUnknown)) {
      return broken("yamatai.only_known", {{"place", p.building_deck_size - 1U - i}}, where);
    }
    if (p.observed != 0 && is_known && (ended || (known != 0 && tile < before))) {
      return broken("yamatai.known_first", {{"place", p.building_deck_size - 1U - i}}, where);
    }
    ended = ended || !is_known;
    before = tile;
    if (is_known) known |= bit(tile);
  }
  if (known == 0) return broken("yamatai.lot_unknown", {}, where);
  found |= known;
  return {};
}

Expected<void> check_knowledge(const Position& p, Seat seat) {
  const Player& player = p.player(seat);
  const std::string where = seat_path(seat) + ".knows";
  Mask found = 0;
  for (std::size_t i = 0; i < kMaxBuildings; ++i) {
    const std::size_t lot = player.lots[i];
    if (lot == kNoLot) continue;
    if (i >= p.building_deck_size || lot > i + 1U || player.lots[lot - 1] != lot) {
      return broken("yamatai.lot_name", {{"found", lot}}, where);
    }
    if (lot != i + 1U) continue;
    if (auto right = check_lot(p, player, i, found, where); !right) return right;
  }
  if (found == player.known) return {};
  return broken("yamatai.known",
                {{"expected", std::popcount(player.known)}, {"found", std::popcount(found)}},
                where);
}

Expected<void> check_all_knowledge(const Components& /*components*/, const Position& p) {
  int knowing = 0;
  Mask places = 0;
  for (Seat seat = 0; seat < p.seats; ++seat) {
    if (auto knowledge = check_knowledge(p, seat); !knowledge) return knowledge;
    if (p.player(seat).known != 0) ++knowing;
    for (int i = 0; i < kMaxBuildings; ++i) {
      if (p.player(seat).lots[i] != kNoLot) places |= bit(i);
    }
  }
  if (p.observed == 0) return {};
  if (knowing > 1) return broken("yamatai.one_observer", {{"found", knowing}}, "seats");
  for (int i = 0; i < p.building_deck_size; ++i) {
    if (!in(places, i) && p.building_deck[i] != kUnknown) {
      return broken("yamatai.only_known", {{"place", p.building_deck_size - 1 - i}},
                    "building_deck");
    }
  }
  return {};
}

}  // namespace

Expected<void> check_cards(const Components& components, const Position& p) {
  return first_fault(
      components, p,
      {check_specialists, check_buildings, check_fleets, check_track, check_all_knowledge});
}

}  // namespace kaisho::yamatai
