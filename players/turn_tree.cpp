#include "players/turn_tree.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace kaisho {

namespace {
// A node that is not in the tree.
constexpr std::int32_t kNone = -1;

// Eight bytes at a time, for a table that is gone with the look.
std::uint64_t quick_hash(const Position& position) {
  const std::span<const std::byte> bytes = position.bytes();
  std::uint64_t hash = bytes.size();
  std::size_t at = 0;
  for (; at + sizeof(hash) <= bytes.size(); at += sizeof(hash)) {
    std::uint64_t word = 0;
    std::memcpy(&word, bytes.data() + at, sizeof(word));
    hash = (std::rotl(hash, 23) ^ word) * 0x9e3779b97f4a7c15U;
  }
  for (; at < bytes.size(); ++at) {
    hash = (std::rotl(hash, 23) ^ static_cast<std::uint64_t>(bytes[at])) * 0x9e3779b97f4a7c15U;
  }
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

Shares TurnTree::follow(const Look& look, Tree& tree, std::int32_t node, std::size_t depth,
                        int lines) {
  Level& here = level(depth);
  while (true) {
    const Seat seat = look.game.to_move(here.position);
    if (seat == kNobody || look.game.turn(here.position) != look.turn) {
      return look.value.shares(look.game, here.position, look.seats);
    }
    look.game.legal_moves(here.position, here.moves);
    if (here.moves.size() > 1) break;
    look.game.apply(here.position, here.moves[0]);  // nobody's choice
  }
  const Seat seat = look.game.to_move(here.position);
  const std::size_t mover = static_cast<std::uint8_t>(seat);
  const std::size_t choices = here.moves.size();
  // The first decision grows with however few lines.
  const int least = depth == 0 ? static_cast<int>(choices) : 1;
  const std::size_t tried = std::min(choices, static_cast<std::size_t>(std::max(lines, least)));
  const Seen* known = look.merge ? find(here.position, lines) : nullptr;
  const std::uint64_t hash = hash_;
  if (known != nullptr) {
    const bool lends = node != kNone && tree[node].child == 0 && known->child != kNone;
    if (lends) tree[node].child = known->child;
    return known->shares;
  }
  const bool all = node != kNone && tried == choices;
  std::int32_t child = all ? children(tree, node, here.moves, seat) : kNone;
  const bool grows = child != kNone;
  Level& after = level(depth + 1);
  Shares best{};
  for (std::size_t i = 0; i < tried; ++i) {
    after.position = here.position;
    look.game.apply(after.position, here.moves[i]);
    const Shares shares = follow(look, tree, child, depth + 1, lines / static_cast<int>(tried));
    if (i == 0 || shares[mover] > best[mover]) best = shares;
    if (!grows) continue;
    tree[child].guess = shares[mover];
    child = tree[child].next;
  }
  if (grows) tree.set_odds(node, look.trust);
  if (look.merge) {
    seen_[hash % seen_.size()] = {.hash = hash,
                                  .look = look_number_,
                                  .lines = lines,
                                  .child = grows ? tree[node].child : kNone,
                                  .shares = best};
  }
  return best;
}

// Whether this look met the position already, with at least so many lines. Fills hash_.
const TurnTree::Seen* TurnTree::find(const Position& position, int lines) {
  hash_ = quick_hash(position);
  const Seen& seen = seen_[hash_ % seen_.size()];
  const bool met = seen.look == look_number_ && seen.hash == hash_ && seen.lines >= lines;
  return met ? &seen : nullptr;
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

}  // namespace kaisho
