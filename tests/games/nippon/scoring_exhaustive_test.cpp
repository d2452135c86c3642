// The points of the regions against a second computation that deals out the places one by one
// (NIP-V1 to NIP-V4), for many positions by chance with ties of all kinds.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>

#include "tests/games/nippon/scorings.h"
#include "tests/games/nippon/words.h"

namespace kaisho::nippon_tests {
namespace {

constexpr int kCases = 270;

class Chance {
 public:
  explicit Chance(std::uint64_t seed) : state_(RandomState::from_key(key_from_number(seed))) {}
  int below(int count) { return random_.below(count); }
  // Takes one out of the list.
  template <class T>
  T take(std::vector<T>& list) {
    const auto at = list.begin() + below(static_cast<int>(list.size()));
    T taken = *at;
    list.erase(at);
    return taken;
  }

 private:
  RandomState state_;
  Random random_{state_};
};

// ---- a position

int limit_of(const char* name, int seats) {
  return edition()["player_count_limits"][name][std::to_string(seats)];
}

// Tiles beside the cities: in two thirds of the cases many low ones, so that many tie.
void put_influence(Chance& chance, int seats, std::vector<Lines>& words) {
  std::vector<int> stock = edition()["influence_tiles"]["values"];
  const int highest = std::array{2, 3, 7}[chance.below(3)];
  std::erase_if(stock, [&](int value) { return value > highest; });
  std::vector<std::vector<int>> stocks(static_cast<std::size_t>(seats), stock);
  const int limit = limit_of("influence_tiles_per_city", seats);
  for (const std::string& city : all_cities()) {
    Lines sides = edition()["sides"];
    for (int left = highest < 7 ? limit : chance.below(limit + 1); left > 0; --left) {
      const auto seat = static_cast<std::size_t>(chance.below(seats));
      if (stocks[seat].empty()) continue;
      std::string word = city + ":";
      word.append(chance.take(sides)).append("=");
      words[seat].push_back(word.append(std::to_string(chance.take(stocks[seat]))));
    }
  }
}

// Of one seat: in regions with places left.
std::string put_tiles(Chance& chance, std::vector<int>& places, int& left) {
  const Lines regions = ids_of(edition()["regions"]);
  std::string text;
  for (int wanted = chance.below(3) * left / 3; wanted > 0; --wanted) {
    const int region = chance.below(static_cast<int>(regions.size()));
    int& free = places[region];
    if (free == 0) continue;
    --free;
    --left;
    text.append(regions[region]).append(" ");
  }
  return text;
}

std::string text_of_words(const Lines& words) {
  std::string text;
  for (const std::string& word : words) text += word + " ";
  return text;
}

Table table_by_chance(Chance& chance, int scoring, int seats) {
  Table table = before_scoring(scoring, seats);
  std::vector<Lines> influence(static_cast<std::size_t>(seats));
  put_influence(chance, seats, influence);
  std::vector<int> places(edition()["regions"].size(),
                          limit_of("train_ship_slots_per_region", seats));
  const int turns_trains = chance.below(seats + 1);  // nobody's, where there is no such seat
  const int turns_ships = chance.below(seats + 1);
  for (int seat = 0; seat < seats; ++seat) {
    table.influence(seat, text_of_words(influence[seat]));
    std::string factories;
    int trains = edition()["start"]["trains"];
    int ships = edition()["start"]["ships"];
    if (seat == turns_trains) {
      factories += "watches-b ";
      table.plain_trains(seat, put_tiles(chance, places, trains));
    }
    if (seat == turns_ships) {
      factories += "lenses-b ";
      table.plain_ships(seat, put_tiles(chance, places, ships));
    }
    table.factories(seat, factories);
    table.trains(seat, put_tiles(chance, places, trains));
    table.ships(seat, put_tiles(chance, places, ships));
  }
  return table;
}

// ---- the second computation

struct Party {
  int seat = -1;  // none: the foreign companies
  int influence = 0;
  int ships = 0;
};

std::vector<Party> parties_in(const Json& p, const Json& region, std::size_t index) {
  std::vector<Party> parties(p["seats"].size() + 1);
  for (std::size_t seat = 0; seat < p["seats"].size(); ++seat) {
    parties[seat].seat = static_cast<int>(seat);
  }
  for (const Json& city : region["cities"]) {
    for (const Json& laid : p["cities"]) {
      if (laid["city"] != city["id"]) continue;
      for (std::size_t side = 0; side < city["foreign"].size(); ++side) {
        const Json& tile = laid["influence"][side];
        const std::size_t owner =
            tile.is_null() ? parties.size() - 1 : tile["seat"].get<std::size_t>();
        parties[owner].influence +=
            tile.is_null() ? city["foreign"][side].get<int>() : tile["value"].get<int>();
      }
    }
  }
  for (std::size_t seat = 0; seat + 1 < parties.size(); ++seat) {
    const Json& own = p["regions"][index]["seats"][seat];
    if (parties[seat].influence > 0) {
      parties[seat].influence += 2 * own["trains"].get<int>() + 3 * own["trains_turned"].get<int>();
    }
    parties[seat].ships = 2 * own["ships"].get<int>() + 3 * own["ships_turned"].get<int>();
  }
  std::erase_if(parties, [](const Party& party) { return party.influence == 0; });
  std::ranges::stable_sort(parties, std::ranges::greater{}, &Party::influence);
  return parties;
}

// What ties there were: how many parties of which place, and whether the companies were among them.
using Ties = std::set<std::tuple<std::size_t, std::size_t, bool>>;

// Goes through the places from the first on; those who tie take theirs together.
void add_points(const std::vector<Party>& parties, std::vector<int> places,
                std::vector<int>& points, Ties& ties) {
  places.resize(parties.size());
  for (std::size_t from = 0; from < parties.size();) {
    std::size_t tied = 1;
    int shared = places[from];
    bool foreign = parties[from].seat < 0;
    while (from + tied < parties.size() &&
           parties[from + tied].influence == parties[from].influence) {
      foreign = foreign || parties[from + tied].seat < 0;
      shared += places[from + tied++];
    }
    if (tied > 1) ties.emplace(from, tied, foreign);
    for (std::size_t i = from; i < from + tied; ++i) {
      if (parties[i].seat < 0) continue;
      points[parties[i].seat] +=
          shared / static_cast<int>(tied) + (from < 2 ? parties[i].ships : 0);
    }
    from += tied;
  }
}

std::vector<int> expected(const Json& p, int scoring, Ties& ties) {
  const std::vector<std::vector<int>> table = {{10, 7, 5}, {15, 11, 8}, {20, 15, 11}};
  std::vector<int> points(p["seats"].size());
  for (std::size_t i = 0; i < edition()["regions"].size(); ++i) {
    add_points(parties_in(p, edition()["regions"][i], i), table[scoring - 1], points, ties);
  }
  return points;
}

TEST(NipponScoringExhaustive, NIP_V1_V2_V3_V4_AsDealtOutPlaceByPlace) {
  Ties ties;
  for (int i = 0; i < kCases; ++i) {
    Chance chance(static_cast<std::uint64_t>(i));
    const int scoring = 1 + i % 3;
    const int seats = 2 + i / 3 % 3;
    const Table table = table_by_chance(chance, scoring, seats);
    const Json position = table.json();
    ASSERT_EQ(gained(table), expected(position, scoring, ties)) << "case " << i << " " << position;
  }
  // The cases are not all plain.
  for (const bool foreign : {false, true}) {
    for (const std::size_t from : {0U, 1U, 2U}) {
      EXPECT_TRUE(ties.contains({from, 2, foreign})) << "from place " << from << " on";
      EXPECT_TRUE(from == 2 || ties.contains({from, 3, foreign})) << "from place " << from << " on";
    }
  }
  EXPECT_TRUE(std::ranges::any_of(ties, [](const auto& tie) { return std::get<1>(tie) == 4; }));
}

}  // namespace
}  // namespace kaisho::nippon_tests
