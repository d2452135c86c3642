// What every game promises to everyone who uses it: a game is its rules together with one edition
// of its components, immutable and shared.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/editions/edition.h"
#include "core/features/features.h"
#include "core/features/inputs.h"
#include "core/features/statistic.h"
#include "core/reading/error.h"
#include "core/reading/json.h"
#include "core/values/event.h"
#include "core/values/move.h"
#include "core/values/position.h"
#include "core/values/random.h"
#include "core/values/seat.h"

namespace kaisho {

// How a table is set up, beside the seed. `variants` are names from GameInfo::variants.
struct Options {
  int seats = 2;
  int turn_cap = 0;  // the game is declared over after so many turns; 0: never
  std::vector<std::string> variants;
};

struct GameInfo {
  std::string_view id;             // e.g. "osaka"; also the name of its folder and edition file
  std::string_view clause_prefix;  // e.g. "OSA"
  int rules_version = 1;           // grows when a change of rules would change a recorded game
  int min_seats = 2;
  int max_seats = 4;
  std::span<const std::string_view> variants = {};  // what may stand in Options::variants
  std::span<const std::string_view> features;       // names of what Game::features fills, in order
  std::span<const Statistic> statistics;            // of balance reports
};

// How a game ended, or would if it ended now. Entries past the table's seats are zero.
struct Result {
  bool over = false;
  bool capped = false;  // over by Options::turn_cap, not by the rules
  BySeat<int> score{};
  BySeat<int> tiebreak{};
  BySeat<int> rank{};     // 1 is first; tied seats share a rank
  BySeat<float> share{};  // of the victory: 1, or 1/k for k seats tied first
};

// What every game asks of them: seats, a turn cap up to kMaxTurns, variants it has. Errors:
// bad_option.
Expected<void> check_options(const GameInfo& game, const Options& options);

// Ranks and shares by score, then tiebreak, for the first `seats` entries.
void settle(Result& result, int seats);

// Why something on the table cannot be chosen now.
struct Refusal {
  Move move;                    // what choosing it would have meant
  const char* clause = "";      // the rule that stands against it
  const char* reason = "";      // a key of the language files, e.g. "too_expensive"
  std::array<int, 2> values{};  // numbers for that text, as the key defines
};

// Somewhere that a piece of the seat to move could be brought in this turn, as the cheapest way
// leads there; or why it could not.
struct Destination {
  Move move{};                       // the one that enters it
  std::optional<Move> after{};       // the one before it on the way; none: it is the first
  int price = 0;                     // of the move alone
  int total = 0;                     // of all the way
  bool stop = false;                 // the way may end there
  std::optional<Refusal> refusal{};  // there is no way: nothing else counts then
};

class Game {
 public:
  Game() = default;
  Game(const Game&) = delete;
  Game& operator=(const Game&) = delete;
  virtual ~Game() = default;

  virtual const GameInfo& info() const = 0;
  virtual const EditionInfo& edition() const = 0;

  // The position before the first decision. Errors: bad_option.
  virtual Expected<Position> start(const Options& options, const Key& seed,
                                   EventSink* sink = nullptr) const = 0;
  // How `position` was set up (without its seed).
  virtual Options options(const Position& position) const = 0;

  // Whose decision it is; kNobody when the game is over.
  virtual Seat to_move(const Position& position) const = 0;
  // Lists all legal moves, none twice; the list is empty only when the game is over. Neither
  // allocates nor throws.
  virtual void legal_moves(const Position& position, MoveList& moves) const = 0;
  // Plays a legal move, up to the next decision. Neither allocates (but in the sink) nor throws.
  virtual void apply(Position& position, Move move, EventSink* sink = nullptr) const = 0;

  // Plays a legal move, and nothing of what follows it: the position may then ask nobody.
  virtual void apply_alone(Position& position, Move move, EventSink* sink = nullptr) const = 0;

  virtual Result result(const Position& position) const = 0;
  // Turns ended so far (a turn is the rulebook's), and how often hidden things came to light: undo
  // reaches back only while both the seat to move and this number are the same.
  virtual int turn(const Position& position) const = 0;
  virtual int reveal_count(const Position& position) const = 0;

  // The position with all that `seat` (kNobody: a spectator) cannot know replaced by "unknown".
  virtual Position observe(const Position& position, Seat seat) const = 0;
  // A whole position that could lie behind the observation, each as likely as the rules make it.
  virtual Position resample(const Position& observation, Random& random) const = 0;

  // What cannot be chosen now though it lies on the table, and why.
  virtual void refusals(const Position& position, std::vector<Refusal>& out) const = 0;

  // Where the step to be decided, or one to follow it in this turn, could bring a piece. Nothing
  // where the game has no such ways.
  virtual void destinations(const Position& position, std::vector<Destination>& out) const = 0;

  // Moves as text. Every move has one text, which parses back to it at the same position; parsing
  // says only what a text means, not whether the move is legal. Errors: bad_move.
  virtual std::string move_text(const Position& position, Move move) const = 0;
  virtual Expected<Move> parse_move(const Position& position, std::string_view text) const = 0;
  // The move's parts by name, for pages: {"kind": "take", "card": "red5", ...}.
  virtual Json move_json(const Position& position, Move move) const = 0;
  // {"event": "ship_moved", "clause": "OSA-B5", "seat": 1, ...}; see docs/protocol.md.
  virtual Json event_json(const Event& event) const = 0;

  // A position as JSON and back, whole or as observed; checked in every field.
  virtual Json position_json(const Position& position) const = 0;
  virtual Expected<Position> parse_position(const Json& json) const = 0;

  // Numbers for the players: for each seat at the table, in their order, one per name in
  // GameInfo::features, from that seat's side.
  virtual void features(const Position& position, std::span<float> out) const = 0;

  // True when the game's invariants hold (cards conserved, nothing negative…); else says which.
  virtual Expected<void> check(const Position& position) const = 0;

  // What a net sees: names and maxima, the same for every number of seats (an edition with more or
  // fewer parts has others), and the counts of a position from one seat's side, own seat first,
  // then the others clockwise. Filling neither allocates nor throws; `features` are those of the
  // position, and `out` has room for all counts.
  virtual std::span<const Input> inputs() const = 0;
  virtual void fill_inputs(const Position& position, Seat seat, std::span<const float> features,
                           std::span<std::uint8_t> out) const = 0;
};

using GamePtr = std::shared_ptr<const Game>;

int seats_of(const Game& game, const Position& position);
std::vector<std::string> legal_texts(const Game& game, const Position& position);
// Parses and checks a move; errors: bad_move, illegal_move (with the refusal's clause, if any).
Expected<Move> legal_move(const Game& game, const Position& position, std::string_view text);
std::uint64_t position_hash(const Position& position);

}  // namespace kaisho
