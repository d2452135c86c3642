// What each player has, and the coins (YAM-S1).
#include <algorithm>

#include "games/yamatai/components_read.h"

namespace kaisho::yamatai {
namespace {

using C = Components;

constexpr std::size_t kMaxColours = 8;  // of players
constexpr int kMaxCoins = 1000;
constexpr std::array<std::string_view, kMaxSeats + 1> kSeatsNames = {"0", "1", "2", "3", "4"};

// ---- the players' colours

struct Owner {
  std::string id;
  int pieces = 0;
  int meeples = 0;
};

const ItemList& owners() {
  static const ItemList kOwners =
      items(Object("PlayerColour", {{"id", &Owner::id, kId},
                                    name_part(),
                                    {"buildings", &Owner::pieces, number_kind(0, kMaxIslands)},
                                    {"meeples", &Owner::meeples, number_kind(0, kMaxPieces)}}),
            kMaxColours);
  return kOwners;
}

// There must be as many colours as players, each with the pieces that a player gets.
void check_colours_of(const Field& list, const std::vector<Owner>& owners, std::size_t seats,
                      const C& c) {
  const std::vector<Field> items = exactly(list, seats);
  std::vector<std::string> ids;
  ids.reserve(owners.size());
  for (const Owner& owner : owners) ids.push_back(owner.id);
  std::vector<std::size_t> seen;
  for (const Field& item : items) {
    if (ids.empty()) break;
    const std::size_t index = item.choice(ids);
    if (item.json() != Json(ids[index])) continue;
    if (std::ranges::find(seen, index) != seen.end()) {
      item.fault("repeated", {{"found", item.shown()}});
    } else if (owners[index].pieces < c.pieces[seats] || owners[index].meeples < c.turns[seats]) {
      item.fault("yamatai.colour", {{"pieces", c.pieces[seats]},
                                    {"turns", c.turns[seats]},
                                    {"found", owners[index].pieces},
                                    {"found_turns", owners[index].meeples}});
    }
    seen.push_back(index);
  }
}

Part players_part() {
  std::vector<Part> parts;
  for (std::size_t seats = 2; seats <= kMaxSeats; ++seats) {
    const int most = kMaxPieces / static_cast<int>(seats);
    parts.push_back(group(
        kSeatsNames[seats],
        Object("SetUp", {unread("colours", "string[]"),
                         element("buildings_each", &C::pieces, seats, number_kind(1, kMaxIslands)),
                         element("meeples_each", &C::turns, seats, number_kind(1, most))})));
  }
  return group("players", std::move(parts));
}

void check_colours(const Context& context, const Field& edition, C& c) {
  const Field list = edition["player_colours"];
  const auto of_box = read_items<Owner>(context, list, owners());
  if (list.json().is_array() && list.json().empty()) {
    list.fault("list_shorter", {{"least", kMaxSeats}, {"found", 0}});
  }
  const Field players = edition["players"];
  for (std::size_t seats = 2; seats <= kMaxSeats; ++seats) {
    check_colours_of(players[kSeatsNames[seats]]["colours"], of_box, seats, c);
  }
}

// ---- coins

struct Coins {
  int value = 0;
  int count = 0;
};

const ItemList& coins() {
  static const ItemList kCoins =
      items(Object("Coins", {{"value", &Coins::value, number_kind(1, kMaxPrice)},
                             {"count", &Coins::count, number_kind(0, kMaxCoins)}}),
            kMaxColours);
  return kCoins;
}

// A player's coins at the start are made of coins of the box.
void check_coins(const Context& context, const Field& edition, C& c) {
  const auto of_box = read_items<Coins>(context, edition["coins"]["denominations"], coins());
  const Field list = edition["start_money"]["coins"];
  const auto given = read_items<Coins>(context, list, coins());
  const std::vector<Field> items = list.items(kMaxColours);
  int sum = 0;
  for (std::size_t i = 0; i < given.size(); ++i) {
    if (std::ranges::find(of_box, given[i].value, &Coins::value) == of_box.end()) {
      items[i]["value"].fault("yamatai.coin", {{"found", given[i].value}});
    }
    sum += given[i].value * given[i].count;
  }
  if (sum != c.start_coins) {
    list.fault("yamatai.coins", {{"expected", c.start_coins}, {"found", sum}});
  }
}

}  // namespace

// What is to be looked up in another table is read by the rule after both.
std::vector<Part> player_parts() {
  return {list_by_hand<C>("player_colours", owners().item, {}),
          players_part(),
          rule<C>(check_colours),
          group("coins", {name_part(), list_by_hand<C>("denominations", coins().item, {})}),
          group("start_money", {{"total", &C::start_coins, number_kind(0, kMaxCoins)},
                                list_by_hand<C>("coins", coins().item, {})}),
          rule<C>(check_coins)};
}

}  // namespace kaisho::yamatai
