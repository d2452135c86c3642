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
  Assignment(const Components& components, Spaces boats) : components_(components), boats_(boats) {}

  // Assigns a boat to the island too, if others can be moved so that there is one.
  bool add(Island island) {
    from_ = {};
    Spaces seen;
    std::array<Island, kMaxSpaces + 1> queue{};
    std::size_t end = 0;
    queue[end++] = island;
    for (std::size_t next = 0; next < end; ++next) {
      const Island here = queue[next];
      for (const Space space : (components_.map.spaces_of_island[here] & boats_) - seen) {
        seen.add(space);
        from_[space] = here;
        if (!island_of_[space]) return settle(space, island);
        queue[end++] = *island_of_[space];
      }
    }
    return false;
  }
  int add_all(Islands islands) {
    int added = 0;
    for (const Island island : islands) added += add(island) ? 1 : 0;
    return added;
  }

 private:
  // Turns the path that ends at this free boat: every island on it takes the boat it came by.
  bool settle(Space space, Island first) {
    while (true) {
      const Island island = *from_[space];
      if (island == first) {
        island_of_[space] = island;
        return true;
      }
      const Space before = boat_of(island);
      island_of_[space] = island;
      space = before;
    }
  }

  // The boat that is assigned to it.
  Space boat_of(Island island) const {
    return *std::ranges::find_if(boats_, [&](Space space) { return island_of_[space] == island; });
  }

  const Components& components_;
  Spaces boats_;
  BySpace<Maybe<Island>> island_of_{};
  BySpace<Maybe<Island>> from_{};
};

Islands touched_tokens(View view) { return touched_now(view) & with_tokens(view.p); }

void take_token(const Play& play, Seat seat, Island island, const char* clause) {
  Position& p = play.p;
  const Culture kind = *kind_at(p, island);
  p.tokens[kind].remove(island);
  ++p.player(seat).culture[kind];
  play.emit("collected", clause, seat, kind, island);
}

// Islands whose token may be taken next, so that as many as possible are taken in all.
Islands takeable(View view) {
  Assignment begun(view.components, view.p.placed);
  begun.add_all(view.p.collected);
  Islands open;
  for (const Island island : touched_tokens(view)) {
    Assignment with = begun;
    if (with.add(island)) open.add(island);
  }
  return open;
}

// Tokens that every way to go on takes.
Islands surely_taken(View view, Islands open) {
  Assignment begun(view.components, view.p.placed);
  begun.add_all(view.p.collected);
  Assignment all = begun;
  const int most = all.add_all(open);
  Islands sure;
  for (const Island island : open) {
    Assignment without = begun;
    if (without.add_all(open - Islands{island}) < most) sure.add(island);
  }
  return sure;
}

// Takes what is sure; when nothing is left to choose, the collecting is over.
void go_on(const Play& play) {
  Position& p = play.p;
  const Seat seat = p.stack.top().seat;
  const Islands open = takeable(play);
  const Islands sure = surely_taken(play, open);
  for (const Island island : sure) take_token(play, seat, island, "YAM-T6");
  p.collected |= sure;
  if (!(sure.empty() ? open : takeable(play)).empty()) return;
  p.stack.pop();
  p.collected = {};
  p.end_placing();
}

}  // namespace

bool may_collect(View view) { return !touched_tokens(view).empty(); }

void do_collect(const Play& play) {
  Position& p = play.p;
  const Seat seat = p.stack.top().seat;
  p.stack.pop();
  if (has(play.of(seat), Power::kExtraToken)) push(p, Step::kExtra, seat);
  push(p, Step::kCollect, seat);
  go_on(play);
}

void list_takes(View view, MoveList& moves) {
  for (const Island island : takeable(view)) moves.add(move_of(Take{island}));
}

void do_take(const Play& play, Island island) {
  take_token(play, play.p.stack.top().seat, island, "YAM-T6");
  play.p.collected.add(island);
  go_on(play);
}

// YAM-P10
void list_extra(const Position& p, MoveList& moves) {
  for (const Island island : with_tokens(p)) moves.add(move_of(TakeExtra{island}));
  moves.add(move_of(Done{}));
}

void do_extra(const Play& play, Island island) {
  const Seat seat = play.p.stack.top().seat;
  play.p.stack.pop();
  take_token(play, seat, island, "YAM-P10");
}

}  // namespace kaisho::yamatai
