// Tiles, specialists and fleets: each is somewhere, once; and what is known of what lies hidden.
#include <span>
#include <utility>

#include "core/values/how_many.h"
#include "core/values/names.h"
#include "games/yamatai/check.h"

namespace kaisho::yamatai {
namespace {

// What was seen of a list, each of it once.
template <class T>
class Seen {
 public:
  explicit Seen(const auto& things) : all_(how_many(things)) {}

  int all() const { return all_; }
  int count() const { return count_; }
  bool add(T one) {
    if (number_of(one) >= all_ || seen_.has(one)) return false;
    seen_.add(one);
    ++count_;
    return true;
  }
  // The first that was seen before.
  template <class Word>
  Maybe<T> add_all(Set<T, Word> things) {
    Maybe<T> twice;
    for (const T one : things) {
      if (!add(one) && !twice) twice = one;
    }
    return twice;
  }
  // Adds a card of which only the number is known.
  void add_unknown() { ++count_; }
  bool complete() const { return count_ == all_; }

 private:
  int all_;
  int count_ = 0;
  Set<T, std::uint64_t> seen_;
};

std::unexpected<Error> two_places(std::string_view thing, std::string where) {
  return broken("two_places", {{"found", thing}}, std::move(where));
}
std::string id_of(const auto& things, auto one) { return id_at(things, number_of(one)); }
std::string slot_path(const char* list, int slot) {
  return list + ("[" + std::to_string(slot) + "]");
}

template <class T, class Word>
Expected<void> see_own(Set<T, Word> own, Seen<T>& seen, const auto& things, Seat seat,
                       const char* field) {
  const Maybe<T> twice = seen.add_all(own);
  if (!twice) return {};
  return two_places(id_of(things, *twice), seat_path(seat, field));
}

// A face-up row: its slots are those of the edition.
template <class T>
Expected<void> see_row(const std::array<Maybe<T>, kMaxRow>& row, int visible, Seen<T>& seen,
                       const auto& things, const char* where) {
  for (int slot = 0; slot < kMaxRow; ++slot) {
    if (!row[slot]) continue;
    if (slot >= visible) return too_many(visible, slot + 1, where);
    if (!seen.add(*row[slot])) return two_places(id_of(things, *row[slot]), slot_path(where, slot));
  }
  return {};
}

template <class T, std::size_t kSize>
Expected<void> see_deck(const Position& p, const std::array<T, kSize>& deck, std::size_t size,
                        Seen<T>& seen, const auto& things, const char* where) {
  for (std::size_t i = 0; i < kSize; ++i) {
    if (i >= size) {
      if (deck[i] != T{}) return broken("unused", {}, where);
    } else if (deck[i] == noun<T>(kUnknownId) && p.observed != 0) {
      seen.add_unknown();
    } else if (!seen.add(deck[i])) {
      return two_places(id_of(things, deck[i]), where);
    }
  }
  if (seen.complete()) return {};
  return broken("yamatai.deck", {{"expected", seen.all()}, {"found", seen.count()}}, where);
}

Expected<void> check_specialists(View view) {
  const Position& p = view.p;
  const auto& things = view.components.specialists;
  Seen<Specialist> seen(things);
  for (Seat seat = 0; seat < p.seats; ++seat) {
    auto own = see_own(p.player(seat).specialists, seen, things, seat, "specialists");
    if (!own) return own;
  }
  auto row =
      see_row(p.specialists, view.components.specialists_visible, seen, things, "specialists");
  if (!row) return row;
  for (int slot = 0; slot < kMaxRow; ++slot) {
    const int coins = p.specialist_coins[slot];
    if (const int most = p.specialists[slot] ? kMaxOfAny : 0; coins > most) {
      return too_many(most, coins, slot_path("specialists", slot) + ".coins");
    }
  }
  return see_deck(p, p.specialist_deck, p.specialist_deck_size, seen, things, "specialist_deck");
}

Expected<void> check_buildings(View view) {
  const Position& p = view.p;
  const auto& things = view.components.buildings;
  Seen<Tile> seen(things);
  for (Seat seat = 0; seat < p.seats; ++seat) {
    auto built = see_own(p.player(seat).built, seen, things, seat, "built");
    if (!built) return built;
    auto reserved = see_own(p.player(seat).reserved, seen, things, seat, "reserved");
    if (!reserved) return reserved;
  }
  auto row = see_row(p.buildings, view.components.buildings_visible, seen, things, "buildings");
  if (!row) return row;
  return see_deck(p, p.building_deck, p.building_deck_size, seen, things, "building_deck");
}

// ---- fleets

Expected<void> see_fleets(std::span<const Maybe<Fleet>> fleets, Seen<Fleet>& seen,
                          const char* where) {
  for (int i = 0; i < std::ssize(fleets); ++i) {
    if (!fleets[i] || seen.add(*fleets[i])) continue;
    return two_places(std::to_string(number_of(*fleets[i]) + 1), slot_path(where, i));
  }
  return {};
}

Expected<void> check_fleets(View view) {
  Seen<Fleet> seen(view.components.fleets);
  if (auto played = see_fleets(view.p.played, seen, "played"); !played) return played;
  if (auto track = see_fleets(view.p.track, seen, "track"); !track) return track;
  if (seen.complete()) return {};
  return broken("yamatai.fleets", {{"expected", seen.all()}, {"found", seen.count()}}, "track");
}

// YAM-S3, YAM-R4: the first places lie face up and the round's fleets were taken from there, the
// others face down in blocks numbered from the left.
Expected<void> check_track(View view) {
  const Position& p = view.p;
  const int visible = view.components.fleets_visible;
  for (int i = 0; i < kMaxFleets; ++i) {
    const int block = p.track_blocks[i];
    const bool down = i >= visible && i < std::ssize(view.components.fleets);
    if (down && !p.track[i]) {
      return broken("yamatai.face_down", {}, slot_path("track", i));
    }
    const int before = i > visible ? p.track_blocks[i - 1] : kFaceUp;
    const bool right =
        down ? block == before + 1 || (block == before && block != kFaceUp) : block == kFaceUp;
    if (!right) {
      return broken("yamatai.lots", {{"visible", visible}, {"found", block}},
                    slot_path("track_lots", i));
    }
    if (p.observed != 0 && down && block == before && *p.track[i] < *p.track[i - 1]) {
      return broken(
          "yamatai.rising_fleets",
          {{"least", number_of(*p.track[i - 1]) + 1}, {"found", number_of(*p.track[i]) + 1}},
          slot_path("track", i));
    }
  }
  return {};
}

// ---- YAM-H1: what is known of the building deck

// The known tiles of one block, named by its lowest place.
Expected<void> check_block(const Position& p, const Player& player, std::size_t lowest,
                           Tiles& found, const std::string& where) {
  bool ended = false;  // of an observed block: the known tiles come first, in rising order
  Tile before{};
  Tiles known;
  for (std::size_t i = lowest; i < p.building_deck_size; ++i) {
    if (player.blocks[i] != block_at(lowest)) continue;
    const Tile tile = p.building_deck[i];
    const bool is_known = player.knows(tile);
    if (p.observed != 0 && is_known != (tile != kUnknownTile)) {
      return broken("yamatai.only_known", {{"place", p.building_deck_size - 1U - i}}, where);
    }
    if (p.observed != 0 && is_known && (ended || (!known.empty() && tile < before))) {
      return broken("yamatai.known_first", {{"place", p.building_deck_size - 1U - i}}, where);
    }
    ended = ended || !is_known;
    before = tile;
    if (is_known) known.add(tile);
  }
  if (known.empty()) return broken("yamatai.lot_unknown", {}, where);
  found |= known;
  return {};
}

Expected<void> check_knowledge(const Position& p, Seat seat) {
  const Player& player = p.player(seat);
  const std::string where = seat_path(seat) + ".knows";
  Tiles found;
  for (std::size_t i = 0; i < kMaxBuildings; ++i) {
    const std::size_t block = player.blocks[i];
    if (block == kNoBlock) continue;
    if (i >= p.building_deck_size || block > i + 1U || player.blocks[block - 1] != block) {
      return broken("yamatai.lot_name", {{"found", block}}, where);
    }
    if (block != i + 1U) continue;
    if (auto right = check_block(p, player, i, found, where); !right) return right;
  }
  if (found == player.known) return {};
  return broken("yamatai.known", {{"expected", player.known.size()}, {"found", found.size()}},
                where);
}

Expected<void> check_all_knowledge(View view) {
  const Position& p = view.p;
  int knowing = 0;
  Set<int, std::uint64_t> places;
  for (Seat seat = 0; seat < p.seats; ++seat) {
    if (auto knowledge = check_knowledge(p, seat); !knowledge) return knowledge;
    if (!p.player(seat).known.empty()) ++knowing;
    for (int i = 0; i < kMaxBuildings; ++i) {
      if (p.player(seat).blocks[i] != kNoBlock) places.add(i);
    }
  }
  if (p.observed == 0) return {};
  if (knowing > 1) return broken("yamatai.one_observer", {{"found", knowing}}, "seats");
  for (int i = 0; i < p.building_deck_size; ++i) {
    if (!places.has(i) && p.building_deck[i] != kUnknownTile) {
      return broken("yamatai.only_known", {{"place", p.building_deck_size - 1 - i}},
                    "building_deck");
    }
  }
  return {};
}

}  // namespace

Expected<void> check_cards(View view) {
  return first_fault(
      view, {check_specialists, check_buildings, check_fleets, check_track, check_all_knowledge});
}

}  // namespace kaisho::yamatai
