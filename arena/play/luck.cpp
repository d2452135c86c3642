#include "arena/play/luck.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

#include "arena/play/match.h"
#include "core/reading/fault.h"
#include "core/values/every_seat.h"
#include "core/values/hash.h"
#include "core/values/real.h"
#include "players/value_origin.h"
#include "review/review.h"
#include "review/running_account.h"

namespace kaisho::arena {
namespace {

// The least seed from 1 that is none of these, which rise.
std::uint64_t free_seed(std::span<const std::uint64_t> taken) {
  std::uint64_t seed = 1;
  for (const std::uint64_t one : taken) seed += one == seed ? 1 : 0;
  return seed;
}

}  // namespace

Expected<LuckJudge> luck_judge(const Game& game, std::uint64_t seed) {
  const players::ValueOrigin origin = players::origin_of_value(game);
  if (std::ranges::binary_search(origin.seeds, seed)) {
    return fail(
        "learnt_seed", "arena.learnt_seed",
        {{"found", std::to_string(seed)}, {"free", std::to_string(free_seed(origin.seeds))}},
        "seed");
  }
  return LuckJudge{
      .net = origin.net, .value = origin.hash, .review_version = review::kReviewVersion};
}

std::string judge_text(const LuckJudge& judge) {
  return fmt::format("{}, {}", judge.net ? "the net" : "the linear value", judge.value);
}

Json judge_json(const LuckJudge& judge) {
  return {{"judge", judge.net ? "net" : "linear"},
          {"value", judge.value},
          {"review_version", judge.review_version}};
}

LuckJudge read_judge(const Field& field) {
  field.only({"judge", "value", "review_version"});
  return {.net = field["judge"].choice({"linear", "net"}) == 1,
          .value = field["value"].text(),
          .review_version =
              field["review_version"].integer_as<int>(0, std::numeric_limits<int>::max())};
}

std::optional<BySeat<double>> luck_of_game(const Game& game, const Position& start,
                                           std::span<const Move> moves, const LuckGame& number,
                                           const std::stop_token& stop) {
  const Key key = match_key(number.seed, number.deal, number.rotation, kLuckKey);
  const int seats = seats_of(game, start);
  review::RunningAccount account(game, seats, hash_bytes(std::as_bytes(std::span(key))));
  BySeat<double> luck{};
  Position before = start;
  for (const Move move : moves) {
    if (stop.stop_requested()) return std::nullopt;
    Position after = before;
    game.apply(after, move);
    const review::LedgerStep step = account.step(before, move, after);
    for (const Seat seat : every_seat(seats)) {
      luck[seat] += as_double(step.after[seat]) - as_double(step.expected[seat]);
    }
    before = after;
  }
  return luck;
}

}  // namespace kaisho::arena
