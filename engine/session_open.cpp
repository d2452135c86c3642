// What games there are, whether an edition is sound, and how a session begins: games, edition,
// check, new, load.
#include <unistd.h>

#include "core/hex.h"
#include "engine/answers.h"
#include "engine/session.h"
#include "games/registry.h"

namespace kaisho {
namespace {

constexpr int kMostTurns = 60'000;
constexpr std::size_t kMostVariants = 32;

// With the standard edition or the one the request brings.
Expected<GamePtr> open_for(const Request& request) {
  const std::string id = request.text("game");
  if (const auto fault = request.fault()) return std::unexpected(*fault);
  if (!request.has("edition")) return open_game(id);
  Expected<GamePtr> game = open_game(id, request.field()["edition"].json());
  if (!game && game.error().code != "unknown_game") {
    Error error = game.error();
    error.where = "edition" + (error.where.empty() ? "" : "." + error.where);
    return std::unexpected(std::move(error));
  }
  return game;
}

Options read_options(const Request& request) {
  Options options;
  options.seats = request.number_or("players", 1, kMaxSeats, options.seats);
  if (!request.has("options")) return options;
  const Field field = request.field()["options"];
  field.only({"turn_cap", "variants"});
  if (!field.json().is_object()) field.fault("bad_field", "Options are an object.");
  if (field.has("turn_cap")) {
    options.turn_cap = static_cast<int>(field["turn_cap"].integer(0, kMostTurns));
  }
  if (field.has("variants")) {
    for (const Field& variant : field["variants"].items(kMostVariants)) {
      options.variants.push_back(variant.text());
    }
  }
  return options;
}

// The one the request names, or an unpredictable one.
Expected<Key> read_seed(const Request& request) {
  if (request.has("seed")) {
    Expected<Key> seed = parse_key(request.text("seed"));
    if (!seed) seed.error().where = "seed";
    return seed;
  }
  Key seed{};
  if (getentropy(seed.data(), seed.size()) != 0) {
    return fail("no_entropy", "This system gives no random numbers; name a seed.", "seed");
  }
  return seed;
}

}  // namespace

Expected<Json> Session::games(const Request& /*request*/) {
  Json games = Json::array();
  for (const GameModule& module : game_modules()) {
    const Expected<GamePtr> game = open_game(module.id);
    if (!game) return std::unexpected(game.error());
    games.push_back(game_info_json(**game));
  }
  return Json{{"ok", true}, {"games", std::move(games)}};
}

Expected<Json> Session::edition(const Request& request) {
  if (table_ && !request.has("game")) {
    return Json{{"ok", true}, {"edition", table_->history.game().edition().json}};
  }
  const std::string id = request.text("game");
  if (const auto fault = request.fault()) return std::unexpected(*fault);
  Expected<Json> edition = standard_edition(id);
  if (!edition) return edition;
  return Json{{"ok", true}, {"edition", *std::move(edition)}};
}

// Whoever writes an edition wants all its faults at once; `new` and `load` name the first.
Expected<Json> Session::check(const Request& request) {
  const std::string id = request.text("game");
  const Field edition = request.field()["edition"];
  if (const auto fault = request.fault()) return std::unexpected(*fault);
  const auto module = find_module(id);
  if (!module) return std::unexpected(module.error());
  const auto game = (*module)->open(edition.json());
  if (game) {
    const EditionInfo& info = (*game)->edition();
    return Json{{"ok", true},
                {"edition", info.name},
                {"edition_hash", info.hash},
                {"faults", Json::array()}};
  }
  Json faults = Json::array();
  for (const Error& error : game.error()) faults.push_back(error_json(error));
  return Json{{"ok", true}, {"faults", std::move(faults)}};
}

Expected<Json> Session::begin(const Request& request) {
  const Expected<GamePtr> game = open_for(request);
  if (!game) return std::unexpected(game.error());
  const Options options = read_options(request);
  static_cast<void>(request.view(options.seats));
  const Expected<Key> seed = read_seed(request);
  if (const auto fault = request.fault()) return std::unexpected(*fault);
  if (!seed) return std::unexpected(seed.error());
  Expected<History> history = History::begin(*game, options, *seed);
  if (!history) return std::unexpected(history.error());
  table_ = Table{*std::move(history), new_record(**game, options, *seed)};
  Expected<Json> answer = state_answer(request);
  if (answer) (*answer)["events"] = events_json(**game, history_now().events(0));
  return answer;
}

Expected<Json> Session::load(const Request& request) {
  const Expected<GamePtr> game = open_for(request);
  if (!game) return std::unexpected(game.error());
  const Field field = request.field()["position"];
  if (const auto fault = request.fault()) return std::unexpected(*fault);
  const Expected<Position> position = (*game)->parse_position(field.json());
  if (!position) return std::unexpected(position.error());
  History history = History::from(*game, *position);
  static_cast<void>(request.view(history.seats()));
  if (const auto fault = request.fault()) return std::unexpected(*fault);
  table_ = Table{std::move(history), std::nullopt};
  return state_answer(request);
}

}  // namespace kaisho
