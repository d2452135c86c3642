// A position as JSON and back: of each part its name, its range and what it means.
#include "core/shapes/described_columns.h"
#include "core/shapes/described_position.h"
#include "core/shapes/step_shape.h"
#include "core/values/how_many.h"
#include "games/nippon/names.h"
#include "games/nippon/nippon.h"

namespace kaisho::nippon {
namespace {

constexpr Kind kByte = number_kind(0, UINT8_MAX);
constexpr Kind kAmount = number_kind(0, kMaxOfAny);
constexpr Kind kTiles = number_kind(0, kMaxTiles);

// ---- the turn

constexpr PartByHand<Position> kClosing = {
    .write = [](const Context& /*context*/,
                const Position& p) { return p.closed != 0 ? Json(p.closing) : Json(); },
    .read =
        [](const Context& context, const Field& field, Position& p) {
          if (field.is_null()) return;
          p.closed = 1;
          p.closing = static_cast<std::uint8_t>(kByte.read(context, field));
        },
    .type = "number | null"};

// ---- workers and the board

constexpr CountList kWorkers = counts(kColourKind, 0, UINT8_MAX);
constexpr Note kDueNote = "places that a filling left empty for want of workers (NIP-T5)";

int spaces_in(const Context& context) { return how_many(components_of(context).spaces); }
int rows_in(const Context& context) { return components_of(context).rows[context.seats]; }

Part spaces() {
  return columns("spaces", "WorkerPlace", spaces_in,
                 {column("workers", &Position::spaces, kWorkers),
                  column("due", &Position::spaces_due, kByte, kDueNote)},
                 "action spaces in the order of the edition");
}
Part rows() {
  return columns("rows", "WorkerPlace", rows_in,
                 {column("workers", &Position::rows, kWorkers),
                  column("due", &Position::rows_due, kByte, kDueNote)},
                 "rows in use, from the top");
}

Part cities() {
  const Object influence("Influence", {{"seat", &Influence::owner, kSeatKind},
                                       {"value", &Influence::value, number_kind(1, kMaxValue)}});
  const OrNull<Influence> influence_or_null = {
      influence, [](const Influence& tile) { return tile.owner == kNobody; }};
  return columns(
      "cities", "City", kCityKind.high,
      {column_of_names("city", kCityKind), column("tile", &Position::city_tiles, kCityTileKind),
       column("turns", &Position::city_turns, number_kind(0, kSides - 1),
              "quarter turns of the tile"),
       column_of<kSides>("influence", &Position::influence, influence_or_null,
                         "by side; an influence tile or null")});
}

Part regions() {
  const Object transport("Transport", {{"trains", &Transport::trains, kTiles},
                                       {"trains_turned", &Transport::trains_turned, kTiles},
                                       {"ships", &Transport::ships, kTiles},
                                       {"ships_turned", &Transport::ships_turned, kTiles}});
  return columns(
      "regions", "Region", kRegionKind.high,
      {column_of_names("region", kRegionKind),
       column("seats", &Position::transport, seats_of(transport), "what each has there")});
}

// ---- the players

struct Built {
  FactoryTile factory{};
  std::uint8_t goods = 0;
  std::uint8_t machine = 0;
};

const Object& built_parts() {
  static const Object kParts("Factory", {{"factory", &Built::factory, kFactoryKind},
                                         {"goods", &Built::goods, kByte, "stored"},
                                         {"machine", &Built::machine, kByte, "0, 1 or 2"}});
  return kParts;
}

Json factories_json(const Context& context, const Player& player) {
  Json json = Json::array();
  for (const Good good : kEveryGood) {
    if (!has_factory(player, good)) continue;
    const Built built = {*player.factories[good], player.goods[good], player.machines[good]};
    json.push_back(tell(built_parts(), context, built));
  }
  return json;
}

void read_factories(const Context& context, const Field& field, Player& player) {
  player.factories.fill({});
  for (const Field& item : field.items(kGoods)) {
    Built built;
    read(built_parts(), context, item, built);
    const Good good = components_of(context).factories[built.factory].good;
    if (has_factory(player, good)) {
      item["factory"].fault(
          "nippon.factory_of_good",
          {{"good", components_of(context).goods[good].id}, {"found", item["factory"].shown()}});
    }
    player.factories[good] = built.factory;
    player.goods[good] = built.goods;
    player.machines[good] = built.machine;
  }
}

// One number for each tile.
constexpr PartByHand<Player> kStock = {
    .write =
        [](const Context& /*context*/, const Player& player) {
          Json json = Json::array();
          for (std::size_t value = 0; value < player.influence.size(); ++value) {
            for (int i = 0; i < player.influence[value]; ++i) json.push_back(value);
          }
          return json;
        },
    .read =
        [](const Context& /*context*/, const Field& field, Player& player) {
          for (const Field& item : field.items(UINT8_MAX)) {
            ++player.influence[item.integer_as<std::size_t>(1, kMaxValue)];
          }
        },
    .type = "number[]"};

Json achievements_json(const Context& context, const Player& player) {
  Json json = Json::object();
  const Components& components = components_of(context);
  for (const Achievement achievement : kEveryAchievement) {
    const int multiplier = player.tiles[achievement];
    if (multiplier != 0) json[components.achievements[achievement].id] = multiplier;
  }
  return json;
}

void read_achievements(const Context& context, const Field& field, Player& player) {
  constexpr Kind kMultiplier = number_kind(1, UINT8_MAX);
  for (const std::string& name : field.keys()) {
    const Field item = field[name];
    const int achievement = kAchievementKind.find_name(context, name);
    if (achievement < 0) {
      item.fault("unknown_name", "unknown_name", {{"found", '"' + shortened(name) + '"'}});
      continue;
    }
    player.tiles[noun<Achievement>(achievement)] =
        static_cast<std::uint8_t>(kMultiplier.read(context, item));
  }
}

Object player_parts() {
  return {"Player",
          {{"vp", &Player::vp, number_kind(-kMaxOfAny, kMaxOfAny),
            "on the track; it stays as it is when the game is over: the total is `result.score`"},
           {"yen", &Player::yen, kAmount},
           {"coal", &Player::coal, kAmount},
           {"plans", &Player::plans, kAmount, "their value"},
           {"tracks", &Player::tracks, counts(kTrackKind, 0, UINT8_MAX),
            "place of each marker, counted from the first step, which is 0"},
           list_by_hand<Player>("factories", built_parts(), {factories_json, read_factories, {}},
                                "in the order of the goods"),
           {"stocked", &Player::stocked, kByte, "machines waiting for a factory"},
           {"workers", &Player::workers, items(kColourKind, kMaxWorkers).then(kNoneNumber)},
           {"contracts", &Player::contracts, NameSet{kContractKind}, "face up"},
           {"trains", &Player::trains, kTiles, "still on the player's board"},
           {"trains_turned", &Player::trains_turned, kYesNoKind,
            "whether those on the player's board show their better side"},
           {"ships", &Player::ships, kTiles, "as `trains`"},
           {"ships_turned", &Player::ships_turned, kYesNoKind, "as `trains_turned`"},
           by_hand<Player>("influence", kStock, "values of the player's stock, rising"),
           by_hand<Player>("achievements",
                           {achievements_json, read_achievements, "Record<string, number>"},
                           "the multiplier tiles put there")}};
}

// ---- the final count

Json scoring_json(const Context& context, const Position& p) {
  std::array<Score, kMaxSeats> scores;
  for (Seat seat = 0; seat < p.seats; ++seat) {
    scores[seat] = score_of({components_of(context), p, seat});
  }
  Json json = score_lines_json(kLineKind.names(context), scores, p.seats);
  for (std::size_t line = 0; line < kScoreLines; ++line) {
    for (Seat seat = 0; seat < p.seats; ++seat) {
      json[line]["seats"][seat]["multiplier"] = scores[seat].multiplier[line];
    }
  }
  return json;
}

// ---- what follows from the rest, and is told alone

Part standings() {
  return by_hand<Position>("standings",
                           {standings_json, nullptr,
                            "{ region: string; foreign: { influence: number; rank: number; shared: "
                            "number }; seats: { influence: number; rank: number; shared: number; "
                            "points: number; ships: number }[] }[]"},
                           "who leads each region, and what the next scoring would give (after the "
                           "last one: what it gave)");
}

Part placements() {
  return by_hand<Position>(
      "placements",
      {placements_json, nullptr,
       "{ value: number; influence: number; rank: number; shared: number; points: number; ships: "
       "number }[]"},
      "at the step `tile`, as `standings`: where the seat would stand in the region with a tile of "
      "that value there; without those for which a player would choose what goes home (NIP-A10)");
}

Part wages() {
  return by_hand<Position>(
      "wages",
      {wages_json, nullptr,
       "{ colours: number; yen: number; unpaid: number; lost: number; income: number; coal: "
       "number; then: { unpaid: number; lost: number; left: number }; more: { unpaid: number; "
       "lost: number } }[]"},
      "by seat: different colours held, their price, colours that the yen in hand would leave "
      "unpaid and VP lost for them, all 0 when the game is over; `income` and `coal`: what the "
      "seat would hold after consolidating now, before its wages, with what factories add and keep "
      "(NIP-F1a, NIP-F1b); `then`: what those wages would leave, without a reward; `more`: with a "
      "worker of one more colour");
}

Part costs() {
  return by_hand<Position>(
      "costs",
      {costs_json, nullptr,
       "{ actions: Record<string, { costs: number[]; affordable: number; extra_steps: number }>; "
       "plans: Record<string, number>; tiles: string[]; factories: Record<string, { coal: number; "
       "goods: number; room: number }> }[]"},
      "by seat: of each action with a price list what 1, 2, 3 parts cost together, how many can be "
      "paid, and the steps that factories add; the plans that a factory of each good would cost, "
      "and the tiles that could be built now; of the factory of a good the coal it takes, the "
      "goods it would give, and the room in its store");
}

Part scoring() {
  return by_hand<Position>(
      "scoring",
      {scoring_json, nullptr,
       "{ line: string; seats: { points: number; of: number; multiplier: number }[] }[]"},
      "what the final count gives now: `track` (VP so far), `unpaid` (VP lost for the last wages), "
      "then the achievements; `of` is what is counted, `multiplier` what its points are taken "
      "times");
}

}  // namespace

const Object& Rules::position_parts() {
  static const Object kParts = position_object<Position>(
      {{"reveals", &Position::reveal_count, kRevealsKind,
        "draws from the bag, each of one worker or several"},
       {"active", &Position::active, kSeatOrNullKind, "whose turn it is, null when over"},
       {"first", &Position::first, kSeatKind, "who began"},
       {"latest", &Position::latest, kSeatOrNullKind, "who ended the last turn, null before"},
       {"over", &Position::over, kOverKind},
       {"marker", &Position::marker,
        number_kind(0, [](const Context& c) { return how_many(components_of(c).marks) - 1; })
            .from_one(),
        "place of the marker on the scoring track, from 1"},
       {"scorings", &Position::scorings, number_kind(0, kScorings), "held so far"},
       by_hand<Position>("closing", kClosing,
                         "null before the closing turns (NIP-T6), then how many turns are left in "
                         "all"),
       pending_steps<Rules, seat_in_turn<Position>>(),
       spaces(),
       rows(),
       {"bag", &Position::bag, kWorkers},
       {"factories", &Position::factories, NameSet{kFactoryKind}, "tiles not yet taken"},
       {"rewards", &Position::rewards, counts(kRewardKind, 0, UINT8_MAX),
        "tiles left in each stack of the edition"},
       {"extra_multipliers", &Position::extras, kByte, "extra multiplier tiles left"},
       cities(),
       regions(),
       {"seats", &Position::players, seats_of(player_parts())},
       random_alone_hidden<Position>(
           "the stream of chance: its key and how many words were used; null in an observation, "
           "from which nothing else is hidden (NIP-H1)"),
       standings(),
       placements(),
       wages(),
       costs(),
       scoring()});
  return kParts;
}

}  // namespace kaisho::nippon
