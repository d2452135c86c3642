// Actions, the spaces where they stand, and what they cost (NIP-T3, NIP-A); workers: their colours,
// where they wait, and their wages (NIP-S4, NIP-T, NIP-K4).
#include <algorithm>
#include <utility>

#include "core/reading/numbers.h"
#include "core/values/how_many.h"
#include "games/nippon/components_read.h"

namespace kaisho::nippon {
namespace {

// In the order of Action.
constexpr ByAction<std::string_view> kNames = {"knowledge", "produce", "export",
                                               "invest",    "mines",   "ships",
                                               "machinery", "trains",  "local-market"};

// An action stands on one space only.
void read_space_actions(const Context& context, const Field& list, SpaceSpec& space) {
  const Components& components = components_of(context);
  for (const Field& name : list.items(2)) {
    const int i = kActionChoice.read(context, name);
    if (!says(name, kActionChoice.name_of(context, i))) continue;
    const Action action = noun<Action>(i);
    const bool placed = std::ranges::any_of(components.spaces, [&](const SpaceSpec& one) {
      return std::ranges::count(one.actions, action) > 0;
    });
    if (placed) name.fault("repeated", {{"found", name.shown()}});
    space.actions.push_back(action);
  }
  if (list.json().is_array() && list.json().empty()) {
    list.fault("list_shorter", {{"least", 1}, {"found", 0}});
  }
}

// Of an action that could not be read it is not said that it stands nowhere.
bool are_read(const Field& list, const std::vector<SpaceSpec>& spaces) {
  const std::vector<Field> items = list.items(kMaxSpaces);
  for (std::size_t i = 0; i < items.size(); ++i) {
    const Json& actions = items[i]["actions"].json();
    if (!actions.is_array() || actions.size() != spaces[i].actions.size()) return false;
  }
  return list.json().is_array() && list.json().size() == items.size();
}

}  // namespace

void name_actions(const Context& /*context*/, const Field& /*edition*/, C& c) {
  std::ranges::copy(kNames, c.action_ids.begin());
}

Part actions_part() {
  std::vector<KnownRow> actions;
  for (const Action action : kEveryAction) {
    const Kind most = number_kind(1, action == Action::kInvest ? 1 : kMaxParts);
    actions.push_back(
        {kNames[action],
         {fixed("min", 1), element("max", &C::most, std::to_underlying(action), most)}});
  }
  return known_rows("actions", "Action", std::move(actions));
}

Part action_spaces_part() {
  const Object space("ActionSpace",
                     {{"id", &SpaceSpec::id, kId},
                      unread("index", "number"),
                      name_part(),
                      by_hand<SpaceSpec>("actions", {nullptr, read_space_actions, "ActionId[]"}),
                      known()});
  return {"action_spaces", &C::spaces, items(space, kMaxSpaces).numbered("index", 1)};
}

void place_actions(const Context& /*context*/, const Field& edition, C& c) {
  Set<Action> placed;
  for (const Space space : c.spaces.keys()) {
    for (const Action action : c.spaces[space].actions) {
      c.space_of[action] = space;
      placed.add(action);
    }
  }
  const Set<Action> nowhere = Set<Action>::first(kActions) - placed;
  const Field list = edition["action_spaces"];
  if (nowhere.empty() || !are_read(list, c.spaces)) return;
  list.fault("nippon.action", {{"expected", c.action_ids[nowhere.lowest()]}});
}

Part contracts_per_action_part() {
  return group("contracts_per_action",
               {fixed("min", 1), follows("max", "actions", [](const Context& context) {
                  const int most = components_of(context).most[Action::kExport];
                  return most > 0 ? most : -1;
                })});
}

Part costs_part() {
  std::vector<Part> costs;
  for (const Action action :
       {Action::kKnowledge, Action::kMines, Action::kMachinery, Action::kTrains, Action::kShips}) {
    costs.push_back(element(kNames[action], &C::costs, std::to_underlying(action), kCosts));
  }
  costs.emplace_back("factory", &C::factory_cost, kPriceKind);
  return noted("of 1, 2, 3 parts together", group("costs", std::move(costs)));
}

// ---- workers

namespace {

constexpr int kMaxOfColour = 40;

void check_total(const Context& /*context*/, const Field& total, C& c) {
  const int colours = how_many(c.colours);
  total.only({"2", "3", "4"});
  for (int seats = kMinSeats; seats <= kMaxSeats && colours > 0; ++seats) {
    must_follow(total[std::to_string(seats)], colours * c.workers[seats],
                "worker_colours, workers.per_colour." + std::to_string(seats));
  }
}

const Object& worker_rows() {
  static const Object kRows("WorkerRows", {unread("players", "number"), unread("rows", "number"),
                                           unread("per_row", "number"), known()});
  return kRows;
}

void read_rows(const Context& /*context*/, const Field& rows, C& c) {
  const int printed = number(rows["printed"], 1, kMaxRows);
  const std::vector<Field> items = exactly(rows["by_players"], kMaxSeats - kMinSeats + 1);
  int seats = kMinSeats;
  for (const Field& item : items) {
    item.only(worker_rows().names());
    must_equal(item["players"], seats, "in_order");
    c.rows[seats] = byte_of(item["rows"], 1, printed);
    // A row moves to an empty space as a whole (NIP-T4).
    c.per_row[seats] = byte_of(item["per_row"], 1, c.on_space);
    ++seats;
  }
}

}  // namespace

Part worker_colours_part() {
  const Object colour("Colour", {Part("id", codecs::id(kId), {}), name_part(), known()});
  return {"worker_colours", &C::colours, items(colour, kMaxColours, 1)};
}

Part workers_part() {
  return group("workers",
               {follows("colours", "worker_colours",
                        [](const Context& context) {
                          const auto colours = how_many(components_of(context).colours);
                          return colours > 0 ? colours : -1;
                        }),
                {"per_action_space", &C::on_space, number_kind(1, kMaxOnSpace)},
                {"spaces_on_player_board", &C::worker_places, number_kind(1, kMaxWorkers)},
                {"per_colour", &C::workers, by_seats(number_kind(1, kMaxOfColour))},
                by_hand<C>("total", {nullptr, check_total, kNumberBySeats})});
}

Part wages_part() {
  return group("wages", {{"yen_per_colour", &C::wage, number_kind(1, kMaxPrice)},
                         {"vp_lost_per_unpaid_colour", &C::unpaid_loss, kAmountKind}});
}

Part worker_rows_part() {
  return group("worker_rows", {unread("printed", "number"),
                               unread_list("by_players", worker_rows()), rule<C>(read_rows)});
}

// Chance needs something to choose from: the table may not be filled with all there are.
void check_workers_laid(const Context& /*context*/, const Field& edition, C& c) {
  for (int seats = kMinSeats; seats <= kMaxSeats; ++seats) {
    const int there = how_many(c.colours) * c.workers[seats];
    const int laid = how_many(c.spaces) * c.on_space + c.rows[seats] * c.per_row[seats];
    if (there == 0 || c.rows[seats] == 0 || laid < there) continue;
    edition["workers"]["per_colour"].fault(
        "nippon.workers", {{"least", laid + 1}, {"players", seats}, {"found", there}});
  }
}

}  // namespace kaisho::nippon
