// Jobs and outcomes as JSON and back.
#include <cmath>
#include <limits>

#include "arena/contest/game_job.h"
#include "core/reading/fields.h"
#include "core/reading/hex.h"
#include "core/values/how_many.h"

namespace kaisho::arena {
namespace {

constexpr std::size_t kMaxMoves = 100'000;
constexpr int kMaxInt = std::numeric_limits<int>::max();

std::uint64_t read_seed(const Field& field) {
  const std::string text = field.text();
  const Expected<Key> key = parse_key(text);
  if (!key || text.size() > 20) {
    field.fault("arena.seed", {{"found", field.shown()}});
    return 0;
  }
  std::uint64_t seed = 0;
  for (std::size_t i = 8; i-- > 0;) seed = seed << 8U | (*key)[i];
  return seed;
}

std::vector<std::string> texts_of(const Field& field, std::size_t most) {
  std::vector<std::string> texts;
  for (const Field& item : field.items(most)) texts.push_back(item.text(kLongestSpec));
  return texts;
}

float share_of(const Field& field) {
  const Json& json = field.json();
  const float share = json.is_number() ? json.get<float>() : -1;
  if (share >= 0 && share <= 1) return share;
  field.fault("arena.share", {{"found", field.shown()}});
  return 0;
}

// A whole game's luck can come near 1, and each draw adds to it.
double luck_of(const Field& field) {
  constexpr double kMost = 100;
  const Json& json = field.json();
  const double luck = json.is_number() ? json.get<double>() : kMost;
  if (luck > -kMost && luck < kMost) return luck;
  field.fault("arena.number", {{"found", field.shown()}});
  return 0;
}

std::string fault_of(const Field& field) {
  return field.is_null() ? std::string() : field.text(kLongestSpec);
}

// One entry per seat.
template <class T>
void read_seats(const Field& field, int seats, BySeat<T>& out, const auto& read) {
  const std::vector<Field> items = exactly(field, seats);
  for (std::size_t i = 0; i < items.size() && i < out.size(); ++i) out[i] = read(items[i]);
}

Json list_json(const auto& values, int seats) {
  Json json = Json::array();
  for (int seat = 0; seat < seats; ++seat) json.push_back(values[seat]);
  return json;
}

}  // namespace

Json job_json(const GameJob& job) {
  Json json = {
      {"game", job.game},           {"edition", job.edition ? *job.edition : Json(nullptr)},
      {"variants", job.variants},   {"turn_cap", job.turn_cap},
      {"seats", job.seats},         {"seed", std::to_string(job.seed)},
      {"deal", job.deal},           {"seating", job.seating},
      {"players", job.players},     {"names", job.names},
      {"answer_ms", job.answer_ms}, {"moves", job.moves}};
  // Otherwise it is left out, so that programs from before it was there understand the job.
  if (job.luck) json["luck"] = true;
  return json;
}

Expected<GameJob> read_job(const Json& json) {
  Faults faults;
  const Field root(json, faults);
  root.only({"game", "edition", "variants", "turn_cap", "seats", "seed", "deal", "seating",
             "players", "names", "answer_ms", "moves", "luck"});
  GameJob job{.game = root["game"].text(),
              .variants = texts_of(root["variants"], 20),
              .turn_cap = root["turn_cap"].integer_as<int>(0, kMaxTurns),
              .seats = root["seats"].integer_as<int>(1, kMaxSeats),
              .seed = read_seed(root["seed"])};
  job.deal = root["deal"].integer_as<std::uint64_t>(0, INT64_MAX);
  job.seating = root["seating"].integer_as<int>(0, kMaxInt);
  job.players = texts_of(root["players"], kMaxSeats);
  job.names = texts_of(root["names"], kMaxSeats);
  job.answer_ms = root["answer_ms"].integer_as<int>(1, kMaxInt);
  job.moves = root["moves"].boolean();
  job.luck = root.has("luck") && root["luck"].boolean();
  const Field edition = root["edition"];
  if (!edition.is_null()) job.edition = std::make_shared<const Json>(edition.json());
  if (how_many(job.players) != job.seats) {
    root["players"].fault("arena.player_each",
                          {{"expected", job.seats}, {"found", job.players.size()}});
  }
  if (!job.names.empty() && job.names.size() != job.players.size()) {
    root["names"].fault("arena.player_each",
                        {{"expected", job.seats}, {"found", job.names.size()}});
  }
  if (faults.any()) return std::unexpected(faults.first());
  return job;
}

Json outcome_json(const GameOutcome& outcome) {
  Json outcome_faults = Json::array();
  for (int seat = 0; seat < outcome.seats; ++seat) {
    const std::string& fault = outcome.fault[seat];
    outcome_faults.push_back(fault.empty() ? Json(nullptr) : Json(fault));
  }
  Json json = {{"share", list_json(outcome.share, outcome.seats)},
               {"score", list_json(outcome.score, outcome.seats)},
               {"rank", list_json(outcome.rank, outcome.seats)},
               {"faults", std::move(outcome_faults)},
               {"turns", outcome.turns},
               {"decisions", outcome.decisions},
               {"capped", outcome.capped}};
  if (!outcome.moves.empty()) json["moves"] = outcome.moves;
  if (outcome.forfeited()) json["took_ms"] = outcome.took_ms;
  if (outcome.luck) json["luck"] = list_json(*outcome.luck, outcome.seats);
  return json;
}

Expected<GameOutcome> read_outcome(const Json& json) {
  Faults faults;
  const Field root(json, faults);
  root.only({"share", "score", "rank", "faults", "turns", "decisions", "capped", "moves", "took_ms",
             "luck"});
  GameOutcome outcome{.seats = how_many(root["share"].items(kMaxSeats))};
  read_seats(root["share"], outcome.seats, outcome.share, share_of);
  read_seats(root["score"], outcome.seats, outcome.score,
             [](const Field& field) { return field.integer_as<int>(-kMaxInt, kMaxInt); });
  read_seats(root["rank"], outcome.seats, outcome.rank,
             [](const Field& field) { return field.integer_as<int>(1, kMaxSeats); });
  read_seats(root["faults"], outcome.seats, outcome.fault, fault_of);
  outcome.turns = root["turns"].integer_as<int>(0, kMaxInt);
  outcome.decisions = root["decisions"].integer_as<int>(0, kMaxInt);
  outcome.capped = root["capped"].boolean();
  if (root.has("moves")) outcome.moves = texts_of(root["moves"], kMaxMoves);
  if (root.has("took_ms")) outcome.took_ms = root["took_ms"].integer_as<int>(0, kMaxInt);
  if (root.has("luck")) {
    read_seats(root["luck"], outcome.seats, outcome.luck.emplace(), luck_of);
  }
  if (outcome.seats < 1) root["share"].fault("list_shorter", {{"least", 1}, {"found", 0}});
  if (faults.any()) return std::unexpected(faults.first());
  return outcome;
}

}  // namespace kaisho::arena
