#include "players/turn_tree.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <span>

#include "players/turn_end_search.h"

namespace kaisho::players {

namespace {
// A node that is not in the tree.
constexpr std::int32_t kNone = -1;

constexpr std::uint64_t mix(std::uint64_t hash, std::uint64_t word) {
  return (std::rotl(hash, 23) ^ word) * 0x9e3779b97f4a7c15U;
}

// Eight bytes at a time, in two lanes that do not wait for each other; for a table that is gone
// with the look.
std::uint64_t quick_hash(const Position& position) {
  const std::span<const std::byte> bytes = position.bytes();
  const auto word = [&](std::size_t at) {
    std::uint64_t number = 0;
    std::memcpy(&number, bytes.data() + at, sizeof(number));
    return number;
  };
  std::uint64_t even = bytes.size();
  std::uint64_t odd = 0;
  std::size_t at = 0;
  for (; at + 16 <= bytes.size(); at += 16) {
    even = mix(even, word(at));
    odd = mix(odd, word(at + 8));
  }
  if (at + 8 <= bytes.size()) {
    even = mix(even, word(at));
    at += 8;
  }
  for (; at < bytes.size(); ++at) odd = mix(odd, static_cast<std::uint64_t>(bytes[at]));
  const std::uint64_t hash = mix(even, odd);
  return hash ^ hash >> 32U;
}
}  // namespace

Shares TurnTree::grow(const Look& look, Tree& tree, std::int32_t node, const Position& position,
                      int lines) {
  ++look_number_;
  level(0).position = position;
  return follow(look, tree, node, 0, lines);
}

TurnTree::Level& TurnTree::level(std::size_t depth) {
  while (levels_.size() <= depth) levels_.emplace_back();
  return levels_[depth];
}

// From the position at a depth on to the end of the turn.
Shares TurnTree::follow(const Look& look, Tree& tree, std::int32_t node, std::size_t depth,
                        int lines) {
  Level& here = level(depth);
  if (!reach_choice(look, here)) return look.value.shares(look.game, here.position, look.seats);
  if (!look.merge) return choose(look, tree, node, depth, lines);
  const std::uint64_t hash = quick_hash(here.position);
  const Seen& known = seen_[hash % seen_.size()];
  if (known.look == look_number_ && known.hash == hash && known.lines >= lines) {
    const bool lends = node != kNone && tree[node].child == 0 && known.child != kNone;
    if (lends) tree[node].child = known.child;
    return known.shares;
  }
  const Shares best = choose(look, tree, node, depth, lines);
  const std::int32_t child = node == kNone || tree[node].child == 0 ? kNone : tree[node].child;
  seen_[hash % seen_.size()] = {
      .hash = hash, .look = look_number_, .lines = lines, .child = child, .shares = best};
  return best;
}

// Makes the moves where there is no choice. False at the end of the turn; else `here` has the moves
// to choose from.
bool TurnTree::reach_choice(const Look& look, Level& here) {
  while (look.game.to_move(here.position) != kNobody &&
         look.game.turn(here.position) == look.turn) {
    look.game.legal_moves(here.position, here.moves);
    if (here.moves.size() > 1) return true;
    look.game.apply(here.position, here.moves[0]);
  }
  return false;
}

// The best for the seat to move of what its moves lead to.
Shares TurnTree::choose(const Look& look, Tree& tree, std::int32_t node, std::size_t depth,
                        int lines) {
  const Level& here = level(depth);
  Level& after = level(depth + 1);
  const Seat seat = look.game.to_move(here.position);
  const std::size_t mover = static_cast<std::uint8_t>(seat);
  const std::size_t choices = here.moves.size();
  // The first decision grows with however few lines.
  const int least = depth == 0 ? static_cast<int>(choices) : 1;
  const std::size_t tried = std::min(choices, static_cast<std::size_t>(std::max(lines, least)));
  const bool all = node != kNone && tried == choices;
  const bool known = node != kNone && tree[node].child != 0;
  const auto number = static_cast<float>(known ? look.number : 1);
  std::int32_t child = all ? children(tree, node, here.moves, seat) : kNone;
  const bool grows = child != kNone;
  Shares best{};
  for (std::size_t i = 0; i < tried; ++i) {
    after.position = here.position;
    look.game.apply(after.position, here.moves[spread_choice(i, tried, choices)]);
    const Shares shares = follow(look, tree, child, depth + 1, lines / static_cast<int>(tried));
    if (i == 0 || shares[mover] > best[mover]) best = shares;
    if (!grows) continue;
    float& prior_value = tree[child].prior_value;
    prior_value += (shares[mover] - prior_value) / number;
    child = tree[child].next;
  }
  if (grows) tree.set_priors(node, look.trust);
  return best;
}

// The first of the node's children, one for each of the moves in their order, made if there are
// none yet. kNone without room, or where the children are of other moves.
std::int32_t TurnTree::children(Tree& tree, std::int32_t node, const MoveList& moves, Seat seat) {
  std::int32_t child = tree[node].child;
  if (child == 0) {
    if (!tree.has_room(moves.size())) return kNone;
    for (const Move move : moves) child = tree.add(node, child, {.move = move, .mover = seat});
    return tree[node].child;
  }
  for (const Move move : moves) {
    if (child == 0 || tree[child].move != move || tree[child].mover != seat) return kNone;
    child = tree[child].next;
  }
  return tree[node].child;
}

}  // namespace kaisho::players
