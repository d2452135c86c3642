// players, choose, suggest: the players that come with Kaisho, asked for a move or their opinion.
#include <algorithm>

#include "core/reading/hex.h"
#include "engine/answers.h"
#include "engine/session.h"
#include "players/budget.h"

namespace kaisho::engine {
namespace {

constexpr int kMaxSuggestions = 100;
constexpr std::size_t kMaxPlayersKept = 2 * std::size_t{kMaxSeats};

// The player's name with the budget the request gives it; of itself greedy takes none.
std::string spec_of(const Request& request) {
  const bool has_budget = request.has("ms") || request.has("simulations");
  std::string spec = request.text_or("player", has_budget ? "search" : "greedy");
  const auto add = [&](std::string_view field, std::string_view parameter, int most) {
    if (!request.has(field)) return;
    const int value = request.number_or(field, 1, most, 1);
    spec += spec.contains(':') ? ',' : ':';
    spec += std::string(parameter) + "=" + std::to_string(value);
  };
  add("ms", "ms", players::kMaxMilliseconds);
  add("simulations", "simulations", players::kMaxSimulations);
  return spec;
}

// Without a seed the same question gets the same answer (unless its budget is a time).
Expected<Key> player_seed(const Request& request, const Position& observation) {
  if (!request.has("seed")) return key_from_number(position_hash(observation));
  Expected<Key> seed = parse_key(request.text("seed"));
  if (!seed) seed.error().where = "seed";
  return seed;
}

// A suggestion as JSON, its moves as texts on `position`, a sample of what is hidden: as far as
// they can be played there.
Json suggestion_json(const Game& game, Position position, const players::Suggestion& suggestion) {
  const Seat own = game.to_move(position);
  const int seats = seats_of(game, position);
  Json json = {{"move", game.move_text(position, suggestion.move)},
               {"moves", Json::array()},
               {"further", Json::array()},
               {"share", suggestion.shares[own]},
               {"shares", by_seat(suggestion.shares, seats)},
               {"margin", suggestion.margin ? Json(*suggestion.margin) : Json()},
               {"visits", suggestion.visits}};
  MoveList legal;
  const auto play = [&](Seat seat, Move move) {
    game.legal_moves(position, legal);
    if (game.to_move(position) != seat || !legal.contains(move)) return std::string();
    std::string text = game.move_text(position, move);
    game.apply(position, move, nullptr);
    return text;
  };
  for (const Move move : suggestion.line) {
    std::string text = play(game.to_move(position), move);
    if (text.empty()) return json;
    json["moves"].push_back(std::move(text));
  }
  for (const players::Suggestion::Ply& ply : suggestion.further) {
    std::string text = play(ply.seat, ply.move);
    if (text.empty()) return json;
    json["further"].push_back({{"seat", ply.seat}, {"move", std::move(text)}});
  }
  return json;
}

}  // namespace

Expected<Json> Session::players(const Request& /*request*/) {
  Json list = Json::array();
  for (const players::PlayerKind& kind : players::player_kinds()) {
    Json parameters = Json::object();
    for (const auto& [name, value] : kind.parameters) parameters[std::string(name)] = value;
    list.push_back({{"name", kind.name}, {"parameters", std::move(parameters)}});
  }
  return Json{{"ok", true}, {"players", std::move(list)}};
}

Expected<players::Player*> Session::player_at(const std::string& spec, Seat seat) {
  const Game& game = history_now().game();
  const std::string edition_and_spec = game.edition().hash + " " + spec;
  const auto found = std::ranges::find_if(cached_players_, [&](const CachedPlayer& one) {
    return one.seat == seat && one.edition_and_spec == edition_and_spec;
  });
  if (found != cached_players_.end()) {
    std::rotate(found, found + 1, cached_players_.end());
    return cached_players_.back().player.get();
  }
  const Expected<players::PlayerSpec> wanted = players::PlayerSpec::read(spec);
  if (!wanted) return std::unexpected(wanted.error());
  if (const auto fits = wanted->check_net(game); !fits) return std::unexpected(fits.error());
  if (cached_players_.size() == kMaxPlayersKept) cached_players_.erase(cached_players_.begin());
  cached_players_.push_back({edition_and_spec, seat, wanted->make()});
  return cached_players_.back().player.get();
}

// What both messages ask: a player's word on the position as the seat to move may know it.
Expected<Session::Question> Session::question(const Request& request) {
  const History& history = history_now();
  const Game& game = history.game();
  const Seat seat = game.to_move(history.position());
  Question asked{.spec = spec_of(request), .seat = seat};
  asked.observation = game.observe(history.position(), seat);
  const Expected<Key> seed = player_seed(request, asked.observation);
  if (const auto fault = request.fault()) return std::unexpected(*fault);
  if (!seed) return std::unexpected(seed.error());
  if (seat == kNobody) return fail("game_over", "game_over", {});
  asked.chance = RandomState::from_key(*seed);
  return asked;
}

Expected<Json> Session::choose(const Request& request) {
  Expected<Question> asked = question(request);
  if (!asked) return std::unexpected(std::move(asked.error()));
  const Expected<players::Player*> player = player_at(asked->spec, asked->seat);
  if (!player) return std::unexpected(player.error());
  const Game& game = history_now().game();
  Random random(asked->chance);
  const Move move = (*player)->choose(game, asked->observation, random);
  return Json{{"ok", true},
              {"player", (*player)->name()},
              {"move", game.move_text(asked->observation, move)}};
}

Expected<Json> Session::suggest(const Request& request) {
  const int count = request.number_or("count", 1, kMaxSuggestions, 3);
  Expected<Question> asked = question(request);
  if (!asked) return std::unexpected(std::move(asked.error()));
  const Expected<players::Player*> player = player_at(asked->spec, kNobody);
  if (!player) return std::unexpected(player.error());
  const Game& game = history_now().game();
  Random random(asked->chance);
  const std::vector<players::Suggestion> found =
      (*player)->suggest(game, asked->observation, count, random);
  const Position sample = game.resample(asked->observation, random);
  Json list = Json::array();
  for (const players::Suggestion& suggestion : found) {
    list.push_back(suggestion_json(game, sample, suggestion));
  }
  return Json{{"ok", true}, {"player", (*player)->name()}, {"suggestions", std::move(list)}};
}

}  // namespace kaisho::engine
