// A position as JSON and back: of each part its name, its range and what it means.
#include "core/editions/edition_fields.h"
#include "core/shapes/described_position.h"
#include "core/shapes/step_shape.h"
#include "core/values/how_many.h"
#include "games/yamatai/check.h"
#include "games/yamatai/knowledge_json.h"
#include "games/yamatai/names.h"
#include "games/yamatai/rules.h"
#include "games/yamatai/yamatai.h"

namespace kaisho::yamatai {
namespace {

// ---- the board

struct Boat {
  Space space{};
  Colour colour = kGreen;
};

const Object& boat_parts() {
  static const Object kParts(
      "Boat", {{"space", &Boat::space, kSpaceKind}, {"boat", &Boat::colour, kColourKind}});
  return kParts;
}

Json boats_json(const Context& context, const Position& p) {
  Json json = Json::array();
  for (const Space space : with_boats(p)) {
    const Boat boat = {space, colour_at(p, space)};
    json.push_back(tell(boat_parts(), context, boat));
  }
  return json;
}

void read_boats(const Context& context, const Field& field, Position& p) {
  for (const Field& item : field.items(spaces_of(context))) {
    Boat boat;
    read(boat_parts(), context, item, boat);
    if (with_boats(p).has(boat.space)) {
      item["space"].fault("repeated", {{"found", item["space"].shown()}});
    }
    p.boats[boat.colour].add(boat.space);
  }
}

constexpr std::array<std::string_view, 2> kFigureNames = {"torii", "palace"};
enum class Figure : std::uint8_t { kTorii, kPalace };
constexpr Kind kFigureKind = word_kind("figure", kFigureNames).or_null(kNoneNumber);

struct IslandRow {
  Island number{};
  Maybe<Culture> token;
  bool mountain = false;
  Seat owner = kNobody;  // of a standard building
  Maybe<Figure> figure = {};
  bool sanctuary = false;
};

constexpr PartByHand<IslandRow> kBuildingOn = {
    .write = [](const Context& context, const IslandRow& island) -> Json {
      if (island.owner != kNobody) return island.owner;
      return island.figure ? kFigureKind.json(context, number_of(*island.figure)) : Json();
    },
    .read =
        [](const Context& context, const Field& field, IslandRow& island) {
          if (field.is_null()) return;
          if (field.json().is_string()) {
            island.figure = noun<Figure>(kFigureKind.read(context, field));
          } else {
            island.owner = static_cast<Seat>(kSeatKind.read(context, field));
          }
        },
    .type = "number | 'torii' | 'palace' | null"};

const Object& island_parts() {
  static const Object kParts(
      "Island", {{"island", &IslandRow::number, kIslandKind},
                 {"token", &IslandRow::token, kCultureKind.or_null(kNoneNumber)},
                 {"mountain", &IslandRow::mountain, kYesNoKind},
                 by_hand<IslandRow>("building", kBuildingOn,
                                    "the seat of a standard building, or what figure stands there"),
                 {"sanctuary", &IslandRow::sanctuary, kYesNoKind}});
  return kParts;
}

IslandRow island_at(const Position& p, Island number) {
  IslandRow island = {.number = number,
                      .token = kind_at(p, number),
                      .mountain = p.mountains.has(number),
                      .sanctuary = p.sanctuaries.has(number)};
  for (Seat seat = 0; seat < p.seats; ++seat) {
    if (p.player(seat).pieces.has(number)) island.owner = seat;
  }
  if (p.torii.has(number)) island.figure = Figure::kTorii;
  if (p.palaces.has(number)) island.figure = Figure::kPalace;
  return island;
}

void put(Position& p, const IslandRow& island) {
  if (island.token) p.tokens[*island.token].add(island.number);
  if (island.mountain) p.mountains.add(island.number);
  if (island.owner != kNobody) p.player(island.owner).pieces.add(island.number);
  if (island.figure == Figure::kTorii) p.torii.add(island.number);
  if (island.figure == Figure::kPalace) p.palaces.add(island.number);
  if (island.sanctuary) p.sanctuaries.add(island.number);
}

Json islands_json(const Context& context, const Position& p) {
  Json json = Json::array();
  for (const Island island : components_of(context).map.every_island()) {
    json.push_back(tell(island_parts(), context, island_at(p, island)));
  }
  return json;
}

void read_islands(const Context& context, const Field& field, Position& p) {
  const auto items = exactly(field, islands_of(context));
  for (int i = 0; i < how_many(items); ++i) {
    const Field& item = items[i];
    must_equal(item["island"], i + 1, "in_order");
    IslandRow island;
    read(island_parts(), context, item, island);
    island.number = noun<Island>(i);  // its place, whatever it calls itself
    put(p, island);
  }
}

// ---- what lies beside it

struct Waiting {
  Specialist specialist{};
  std::uint16_t coins = 0;
};

const Object& waiting_parts() {
  static const Object kParts("Waiting", {{"specialist", &Waiting::specialist, kSpecialistKind},
                                         {"coins", &Waiting::coins, number_kind(0, kMaxOfAny)}});
  return kParts;
}

Json specialists_json(const Context& context, const Position& p) {
  Json json = Json::array();
  for (int i = 0; i < components_of(context).specialists_visible; ++i) {
    const Maybe<Specialist> specialist = p.specialists[i];
    json.push_back(specialist
                       ? tell(waiting_parts(), context, Waiting{*specialist, p.specialist_coins[i]})
                       : Json());
  }
  return json;
}

void read_specialists(const Context& context, const Field& field, Position& p) {
  const auto items = exactly(field, components_of(context).specialists_visible);
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (items[i].is_null()) continue;
    Waiting waiting;
    read(waiting_parts(), context, items[i], waiting);
    p.specialists[i] = waiting.specialist;
    p.specialist_coins[i] = waiting.coins;
  }
}

// ---- the players

const Object& player_parts() {
  static const Object kParts(
      "Player",
      {{"coins", &Player::coins, number_kind(0, kMaxOfAny)},
       {"prestige", &Player::prestige, number_kind(0, kMaxOfAny), "tokens"},
       {"boats", &Player::boats, counts(kColourKind, 0, UINT8_MAX),
        "own boats not on the board: of fleet, trade and port"},
       {"aside", &Player::aside, number_kind(0, kMaxOfAny), "boats set aside (YAM-T10)"},
       {"culture", &Player::culture, counts(kCultureKind, 0, UINT8_MAX), "tokens by kind"},
       {"pieces_left", &Player::pieces_left, number_kind(0, kMaxIslands),
        "standard buildings not yet on the board"},
       {"built", &Player::built, NameSet{kTileKind}, "tiles"},
       {"reserved", &Player::reserved, NameSet{kTileKind},
        "tiles set apart and not yet built (YAM-F2)"},
       {"specialists", &Player::specialists, NameSet{kSpecialistKind}},
       list_by_hand<Player>(
           "knows", block_parts(), {.write = knows_json, .read = nullptr, .type = {}},
           "what the seat knows of the building deck (YAM-F3), one known block of places each")});
  return kParts;
}

Json scoring_json(const Context& context, const Position& p) {
  static_assert(kLineNames.size() == kScoreLines);
  Indexed<Seat, Score, kMaxSeats> scores;
  for (Seat seat = 0; seat < p.seats; ++seat) {
    scores[seat] = score_of({components_of(context), p, seat});
  }
  return score_lines_json(kLineNames, scores, p.seats);
}

// ---- the turn

constexpr Kind kUseKind = {
    .form = Kind::Form::kName, .id = "use", .high = how_many(kUsedNames), .words = kUsedNames};

constexpr PartByHand<Position> kTriggerByHand = {
    .write = [](const Context& /*context*/, const Position& p) -> Json {
      if (p.trigger == Trigger::kNotYet) return nullptr;
      return kTriggerNames[p.trigger];
    },
    .read =
        [](const Context& /*context*/, const Field& field, Position& p) {
          if (field.is_null()) return;
          p.trigger =
              noun<Trigger>(field.choice({kTriggerNames.begin() + 1, kTriggerNames.end()}) + 1);
        },
    .type = "'pieces' | 'boats' | 'specialists' | 'buildings' | null"};

int pieces_in(const Context& context) {
  return pieces_of({components_of(context), position_of(context)});
}

}  // namespace

const Object& Rules::position_parts() {
  using P = Position;
  static const Object kParts = position_object<Position>(
      {{"round", &P::round, kTurnKind, "rounds ended"},
       {"reveals", &P::reveal_count, kRevealsKind, "draws seen by somebody"},
       {"active", &P::active, kSeatOrNullKind, "whose turn it is, null when over"},
       {"place", &P::place, number_kind(0, kMaxPieces), "of the active seat in `order`"},
       {"over", &P::over, kOverKind},
       by_hand<P>("trigger", kTriggerByHand,
                  "what brought the end about: a last standard building, or what ran out (YAM-E1)"),
       {"order", &P::order, list(kSeatKind, pieces_in).then(kNobody),
        "seats in the order of play; with 2 players each has two places"},
       {"played", &P::played, list(kFleetKind.or_null(kNoneNumber), pieces_in).then(kNoneNumber),
        "by place in the order, the fleet of that turn's piece, null before it has one"},
       {"track", &P::track, list(kFleetKind.or_null(kNoneNumber), fleets_of).then(kNoneNumber),
        "fleets from the left, null where taken"},
       {"track_lots", &P::track_blocks, list(number_kind(0, kMaxFleets), fleets_of),
        "block 0 is face up, the others lie face down in blocks of which everybody knows the "
        "fleets (YAM-H1)"},
       {"used", &P::used, NameSet{kUseKind, kUseKind.high}, "what was used this turn"},
       {"trades", &P::trades, number_kind(0, UINT8_MAX), "made this turn"},
       {"placed", &P::placed, NameSet{kSpaceKind, spaces_of},
        "spaces of the boats placed this turn"},
       {"last", &P::last, kSpaceKind.or_null(kNoneNumber),
        "where the last of them lies, null when it was taken away"},
       {"begun", &P::begun, kYesNoKind, "whether placing has begun"},
       {"collected", &P::collected, NameSet{kIslandKind, islands_of},
        "islands whose token the collecting under way has taken"},
       pending_steps<Rules, seat_in_turn<Position>>(),
       list_by_hand<P>("boats", boat_parts(), {boats_json, read_boats, {}}, "on the board"),
       list_by_hand<P>("islands", island_parts(), {islands_json, read_islands, {}}, "all of them"),
       {"supply", &P::supply, counts(kColourKind, 0, UINT8_MAX), "boats by colour"},
       {"sanctuaries_left", &P::sanctuaries_left, number_kind(0, UINT8_MAX)},
       list_by_hand<P>("specialists", waiting_parts(),
                       {specialists_json, read_specialists, "(Waiting | null)[]"},
                       "the row by slot, null where taken"),
       deck("specialist_deck", &P::specialist_deck, &P::specialist_deck_size, kSpecialistKind,
            kMaxSpecialists, "its top card first"),
       {"buildings", &P::buildings,
        list(kTileKind.or_null(kNoneNumber),
             component_number<GameContext, &Components::buildings_visible>),
        "the row by slot, null where taken"},
       deck("building_deck", &P::building_deck, &P::building_deck_size, kTileKind, kMaxBuildings,
            "its top card first"),
       by_hand<P>({}, {nullptr,
                       [](const Context&, const Field& root, P& p) {
                         check_decks(root["specialist_deck"], root["building_deck"], p);
                       },
                       {}}),
       {"seats", &P::players, seats_of(player_parts())},
       by_hand<P>({}, {nullptr, read_knowledge, {}}),
       random_of<P>(),
       scoring_of<P>(scoring_json,
                     "what the final count gives now, line by line, with what it is counted of")});
  return kParts;
}

}  // namespace kaisho::yamatai
