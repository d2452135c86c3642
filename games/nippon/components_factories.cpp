// Factories and what they do beside producing (NIP-F).
#include <algorithm>
#include <utility>

#include "core/reading/numbers.h"
#include "core/values/how_many.h"
#include "games/nippon/components_read.h"

namespace kaisho::nippon {
namespace {

// How an effect stands in an edition: its amount and the bounds of it, further fields by name.
struct EffectShape {
  std::string_view name;
  std::string_view amount;
  int low = 0;
  int high = 0;
  std::string_view fixed;  // must be 1
};

// In the order of Effect.
constexpr Indexed<Effect, EffectShape, std::to_underlying(Effect::kExtraGood) + 1> kEffects = {
    EffectShape{"consolidate-yen", "yen", 1, kMaxAmount, ""},
    EffectShape{"consolidate-keep-coal", "coal", 1, kMaxAmount, ""},
    EffectShape{"money-symbol-steps", "steps", 1, kMaxSteps, "retroactive"},
    EffectShape{"once-yen", "yen", 1, kMaxAmount, ""},
    EffectShape{"action-extra-step", "steps", 1, kMaxSteps, ""},
    EffectShape{"action-costs", "", 0, 0, ""},
    EffectShape{"once-track-steps", "steps", 1, kMaxSteps, ""},
    EffectShape{"once-plans", "plans", 1, kMaxAmount, ""},
    EffectShape{"produce-coal", "coal", 0, kMaxAmount, ""},
    EffectShape{"once-flip-ships", "vp", 0, kMaxAmount, ""},
    EffectShape{"once-free-ships", "ships", 1, kMaxParts, "different_regions"},
    EffectShape{"once-flip-trains", "influence", 0, kMaxAmount, ""},
    EffectShape{"once-free-trains", "trains", 1, kMaxParts, "different_regions"},
    EffectShape{"once-free-improvements", "improvements", 1, kMaxParts, ""},
    EffectShape{"produce-extra-good", "goods", 1, kMaxStored, ""},
};
static_assert(!kEffects.back().name.empty());

constexpr Every<Effect> kEveryEffect{how_many(kEffects)};
constexpr auto kEffectNames = [] {
  Indexed<Effect, std::string_view, kEffects.size()> names;
  std::ranges::transform(kEffects, names.begin(), &EffectShape::name);
  return names;
}();

// ---- parameters

Action read_action(const Context& context, const Field& field) {
  return noun<Action>(kActionChoice.read(context, field));
}
Track read_track(const Context& context, const Field& field) {
  return noun<Track>(kTrackKind.read(context, field));
}

void read_extra_step(const Context& context, const Field& params, Factory& factory) {
  const Field action = params["action"];
  const Field track = params["track"];
  factory.action = read_action(context, action);
  factory.track = read_track(context, track);
  const bool mines = factory.action == Action::kMines;
  const Track expected = mines ? Track::kCoal : Track::kKnowledge;
  if (!mines && factory.action != Action::kKnowledge) {
    action.fault("choice", {{"expected", "knowledge, mines"}, {"found", action.shown()}});
  } else if (factory.track != expected) {
    track.fault("nippon.track_of_action",
                {{"expected", kTrackNames[expected]}, {"found", track.shown()}});
  }
}

bool has_prices(Action action) {
  return action != Action::kProduce && action != Action::kExport && action != Action::kInvest &&
         action != Action::kMarket;
}

void read_action_costs(const Context& context, const Field& params, Factory& factory) {
  const Field action = params["action"];
  factory.action = read_action(context, action);
  if (!has_prices(factory.action)) action.fault("nippon.priced", {{"found", action.shown()}});
  kCosts.read(context, params["costs"], factory.costs);
  if (!params.has("star")) return;
  factory.star = true;
  factory.track = read_track(context, params["star"]);
  if (factory.track == Track::kMoney) {
    params["star"].fault("nippon.star", {{"found", params["star"].shown()}});
  }
}

void read_amount(const Field& params, const EffectShape& shape, Factory& factory) {
  if (shape.amount.empty()) return;
  factory.amount = byte_of(params[shape.amount], shape.low, shape.high);
  if (!shape.fixed.empty()) {
    must_equal(params[shape.fixed], 1);
  }
}

std::vector<std::string_view> fields_of(Effect effect, const EffectShape& shape) {
  if (effect == Effect::kActionCosts) return {"action", "costs", "star"};
  std::vector<std::string_view> fields = {shape.amount};
  if (!shape.fixed.empty()) fields.push_back(shape.fixed);
  if (effect == Effect::kExtraStep) fields.emplace_back("action");
  if (effect == Effect::kExtraStep || effect == Effect::kOnceSteps) fields.emplace_back("track");
  return fields;
}

void read_params(const Context& context, const Field& params, Factory& factory) {
  const EffectShape& shape = kEffects[factory.effect];
  params.only(fields_of(factory.effect, shape));
  read_amount(params, shape, factory);
  switch (factory.effect) {
    case Effect::kExtraStep: return read_extra_step(context, params, factory);
    case Effect::kActionCosts: return read_action_costs(context, params, factory);
    case Effect::kOnceSteps: factory.track = read_track(context, params["track"]); return;
    case Effect::kConsolidateYen:
    case Effect::kKeepCoal:
    case Effect::kSymbolSteps:
    case Effect::kOnceYen:
    case Effect::kOncePlans:
    case Effect::kProduceCoal:
    case Effect::kFlipShips:
    case Effect::kFreeShips:
    case Effect::kFlipTrains:
    case Effect::kFreeTrains:
    case Effect::kFreeImprovements:
    case Effect::kExtraGood: return;
  }
}

// They depend on the effect, which is read with them.
Shape param_shape(std::string_view name) {
  if (name == "action") return {.type = type_of(kActionKind), .name = name};
  if (name == "track" || name == "star") return {.type = type_of(kTrackKind), .name = name};
  return {.type = name == "costs" ? "number[]" : "number", .name = name};
}

Shape params_shape() {
  std::vector<Shape> shapes;
  for (const Effect effect : kEveryEffect) {
    Shape& shape = shapes.emplace_back();
    for (const std::string_view field : fields_of(effect, kEffects[effect])) {
      shape.parts.push_back(param_shape(field));
      shape.parts.back().optional = field == "star";
    }
  }
  return any_of({}, shapes);
}

// ---- tiles

// A player has one factory of each good; of two prices, or two worths of a symbol, none would hold.
bool rivals(const Factory& a, const Factory& b) {
  if (a.good == b.good || a.effect != b.effect) return false;
  return a.effect == Effect::kSymbolSteps ||
         (a.effect == Effect::kActionCosts && a.action == b.action);
}

void read_effect(const Context& context, const Field& item, Factory& factory) {
  const Field effect = item["effect"];
  const Field params = item["params"];
  if (says(effect, kEffectNames[factory.effect])) {
    read_params(context, params, factory);
  }
  const std::vector<Factory>& all = components_of(context).factories;
  if (std::ranges::any_of(all, [&](const Factory& other) { return rivals(other, factory); })) {
    effect.fault("nippon.rivals", {{"found", effect.shown()}});
  }
}

}  // namespace

Part factories_part() {
  const Object factory("Factory", {{"id", &Factory::id, kId},
                                   {"good", &Factory::good, kGoodChoice},
                                   name_part(),
                                   {"effect", &Factory::effect, word_kind("effect", kEffectNames)},
                                   unread_as("params", params_shape),
                                   text_part(),
                                   rule<Factory>(read_effect)});
  return {"factories", &C::factories, items(factory, kMaxFactories)};
}

void sort_factories(const Context& /*context*/, const Field& /*edition*/, C& c) {
  for (const FactoryTile tile : c.factories.keys()) {
    const Factory& factory = c.factories[tile];
    c.tiles_of[factory.good].add(tile);
    if (factory.effect != Effect::kActionCosts) continue;
    c.cost_goods[factory.action] = factory.good;
  }
}

// NIP-F4b, NIP-F5b: what a turned ship or train is worth stands with these, too.
void check_turned_tiles(const Context& /*context*/, const Field& edition, C& c) {
  for (const Field& item : edition["factories"].items(kMaxFactories)) {
    const auto check = [&](Effect effect, const char* name, int worth, std::string_view place) {
      if (!says(item["effect"], kEffectNames[effect])) return;
      must_follow(item["params"][name], worth, place);
    };
    check(Effect::kFlipShips, "vp", c.ship_vp_turned, "ships.vp_flipped");
    check(Effect::kFlipTrains, "influence", c.train_influence_turned, "trains.influence_flipped");
  }
}

}  // namespace kaisho::nippon
