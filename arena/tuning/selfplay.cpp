#include "arena/tuning/selfplay.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numeric>
#include <optional>

#include "arena/command_line/number_option.h"
#include "arena/play/match.h"
#include "arena/play/threads.h"
#include "arena/tuning/net_percent.h"
#include "core/values/hash.h"
#include "core/values/how_many.h"
#include "core/values/real.h"
#include "games/registry.h"
#include "players/player.h"
#include "players/value.h"

namespace kaisho::arena {
namespace {

constexpr int kSelfplayFormat = 3;
// Games that are played before they are written, in their order.
constexpr int kBatch = 128;
// A share of the victory is written in twelfths (1, 1/2, 1/3, 1/4 are whole), a mean share in steps
// of 1 / kShareUnit.
constexpr float kTwelfths = 12;
constexpr float kShareUnit = 60'000;
// Log odds of the linear value, their mean being zero, are written in steps of 1 / kOddsUnit.
constexpr float kOddsUnit = 1000;

struct Moment {
  std::array<std::uint8_t, kMaxInputs> counts{};
  Seat seat = kNobody;
  float share = 0;         // of the seat, as the search saw it
  players::Shares odds{};  // of the linear value, by seat
};

void add_byte(std::string& bytes, int number) { bytes += static_cast<char>(number); }
void add_word(std::string& bytes, int number) {
  add_byte(bytes, number & 255);
  add_byte(bytes, number >> 8);
}

int whole(float number) { return static_cast<int>(std::lround(number)); }

// A number that fits into 16 bits with its sign.
int within_word(float number) {
  constexpr float kMaxMargin = std::numeric_limits<std::int16_t>::max();
  return whole(std::clamp(number, -kMaxMargin, kMaxMargin));
}

// One seat's players in one game.
struct Trio {
  std::unique_ptr<players::Player> full;
  std::unique_ptr<players::Player> quick;
  std::unique_ptr<players::Player> soft;
};

class SelfplayGame {
 public:
  SelfplayGame(const Game& game, const SelfplayOptions& options, int number)
      : game_(game),
        options_(options),
        seats_(seats_in(game.info(), options, number)),
        chance_(RandomState::from_key(key(number, kSelfplayChanceKey))),
        random_(chance_),
        thoughts_(RandomState::from_key(key(number, kSelfplayPlayersKey))),
        thinking_(thoughts_),
        inputs_(game.inputs().size()),
        linear_(players::Value::standard(game.info())) {
    const Options table{.seats = seats_, .turn_cap = options.turn_cap, .variants = {}};
    position_ = *game.start(table, key(number, kSelfplayDealKey));
    for (int seat = 0; seat < seats_; ++seat) trios_.push_back(seat_players());
  }

  // The records of the game, as they stand in the file.
  std::string play() {
    if (chance(options_.random_percent)) open_at_random();
    int turn = -1;
    MoveList moves;
    for (Seat seat = to_move(); seat != kNobody; seat = to_move()) {
      game_.legal_moves(position_, moves);
      if (game_.turn(position_) != turn) {
        turn = game_.turn(position_);
        begin_turn(turn);
      }
      game_.apply(position_, moves.size() == 1 ? moves[0] : choose(seat));
    }
    return records();
  }

 private:
  static int seats_in(const GameInfo& info, const SelfplayOptions& options, int number) {
    if (options.seats != 0) return options.seats;
    return info.min_seats + number % (info.max_seats - info.min_seats + 1);
  }
  Key key(int number, std::uint64_t use) const { return match_key(options_.seed, number, 0, use); }
  Seat to_move() const { return game_.to_move(position_); }
  bool chance(int percent) { return random_.below(100) < percent; }

  std::shared_ptr<const players::Net> draw_net() {
    const auto& nets = options_.nets;
    if (nets.size() < 2 || chance(50)) return nets.empty() ? nullptr : nets.front();
    return nets[1 + random_.below(how_many(nets) - 1)];
  }

  Trio seat_players() {
    const std::shared_ptr<const players::Net> net = draw_net();
    const auto made = [&](const std::string& text) {
      const players::PlayerSpec spec = *players::PlayerSpec::read(text);
      const int percent = spec.net_percent();
      return spec.make(
          players::ValueOfGame(linear_.with_net(percent > 0 ? net : nullptr, percent)));
    };
    return {made(options_.full), made(options_.quick), made(options_.soft)};
  }

  void open_at_random() {
    MoveList moves;
    for (auto left = random_.below(std::int64_t{options_.random_moves} + 1); left > 0; --left) {
      game_.legal_moves(position_, moves);
      Position next = position_;
      game_.apply(next, moves[random_.below(how_many(moves))]);
      if (game_.to_move(next) == kNobody) return;
      position_ = next;
    }
  }

  void begin_turn(int turn) {
    const bool soft = turn < options_.soft_turns && chance(options_.soft_percent);
    const bool full = chance(options_.full_percent);
    kind_ = soft ? &Trio::soft : full ? &Trio::full : &Trio::quick;
    fresh_ = kind_ == &Trio::full;
  }

  Move choose(Seat seat) {
    players::Player& player = *(trios_[seat].*kind_);
    const Position view = game_.observe(position_, seat);
    if (!std::exchange(fresh_, false)) return player.choose(game_, view, thinking_);
    const players::Suggestion best = player.suggest(game_, view, 1, thinking_).front();
    Moment& moment = moments_.emplace_back();
    FeatureRoom features;  // NOLINT(cppcoreguidelines-pro-type-member-init)
    game_.features(position_, features);
    game_.fill_inputs(position_, seat, features, moment.counts);
    moment.seat = seat;
    moment.share = best.shares[seat];
    moment.odds = linear_.linear_odds(game_, position_, features, seats_);
    return best.move;
  }

  // The seat so many steps after the moment's.
  Seat at(const Moment& moment, int steps) const { return clockwise(moment.seat, seats_, steps); }

  std::string records() const {
    const Result result = game_.result(position_);
    std::string bytes;
    for (const Moment& moment : moments_) {
      for (std::size_t i = 0; i < inputs_; ++i) add_byte(bytes, moment.counts[i]);
      add_byte(bytes, seats_);
      for (int steps = 0; steps < kMaxSeats; ++steps) {
        const float share = steps < seats_ ? result.share[at(moment, steps)] : 0;
        add_byte(bytes, whole(share * kTwelfths));
      }
      const float mean =
          std::reduce(moment.odds.begin(), moment.odds.begin() + seats_) / as_float(seats_);
      for (int steps = 0; steps < kMaxSeats; ++steps) {
        const float odds = steps < seats_ ? moment.odds[at(moment, steps)] - mean : 0;
        add_word(bytes, within_word(odds * kOddsUnit));
      }
      add_word(bytes, within_word(as_float(players::lead_of(result, moment.seat, seats_))));
      add_word(bytes, whole(moment.share * kShareUnit));
      add_byte(bytes, &moment == &moments_.front() ? 1 : 0);
    }
    return bytes;
  }

  const Game& game_;
  const SelfplayOptions& options_;
  int seats_;
  RandomState chance_;  // of what is tried
  Random random_;
  RandomState thoughts_;  // of the players
  Random thinking_;
  std::size_t inputs_;
  players::Value linear_;
  Position position_;
  std::vector<Trio> trios_;
  std::unique_ptr<players::Player> Trio::* kind_ = nullptr;  // who plays this turn
  bool fresh_ = false;                                       // its first choice is still to come
  std::vector<Moment> moments_;
};

std::string header_of(const Game& game, const SelfplayOptions& options) {
  Json inputs = Json::array();
  for (const Input& input : game.inputs()) inputs.push_back({input.name, input.most});
  Json nets = Json::array();
  for (const auto& net : options.nets) nets.push_back(net->hash());
  const Json header = {{"format", kSelfplayFormat},
                       {"game", game.info().id},
                       {"rules_version", game.info().rules_version},
                       {"edition", game.edition().hash},
                       {"inputs_hash", hash_text(inputs_hash(game.inputs()))},
                       {"inputs", std::move(inputs)},
                       {"games", options.games},
                       {"seats", options.seats},
                       {"seed", options.seed},
                       {"full", options.full},
                       {"quick", options.quick},
                       {"full_percent", options.full_percent},
                       {"soft", options.soft},
                       {"soft_percent", options.soft_percent},
                       {"soft_turns", options.soft_turns},
                       {"random_percent", options.random_percent},
                       {"random_moves", options.random_moves},
                       {"turn_cap", options.turn_cap},
                       {"nets", std::move(nets)}};
  return json_text(header) + "\n";
}

// The largest part a net has in the value of a player. Errors: bad_player, also for a part of a net
// that is not there.
Expected<int> largest_part(const Game& game, const SelfplayOptions& options) {
  int largest = 0;
  for (const std::string& spec : {options.full, options.quick, options.soft}) {
    const Expected<int> part = net_percent(spec);
    if (!part) return std::unexpected(part.error());
    largest = std::max(largest, *part);
    if (!options.nets.empty()) continue;
    if (const auto own = players::PlayerSpec::read(spec)->check_net(game); !own) {
      return std::unexpected(own.error());
    }
  }
  return largest;
}

Expected<void> check_selfplay(const GameInfo& game, const SelfplayOptions& options) {
  if (options.seats != 0 && (options.seats < game.min_seats || options.seats > game.max_seats)) {
    return fail("bad_option", "players",
                {{"low", game.min_seats}, {"high", game.max_seats}, {"found", options.seats}},
                "seats");
  }
  if (auto fine = at_least(1, options.games, "games"); !fine) return fine;
  if (auto fine = at_least(0, options.random_moves, "random_moves"); !fine) return fine;
  if (auto fine = in_range(1, kMaxTurns, options.turn_cap, "turn_cap"); !fine) return fine;
  if (auto fine = in_range(0, 100, options.full_percent, "full_percent"); !fine) return fine;
  if (auto fine = in_range(0, 100, options.random_percent, "random_percent"); !fine) return fine;
  return in_range(0, 100, options.soft_percent, "soft_percent");
}

// The options with the nets that the players take: the game's own where none is given. Errors:
// bad_option, bad_player.
Expected<SelfplayOptions> with_nets(const Game& game, const SelfplayOptions& asked) {
  if (auto fine = check_selfplay(game.info(), asked); !fine) return std::unexpected(fine.error());
  const Expected<int> part = largest_part(game, asked);
  if (!part) return std::unexpected(part.error());
  if (*part == 0 && !asked.nets.empty()) return unused_net();
  SelfplayOptions options = asked;
  if (*part > 0 && asked.nets.empty()) options.nets.push_back(players::standard_net(game));
  return options;
}

// Plays this many games from the `first` on, and returns the bytes of each.
std::vector<std::string> play_games(const Game& game, const SelfplayOptions& options, int first,
                                    int size) {
  std::vector<std::string> played(size);
  for_each_piece(played.size(), options.threads, [&](std::size_t i) {
    played[i] = SelfplayGame(game, options, first + static_cast<int>(i)).play();
  });
  return played;
}

std::unexpected<Error> not_taken() {
  return fail("not_written", "arena.positions_not_written", {});
}

}  // namespace

Expected<void> selfplay(const SelfplayOptions& asked, const ByteSink& take,
                        const SelfplayProgress& progress) {
  const Expected<GamePtr> game = open_game(asked.game);
  if (!game) return std::unexpected(game.error());
  const Expected<SelfplayOptions> options = with_nets(**game, asked);
  if (!options) return std::unexpected(options.error());
  if (!take(header_of(**game, *options))) return not_taken();
  const std::size_t record = (*game)->inputs().size() + 1 + 3 * std::size_t{kMaxSeats} + 5;
  std::size_t positions = 0;
  for (int first = 0; first < options->games; first += kBatch) {
    const int size = std::min(kBatch, options->games - first);
    for (const std::string& bytes : play_games(**game, *options, first, size)) {
      if (!take(bytes)) return not_taken();
      positions += bytes.size() / record;
    }
    if (progress) progress(first + size, positions);
  }
  return {};
}

}  // namespace kaisho::arena
