#include "tests/games/ledger.h"

#include <functional>

#include "tests/games/battery.h"

namespace kaisho::battery {
namespace {

using Books = std::map<std::string, Bookkeeping, std::less<>>;

// Filled before the tests begin.
Books& books() {
  static Books kBooks;
  return kBooks;
}

}  // namespace

Bookkeeping::Bookkeeping(std::string_view game, decltype(book) booked, decltype(held) holds)
    : book(booked), held(holds) {
  books().emplace(game, *this);
}

const Bookkeeping* Bookkeeping::of(std::string_view game) {
  const auto found = books().find(game);
  return found == books().end() ? nullptr : &found->second;
}

namespace {

class Ledgers : public Battery {};

INSTANTIATE_TEST_SUITE_P(Games, Ledgers, testing::ValuesIn(settings()), name_of);

TEST_P(Ledgers, TheEventsAccountForWhatEverySeatHolds) {
  const Bookkeeping* const keeping = Bookkeeping::of(game().info().id);
  ASSERT_NE(keeping, nullptr) << "a new game is booked, too";
  for (std::uint64_t seed = 0; seed < 2; ++seed) {
    Position position = start(seed);
    RandomState chance = RandomState::from_key(key_from_number(~seed));
    Ledger ledger;
    const auto check = [&](bool first) {
      const Json json = game().position_json(position);
      for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats()); ++seat) {
        const auto held = keeping->held(json["seats"][seat]);
        if (first) ledger[seat] = held;
        for (const auto& [what, count] : held) {
          ASSERT_EQ(ledger[seat][what], count) << what << " of seat " << seat << ", " << json;
        }
      }
    };
    check(true);
    while (game().to_move(position) != kNobody) {
      MoveList moves;
      game().legal_moves(position, moves);
      EventLog log;
      game().apply(position, moves[Random(chance).below(moves.size())], &log);
      for (const Event& event : log.events) {
        const Json json = game().event_json(event);
        Booking booking(ledger, json);
        keeping->book(booking);
      }
      ASSERT_NO_FATAL_FAILURE(check(false));
    }
  }
}

}  // namespace
}  // namespace kaisho::battery
