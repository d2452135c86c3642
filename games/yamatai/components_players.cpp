// What each player has, and the coins (YAM-S1).
#include <algorithm>

#include "games/yamatai/components_read.h"

namespace kaisho::yamatai {
namespace {

constexpr int kMostColours = 8;  // of players
constexpr int kMostCoins = 1000;

struct Owner {  // a player's colour
  std::string id;
  int pieces = 0;
  int meeples = 0;
};

std::vector<Owner> read_owners(const Field& edition) {
  std::vector<Owner> owners;
  for (const Field& item : edition["player_colours"].items(kMostColours)) {
    item.only({"id", "name", "buildings", "meeples"});
    owners.push_back({.id = read_id(item),
                      .pieces = number(item["buildings"], 0, kMaxIslands),
                      .meeples = number(item["meeples"], 0, kMaxPieces)});
  }
  return owners;
}

// As many colours as players, each with the pieces that a player gets.
void check_colours(const Field& field, const std::vector<Owner>& owners, std::size_t seats,
                   const Components& c) {
  const Field list = field["colours"];
  const std::vector<Field> items = list.items(kMostColours);
  if (list.json().is_array() && items.size() != seats) {
    list.fault("bad_field", "There must be " + std::to_string(seats) + " colours, one a player.");
  }
  std::vector<std::string> ids;
  ids.reserve(owners.size());
  for (const Owner& owner : owners) ids.push_back(owner.id);
  std::vector<std::size_t> seen;
  for (const Field& item : items) {
    if (ids.empty()) break;
    const std::size_t index = item.choice(ids);
    if (item.json() != Json(ids[index])) continue;
    if (std::ranges::find(seen, index) != seen.end()) {
      item.fault("bad_field", "Each player needs another colour.");
    } else if (owners[index].pieces < c.pieces[seats] || owners[index].meeples < c.turns[seats]) {
      item.fault("bad_field", "There are too few pieces of this colour.");
    }
    seen.push_back(index);
  }
}

// A player's coins at the start are made of coins of the box.
void read_coins(const Field& edition, Components& c) {
  const Field coins = edition["coins"];
  coins.only({"name", "denominations"});
  static_cast<void>(coins["name"]);
  std::vector<int> values;
  for (const Field& item : coins["denominations"].items(kMostColours)) {
    item.only({"value", "count"});
    values.push_back(number(item["value"], 1, kMostPrice));
    static_cast<void>(number(item["count"], 0, kMostCoins));
  }
  const Field start = edition["start_money"];
  start.only({"total", "coins"});
  c.start_coins = number(start["total"], 0, kMostCoins);
  int sum = 0;
  for (const Field& item : start["coins"].items(kMostColours)) {
    item.only({"value", "count"});
    const int value = number(item["value"], 1, kMostPrice);
    if (std::ranges::find(values, value) == values.end()) {
      item["value"].fault("bad_field", "There is no such coin in the box.");
    }
    sum += value * number(item["count"], 0, kMostCoins);
  }
  if (sum != c.start_coins) {
    start["coins"].fault("bad_field",
                         "These coins are worth " + std::to_string(sum) + ", not the total.");
  }
}

}  // namespace

void read_players(const Field& edition, Components& c) {
  const std::vector<Owner> owners = read_owners(edition);
  const Field players = edition["players"];
  players.only({"2", "3", "4"});
  for (std::size_t seats = 2; seats <= kMaxSeats; ++seats) {
    const Field field = players[std::to_string(seats)];
    field.only({"colours", "buildings_each", "meeples_each"});
    c.pieces[seats] = byte_of(field["buildings_each"], 1, kMaxIslands);
    c.turns[seats] = byte_of(field["meeples_each"], 1, kMaxPieces / static_cast<int>(seats));
    check_colours(field, owners, seats, c);
  }
  read_coins(edition, c);
}

}  // namespace kaisho::yamatai
