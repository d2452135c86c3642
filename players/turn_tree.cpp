#include "players/turn_tree.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <span>

#include "core/values/real.h"
#include "players/turn_end_search.h"

namespace kaisho::players {

namespace {
// A node that is not in the tree.
constexpr std::int32_t kNone = -1;

constexpr std::uint64_t mix(std::uint64_t hash, std::uint64_t word) {
  return (std::rotl(hash, 23) ^ word) * 0x9e3779b97f4a7c15U;
}

// Hashes eight bytes at a time, in two lanes that do not wait for each other. The hash serves only
// a table that lasts as long as the expansion.
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

Shares TurnTree::grow(const Expansion& expansion, Tree& tree, std::int32_t node,
                      const Position& position, int evaluations) {
  ++expansion_;
  level(0).position = position;
  return follow(expansion, tree, node, 0, evaluations);
}

TurnTree::Level& TurnTree::level(std::size_t depth) {
  while (levels_.size() <= depth) levels_.push_back(std::make_unique<Level>());
  return *levels_[depth];
}

// Plays from the position at a depth to the end of the turn.
Shares TurnTree::follow(const Expansion& expansion, Tree& tree, std::int32_t node,
                        std::size_t depth, int evaluations) {
  Level& here = level(depth);
  if (!reach_choice(expansion, here))
    return expansion.value.shares(expansion.game, here.position, expansion.seats);
  if (!expansion.transpositions) return choose(expansion, tree, node, depth, evaluations);
  const std::uint64_t hash = quick_hash(here.position);
  const Seen& known = seen_[hash % seen_.size()];
  if (known.expansion == expansion_ && known.hash == hash && known.evaluations >= evaluations) {
    const bool lends = node != kNone && tree[node].child == 0 && known.child != kNone;
    if (lends) tree[node].child = known.child;
    return known.shares;
  }
  const Shares best = choose(expansion, tree, node, depth, evaluations);
  const std::int32_t child = node == kNone || tree[node].child == 0 ? kNone : tree[node].child;
  seen_[hash % seen_.size()] = {.hash = hash,
                                .expansion = expansion_,
                                .evaluations = evaluations,
                                .child = child,
                                .shares = best};
  return best;
}

// Makes the moves where there is no choice. False at the end of the turn; else `here` has the moves
// to choose from.
bool TurnTree::reach_choice(const Expansion& expansion, Level& here) {
  while (expansion.game.to_move(here.position) != kNobody &&
         expansion.game.turn(here.position) == expansion.turn) {
    expansion.game.legal_moves(here.position, here.moves);
    if (here.moves.size() > 1) return true;
    expansion.game.apply(here.position, here.moves[0]);
  }
  return false;
}

// The best for the seat to move of what its moves lead to.
Shares TurnTree::choose(const Expansion& expansion, Tree& tree, std::int32_t node,
                        std::size_t depth, int evaluations) {
  const Level& here = level(depth);
  Level& after = level(depth + 1);
  const Seat seat = expansion.game.to_move(here.position);
  const std::size_t mover = static_cast<std::uint8_t>(seat);
  const std::size_t choices = here.moves.size();
  // The first decision gets its children however few evaluations there are.
  const int least = depth == 0 ? static_cast<int>(choices) : 1;
  const std::size_t tried =
      std::min(choices, static_cast<std::size_t>(std::max(evaluations, least)));
  const bool all = node != kNone && tried == choices;
  const bool known = node != kNone && tree[node].child != 0;
  const auto number = as_float(known ? expansion.number : 1);
  std::int32_t child = all ? children(tree, node, here.moves, seat) : kNone;
  const bool grows = child != kNone;
  Shares best{};
  for (std::size_t i = 0; i < tried; ++i) {
    after.position = here.position;
    expansion.game.apply(after.position, here.moves[spread_choice(i, tried, choices)]);
    const Shares shares =
        follow(expansion, tree, child, depth + 1, evaluations / static_cast<int>(tried));
    if (i == 0 || shares[mover] > best[mover]) best = shares;
    if (!grows) continue;
    float& prior_value = tree[child].prior_value;
    prior_value += (shares[mover] - prior_value) / number;
    child = tree[child].next;
  }
  if (grows) tree.set_priors(node, expansion.prior_scale);
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
