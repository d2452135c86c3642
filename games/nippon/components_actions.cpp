// Actions, the spaces where they stand, and what they cost (NIP-T3, NIP-A).
#include <algorithm>

#include "games/nippon/components_read.h"

namespace kaisho::nippon {
namespace {

// In the order of Action.
constexpr std::array<std::string_view, kActions> kNames = {"knowledge", "produce", "export",
                                                           "invest",    "mines",   "ships",
                                                           "machinery", "trains",  "local-market"};

constexpr std::array kPriced = {Action::kKnowledge, Action::kMines, Action::kMachinery,
                                Action::kTrains, Action::kShips};

void read_list(const Field& edition, Components& c) {
  const std::vector<Field> items = read_known(edition["actions"], {kNames.begin(), kNames.end()});
  for (std::size_t i = 0; i < items.size(); ++i) {
    items[i].only({"id", "name", "min", "max"});
    const bool single = static_cast<Action>(i) == Action::kInvest;
    must_equal(items[i]["min"], 1, "An action has one part at least.");
    c.most[i] = byte_of(items[i]["max"], 1, single ? 1 : kMaxParts);
  }
  const Field contracts = edition["contracts_per_action"];
  contracts.only({"min", "max"});
  must_equal(contracts["min"], 1, "Export fills one contract at least.");
  if (!items.empty()) {
    must_equal(contracts["max"], c.most[static_cast<std::size_t>(Action::kExport)],
               "The table of actions says another number.");
  }
}

// True when all its actions were read.
bool read_space(const Field& item, Components& c) {
  Space space;
  space.id = read_id(item);
  const Field list = item["actions"];
  for (const Field& name : list.items(2)) {
    const Action action = read_action(c, name);
    if (!says(name, c.action_ids[static_cast<std::size_t>(action)])) continue;
    Id& at = c.space_of[static_cast<std::size_t>(action)];
    if (at != kNone) name.fault("bad_field", "This action stands somewhere else, too.");
    at = static_cast<Id>(c.spaces.size());
    space.actions.push_back(action);
  }
  if (list.json().is_array() && list.json().empty()) {
    list.fault("bad_field", "A space has one or two actions.");
  }
  const bool whole = list.json().is_array() && list.json().size() == space.actions.size();
  c.spaces.push_back(std::move(space));
  return whole;
}

void read_spaces(const Field& edition, Components& c) {
  const Field list = edition["action_spaces"];
  const std::vector<Field> items = list.items(kMaxSpaces);
  bool whole = list.json().is_array() && list.json().size() == items.size();
  c.space_of.fill(kNone);
  for (std::size_t i = 0; i < items.size(); ++i) {
    items[i].only({"id", "index", "name", "actions", kKnown});
    read_index(items[i], i);
    whole = read_space(items[i], c) && whole;
  }
  const auto nowhere = std::ranges::find(c.space_of, kNone);
  if (!whole || nowhere == c.space_of.end()) return;
  const auto action = static_cast<std::size_t>(nowhere - c.space_of.begin());
  list.fault("bad_field", "The action '" + c.action_ids[action] + "' stands nowhere.");
}

void read_prices(const Field& edition, Components& c) {
  const Field costs = edition["costs"];
  costs.only({"knowledge", "mines", "machinery", "trains", "ships", "factory"});
  for (const Action action : kPriced) {
    const auto i = static_cast<std::size_t>(action);
    c.costs[i] = read_costs(costs[kNames[i]]);
  }
  c.factory_cost = number(costs["factory"], 0, kMostPrice);
}

}  // namespace

void read_actions(const Field& edition, Components& c) {
  std::ranges::copy(kNames, c.action_ids.begin());
  read_list(edition, c);
  read_spaces(edition, c);
  read_prices(edition, c);
}

}  // namespace kaisho::nippon
