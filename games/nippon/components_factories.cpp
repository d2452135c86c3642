// Factories and what they do beside producing (NIP-F).
#include <algorithm>

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
constexpr std::array kEffects = {
    EffectShape{"consolidate-yen", "yen", 1, kMostAmount, ""},
    EffectShape{"consolidate-keep-coal", "coal", 1, kMostAmount, ""},
    EffectShape{"money-symbol-steps", "steps", 1, kMaxSteps, "retroactive"},
    EffectShape{"once-yen", "yen", 1, kMostAmount, ""},
    EffectShape{"action-extra-step", "steps", 1, kMaxSteps, ""},
    EffectShape{"action-costs", "", 0, 0, ""},
    EffectShape{"once-track-steps", "steps", 1, kMaxSteps, ""},
    EffectShape{"once-plans", "plans", 1, kMostAmount, ""},
    EffectShape{"produce-coal", "coal", 0, kMostAmount, ""},
    EffectShape{"once-flip-ships", "vp", 0, kMostAmount, ""},
    EffectShape{"once-free-ships", "ships", 1, kMaxParts, "different_regions"},
    EffectShape{"once-flip-trains", "influence", 0, kMostAmount, ""},
    EffectShape{"once-free-trains", "trains", 1, kMaxParts, "different_regions"},
    EffectShape{"once-free-improvements", "improvements", 1, kMaxParts, ""},
    EffectShape{"produce-extra-good", "goods", 1, kMostStored, ""},
};
static_assert(kEffects.size() == static_cast<std::size_t>(Effect::kExtraGood) + 1);

std::vector<std::string> effect_names() {
  std::vector<std::string> names;
  names.reserve(kEffects.size());
  for (const EffectShape& shape : kEffects) names.emplace_back(shape.name);
  return names;
}

// ---- parameters

void read_extra_step(const Field& params, const Components& c, Factory& factory) {
  const Field action = params["action"];
  const Field track = params["track"];
  factory.action = read_action(c, action);
  factory.track = read_track(track);
  const bool mines = factory.action == Action::kMines;
  if (!mines && factory.action != Action::kKnowledge) {
    action.fault("bad_field", "This action moves no track.");
  } else if (factory.track != (mines ? Track::kCoal : Track::kKnowledge)) {
    track.fault("bad_field", "The action moves another track.");
  }
}

bool has_prices(Action action) {
  return action != Action::kProduce && action != Action::kExport && action != Action::kInvest &&
         action != Action::kMarket;
}

void read_action_costs(const Field& params, const Components& c, Factory& factory) {
  const Field action = params["action"];
  factory.action = read_action(c, action);
  if (!has_prices(factory.action)) action.fault("bad_field", "This action has no list of prices.");
  factory.costs = read_costs(params["costs"]);
  if (!params.has("star")) return;
  factory.star = true;
  factory.track = read_track(params["star"]);
  if (factory.track == Track::kMoney) {
    params["star"].fault("bad_field", "No achievement counts stars of the money track.");
  }
}

void read_amount(const Field& params, const EffectShape& shape, Factory& factory) {
  if (shape.amount.empty()) return;
  factory.amount = byte_of(params[shape.amount], shape.low, shape.high);
  if (!shape.fixed.empty()) {
    must_equal(params[shape.fixed], 1, "The rules know no other way: here must be 1.");
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

void read_params(const Field& params, const Components& c, Factory& factory) {
  const EffectShape& shape = kEffects[static_cast<std::size_t>(factory.effect)];
  params.only(fields_of(factory.effect, shape));
  read_amount(params, shape, factory);
  switch (factory.effect) {
    case Effect::kExtraStep:
      return read_extra_step(params, c, factory);
    case Effect::kActionCosts:
      return read_action_costs(params, c, factory);
    case Effect::kOnceSteps:
      factory.track = read_track(params["track"]);
      return;
    case Effect::kFlipShips:
      return must_equal(params["vp"], c.ship_vp_turned, "Turned ships are worth something else.");
    case Effect::kFlipTrains:
      return must_equal(params["influence"], c.train_influence_turned,
                        "Turned trains are worth something else.");
    default:
      return;
  }
}

// ---- tiles

// A player has one factory of each good; of two prices, or two worths of a symbol, none would hold.
bool rivals(const Factory& a, const Factory& b) {
  if (a.good == b.good || a.effect != b.effect) return false;
  return a.effect == Effect::kSymbolSteps ||
         (a.effect == Effect::kActionCosts && a.action == b.action);
}

void read_factory(const Field& item, Components& c) {
  item.only({"id", "good", "name", "effect", "params", "text"});
  static_cast<void>(item["text"]);
  Factory factory;
  factory.id = read_id(item);
  factory.good = read_good(c, item["good"]);
  const Field effect = item["effect"];
  factory.effect = static_cast<Effect>(effect.choice(effect_names()));
  const auto named = kEffects[static_cast<std::size_t>(factory.effect)].name;
  const Field params = item["params"];
  if (says(effect, named)) read_params(params, c, factory);
  if (std::ranges::any_of(c.factories, [&](const Factory& f) { return rivals(f, factory); })) {
    effect.fault("bad_field", "A factory of another good does this differently already.");
  }
  c.tiles_of[factory.good] |= std::uint32_t{1} << c.factories.size();
  if (factory.effect == Effect::kActionCosts) {
    c.cost_goods[static_cast<std::size_t>(factory.action)] = factory.good;
  }
  c.factories.push_back(std::move(factory));
}

}  // namespace

void read_factories(const Field& edition, Components& c) {
  c.cost_goods.fill(kNone);
  for (const Field& item : edition["factories"].items(kMaxFactories)) read_factory(item, c);
}

}  // namespace kaisho::nippon
