// Collecting culture tokens (YAM-T6) and one more of them (YAM-P10).
//
// Sets of tokens that boats can be assigned to, each boat to one it touches, are a matroid: a set
// that can be assigned can always be enlarged to the greatest size. So tokens are taken one by one,
// as long as those taken can all be assigned.
#include "games/yamatai/rules.h"

namespace kaisho::yamatai {
namespace {

// An assignment of boats placed this turn to islands, which grows by augmenting paths.
class Assignment {
 public:
  Assignment(const Components& components, Mask boats) : components_(components), boats_(boats) {
    island_of_.fill(kNone);
  }

  // Assigns a boat to the island too, if others can be moved so that there is one.
  bool add(int island) {
    from_.fill(kNone);
    Mask seen = 0;
    std::array<Id, kMaxSpaces + 1> queue{};
    std::size_t end = 0;
    queue[end++] = static_cast<Id>(island);
    for (std::size_t next = 0; next < end; ++next) {
      const Id here = queue[next];
      Mask open = components_.map.spaces_of_island[here] & boats_ & ~seen;
      for (; open != 0; open &= open - 1) {
        const int space = std::countr_zero(open);
        seen |= bit(space);
        from_[space] = here;
        if (island_of_[space] == kNone) return settle(space, island);
        queue[end++] = island_of_[space];
      }
    }
    return false;
  }
  int add_all(Mask islands) {
    int added = 0;
    each_bit(islands, [&](int island) { added += add(island) ? 1 : 0; });
    return added;
  }

 private:
  // Turns the path that ends at this free boat: every island on it takes the boat it came by.
  bool settle(int space, int first) {
    while (true) {
      const Id island = from_[space];
      if (island == first) {
        island_of_[space] = island;
        return true;
      }
      const int before = boat_of(island);
      island_of_[space] = island;
      space = before;
    }
  }

  // The boat that is assigned to it.
  int boat_of(int island) const {
    int space = 0;
    while (island_of_[space] != island) ++space;
    return space;
  }

  const Components& components_;
  Mask boats_;
  std::array<Id, kMaxSpaces> island_of_{};
  std::array<Id, kMaxSpaces> from_{};
};

Mask touched_tokens(const Components& components, const Position& p) {
  return touched_now(components, p) & with_tokens(p);
}

void take_token(const Play& play, Seat seat, int island, const char* clause) {
  Position& p = play.p;
  const Culture kind = *kind_at(p, island);
  p.tokens[kind] &= ~bit(island);
  ++p.player(seat).culture[kind];
  play.tell("collected", clause, seat, kind, island);
}

// Islands whose token may be taken next, so that as many as possible are taken in all.
Mask takeable(const Components& components, const Position& p) {
  Assignment begun(components, p.placed);
  begun.add_all(p.collected);
  Mask open = 0;
  each_bit(touched_tokens(components, p), [&](int island) {
    Assignment with = begun;
    if (with.add(island)) open |= bit(island);
  });
  return open;
}

// Tokens that every way to go on takes.
Mask surely_taken(const Components& components, const Position& p, Mask open) {
  Assignment begun(components, p.placed);
  begun.add_all(p.collected);
  Assignment all = begun;
  const int most = all.add_all(open);
  Mask sure = 0;
  each_bit(open, [&](int island) {
    Assignment without = begun;
    if (without.add_all(open & ~bit(island)) < most) sure |= bit(island);
  });
  return sure;
}

// Takes what is sure; when nothing is left to choose, the collecting is over.
void go_on(const Play& play) {
  Position& p = play.p;
  const Seat seat = p.stack.top().seat;
  const Mask open = takeable(play.components, p);
  const Mask sure = surely_taken(play.components, p, open);
  each_bit(sure, [&](int island) { take_token(play, seat, island, "YAM-T6"); });
  p.collected |= sure;
  if (sure == 0 ? open != 0 : takeable(play.components, p) != 0) return;
  p.stack.pop();
  p.collected = 0;
  p.end_placing();
}

}  // namespace

bool may_collect(const Components& components, const Position& p) {
  return touched_tokens(components, p) != 0;
}

void do_collect(const Play& play) {
  Position& p = play.p;
  const Seat seat = p.stack.top().seat;
  p.stack.pop();
  if (has(play.components, p.player(seat), Power::kExtraToken)) push(p, Step::kExtra, seat);
  push(p, Step::kCollect, seat);
  go_on(play);
}

void list_takes(const Components& components, const Position& p, MoveList& moves) {
  each_bit(takeable(components, p), [&](int island) { moves.add(take_move(island)); });
}

void do_take(const Play& play, int island) {
  take_token(play, play.p.stack.top().seat, island, "YAM-T6");
  play.p.collected |= bit(island);
  go_on(play);
}

// YAM-P10
void list_extra(const Position& p, MoveList& moves) {
  each_bit(with_tokens(p), [&](int island) { moves.add(extra_move(island)); });
  moves.add(done_move());
}

void do_extra(const Play& play, int island) {
  const Seat seat = play.p.stack.top().seat;
  play.p.stack.pop();
  take_token(play, seat, island, "YAM-P10");
}

}  // namespace kaisho::yamatai
