// What games there are, whether an edition is sound, and how a session begins: games, edition,
// check, new, load.
#include <unistd.h>

#include <tuple>

#include "core/editions/component_text.h"
#include "core/editions/edition_place.h"
#include "core/reading/hex.h"
#include "core/shapes/note.h"
#include "core/version.h"
#include "engine/answers.h"
#include "engine/session.h"
#include "games/registry.h"
#include "games/standard.h"

namespace kaisho::engine {
namespace {

constexpr std::size_t kMaxVariants = 32;

// Opens the game with the standard edition or the one that the request brings.
Expected<GamePtr> open_for(const Request& request) {
  const std::string id = request.text("game");
  if (const auto fault = request.fault()) return std::unexpected(*fault);
  if (!request.has("edition")) return open_game(id);
  Expected<GamePtr> game = open_game(id, request.field()["edition"].json());
  if (!game && game.error().code != "unknown_game") {
    return std::unexpected(within("edition", game.error()));
  }
  return game;
}

Options read_options(const Request& request) {
  Options options;
  options.seats = request.number_or("players", 1, kMaxSeats, options.seats);
  if (!request.has("options")) return options;
  const Field field = request.field()["options"];
  field.only({"turn_cap", "variants"});
  if (!field.json().is_object()) std::ignore = field.keys();  // notes the fault
  if (field.has("turn_cap")) {
    options.turn_cap = field["turn_cap"].integer_as<int>(0, kMaxTurns);
  }
  if (field.has("variants")) {
    for (const Field& variant : field["variants"].items(kMaxVariants)) {
      options.variants.push_back(variant.text());
    }
  }
  return options;
}

// Games check their options as a whole; `players` alone stands beside the request's `options`.
Error in_options(Error error) {
  return error.where == "players" ? error : within("options", std::move(error));
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
    return fail("no_entropy", "no_entropy", {}, "seed");
  }
  return seed;
}

// What `check` has to say of an edition; of one that came as a text, also where in it.
class Remarks {
 public:
  Remarks(const Json& edition, std::string_view text) : edition_(edition), text_(text) {}

  Json json(const std::vector<Error>& errors) const {
    Json list = Json::array();
    for (const Error& error : errors) {
      Json& one = list.emplace_back(error_json(error));
      // The engines of the pages leave out what only an owner at a terminal reads.
      if constexpr (kDescribes) {
        if (!text_.empty()) one["place"] = place_json(edition_place(edition_, error, text_));
      }
    }
    return list;
  }
  Json answer(const std::vector<Error>& faults) const {
    return Json{{"ok", true}, {"faults", json(faults)}};
  }

 private:
  const Json& edition_;
  std::string_view text_;
};

}  // namespace

Expected<Json> Session::games(const Request& /*request*/) {
  Json games = Json::array();
  for (const GameModule& module : game_modules()) {
    const Expected<GamePtr> game = open_game(module.id);
    if (!game) return std::unexpected(game.error());
    games.push_back(game_info_json(**game));
  }
  return Json{{"ok", true}, {"version", version()}, {"games", std::move(games)}};
}

Expected<Json> Session::edition(const Request& request) {
  if (current_ && !request.has("game")) {
    return Json{{"ok", true}, {"edition", current_->history.game().edition().json}};
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
  const bool as_text = request.has("text");
  const Field given = request.field()[as_text ? "text" : "edition"];
  const std::string text = as_text ? given.text(kLongestLine) : "";
  if (as_text && request.has("edition")) {
    return fail("bad_request", "engine.edition_twice", {}, "edition");
  }
  if (const auto fault = request.fault()) return std::unexpected(*fault);
  const auto module = find_module(id);
  if (!module) return std::unexpected(module.error());
  const Expected<Json> edition = as_text ? parse_json(text) : Expected<Json>(given.json());
  if (!edition) return Json{{"ok", true}, {"faults", {error_json(edition.error())}}};
  const Remarks remarks(*edition, text);
  Faults shape;
  std::ignore = Field(*edition, shape).keys();  // what is no edition at all has one fault
  if (shape.any()) return remarks.answer(shape.all());
  const auto game = (*module)->open(*edition);
  if (!game) return remarks.answer(game.error());
  Faults repeated;
  check_repeated_numbers(Field(*edition, repeated));
  if (repeated.any()) return remarks.answer(repeated.all());
  std::vector<Error> notes = kDescribes ? unread_changes(**game) : std::vector<Error>();
  if (const auto borrowed = borrowed_name(**game)) notes.insert(notes.begin(), *borrowed);
  const EditionInfo& info = (*game)->edition();
  return Json{{"ok", true},
              {"edition", info.name},
              {"edition_hash", info.hash},
              {"faults", Json::array()},
              {"notes", remarks.json(notes)}};
}

Expected<Json> Session::begin(const Request& request) {
  const Expected<GamePtr> game = open_for(request);
  if (!game) return std::unexpected(game.error());
  const Options options = read_options(request);
  std::ignore = request.view(options.seats);
  const Expected<Key> seed = read_seed(request);
  if (const auto fault = request.fault()) return std::unexpected(*fault);
  if (!seed) return std::unexpected(seed.error());
  Expected<History> history = History::begin(*game, options, *seed);
  if (!history) return std::unexpected(in_options(history.error()));
  current_ = Current{*std::move(history), new_record(**game, options, *seed)};
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
  if (!position) return std::unexpected(within("position", position.error()));
  History history = History::from(*game, *position);
  std::ignore = request.view(history.seats());
  if (const auto fault = request.fault()) return std::unexpected(*fault);
  current_ = Current{std::move(history), std::nullopt};
  return state_answer(request);
}

}  // namespace kaisho::engine
