// What events tell is what the types of the pages say of them.
#include <algorithm>

#include "games/registry.h"
#include "tests/games/battery.h"

namespace kaisho::battery {
namespace {

class EventTypes : public Battery {
 protected:
  void check(const Json& told) const {
    const auto name = told["event"].get<std::string>();
    const auto shape = std::ranges::find(events_, name, &EventShape::name);
    ASSERT_NE(shape, events_.end()) << told;
    const auto parts = std::span(shape->parts).first(shape->count);
    using Seated = EventShape::Seated;
    const bool seat_by_hand = std::ranges::count(parts, "seat", &EventPart::name) > 0;
    if (shape->seated != Seated::kSometimes && !seat_by_hand) {
      EXPECT_EQ(told.contains("seat"), shape->seated == Seated::kAlways) << told;
    }
    for (const EventPart& part : parts) {
      EXPECT_TRUE(part.may_lack || told.contains(part.name)) << part.name << " lacks in " << told;
    }
    for (const auto& member : told.items()) {
      constexpr std::array<std::string_view, 4> kOfAll = {"event", "clause", "seat", "reveals"};
      EXPECT_TRUE(std::ranges::count(kOfAll, member.key()) > 0 ||
                  std::ranges::count(parts, member.key(), &EventPart::name) > 0)
          << member.key() << " of " << told;
    }
  }

  std::span<const EventShape> events_ = (*find_module(game().info().id))->describe().events;
};

INSTANTIATE_TEST_SUITE_P(Games, EventTypes, testing::ValuesIn(settings()), name_of);

TEST_P(EventTypes, AreThoseOfWhatIsTold) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Position position = start(seed);
    RandomState chance = RandomState::from_key(key_from_number(~seed));
    while (game().to_move(position) != kNobody) {
      MoveList moves;
      game().legal_moves(position, moves);
      EventLog log;
      game().apply(position, moves[Random(chance).below(moves.size())], &log);
      for (const Event& event : log.events) check(game().event_json(event));
    }
  }
}

}  // namespace
}  // namespace kaisho::battery
