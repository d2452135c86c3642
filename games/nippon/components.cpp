#include "games/nippon/components.h"

#include "core/edition.h"
#include "games/nippon/components_read.h"
#include "games/nippon/lookup.h"

namespace kaisho::nippon {
namespace {

// In the order of Resource.
const std::vector<std::string>& resource_names() {
  static const std::vector<std::string> kNames = {"yen", "coal", "plans", "vp"};
  return kNames;
}

void read_goods(const Field& edition, Components& c) {
  const std::vector<Field> items = exactly(edition["goods"], kGoods);
  for (std::size_t i = 0; i < items.size(); ++i) {
    const Field& item = items[i];
    item.only({"id", "name", "level", "knowledge", "coal", "storage"});
    c.goods[i] = {.id = read_id(item),
                  .level = byte_of(item["level"], 1, kLevels),
                  .knowledge = byte_of(item["knowledge"], 0, kMostAmount),
                  .coal = byte_of(item["coal"], 0, kMostAmount),
                  .storage = byte_of(item["storage"], 1, kMostStored)};
    if (c.goods[i].id == "stock") {
      item["id"].fault("bad_field", "In moves this word means the own stock of machines.");
    }
  }
}

// Words for pages; money steps and influence are given by rows and tiles of their own.
void read_words(const Field& edition) {
  for (const Field& item : read_known(edition["resources"],
                                      {"yen", "coal", "plans", "vp", "money-step", "influence"})) {
    item.only({"id", "name"});
  }
  const Field units = edition["units"];
  units.only({"yen"});
  const Field yen = units["yen"];
  yen.only({"name", "size"});
  static_cast<void>(yen["name"]);
  must_equal(yen["size"], 1000, "Yen are counted in thousands.");
}

}  // namespace

Resource read_resource(const Field& field) {
  return static_cast<Resource>(field.choice(resource_names()));
}

Action read_action(const Components& c, const Field& field) {
  return static_cast<Action>(field.choice({c.action_ids.begin(), c.action_ids.end()}));
}

Track read_track(const Field& field) {
  return static_cast<Track>(field.choice({kTrackNames.begin(), kTrackNames.end()}));
}

std::uint8_t read_good(const Components& c, const Field& field) {
  std::vector<std::string> ids;
  ids.reserve(kGoods);
  for (const Good& good : c.goods) ids.push_back(good.id);
  return static_cast<std::uint8_t>(field.choice(ids));
}

void read_gift(const Field& field, Resource& resource, std::uint8_t& amount) {
  field.only({"resource", "amount"});
  resource = read_resource(field["resource"]);
  amount = byte_of(field["amount"], 1, kMostAmount);
}

Costs read_costs(const Field& list) {
  Costs costs{};
  const std::vector<Field> items = exactly(list, kMaxParts);
  int least = 0;
  for (std::size_t i = 0; i < items.size(); ++i) {
    costs[i] = byte_of(items[i], 0, kMostPrice);
    if (costs[i] < least) items[i].fault("bad_field", "More cannot be had for less.");
    least = costs[i];
  }
  return costs;
}

void read_index(const Field& item, std::size_t place) {
  must_equal(item["index"], static_cast<int>(place) + 1, "Rows are numbered in order, from 1.");
}

std::expected<Components, std::vector<Error>> read_components(const Json& edition) {
  Faults faults;
  const Field root(edition, faults);
  check_edition_form(root, "nippon", {"units",           "players",          "start",
                                      "goods",           "resources",        "actions",
                                      "action_spaces",   "worker_colours",   "workers",
                                      "wages",           "worker_rows",      "player_count_limits",
                                      "scoring_track",   "end_of_game",      "vp_table",
                                      "sides",           "regions",          "city_tiles",
                                      "city_tiles_used", "influence_tiles",  "influence_table",
                                      "factories",       "contracts",        "contracts_per_action",
                                      "tracks",          "ships_row",        "trains_row",
                                      "ships",           "trains",           "machines",
                                      "plans",           "achievements",     "rewards",
                                      "reward_levels",   "multiplier_tiles", "costs"});
  Components c;
  read_words(root);
  read_goods(root, c);
  read_actions(root, c);
  read_workers(root, c);
  read_boards(root, c);
  read_map(root, c);
  read_factories(root, c);
  read_contracts(root, c);
  read_rewards(root, c);
  read_scoring(root, c);
  read_players(root, c);
  if (faults.any()) return std::unexpected(faults.all());
  return c;
}

}  // namespace kaisho::nippon
