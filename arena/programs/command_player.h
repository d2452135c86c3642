// A player that is another program: it speaks the line protocol (docs/protocol.md) and is given,
// for each decision, what its seat may know and nothing more.
#pragma once

#include <chrono>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "arena/programs/command_process.h"
#include "arena/programs/command_spec.h"
#include "players/player.h"

namespace kaisho::arena {

inline constexpr int kLongestAnswerMs = 3'600'000;  // that a program may be given

struct CommandOptions {
  std::shared_ptr<const Json> edition{};    // sent with every position; none: the standard one
  std::chrono::milliseconds limit{60'000};  // for each answer
  std::string name{};                       // of the player, for what it says; none: its spec
  Grace grace{};                            // to end
};

// The program gets two requests for each decision: `load` with the position as its seat sees it,
// then `suggest` for one move, with a seed from its random stream and the budget of its spec. A
// program forfeits that answers with an error or an illegal move, too late or not at all: `fault`
// says why until the next `begin`.
class CommandPlayer final : public players::Player {
 public:
  // `spec`: is_command(). One that cannot be read is an error of begin().
  CommandPlayer(std::string_view spec, CommandOptions options);

  // A new game; the program is started if it does not run. `stop` ends waiting for it. A program
  // that cannot be started has not lost: it is no player here. Errors: bad_player, no_program.
  Expected<void> begin(std::stop_token stop);
  const std::string& fault() const { return fault_; }
  // How long it took for its last decision, or until it failed in it.
  std::chrono::milliseconds took() const { return took_; }
  // No more games: its program may end. The destructor waits for that; until then others can be
  // dismissed, too.
  void dismiss() { process_.dismiss(); }

  std::string name() const override { return spec_; }
  // Returns no move of the game after a fault.
  Move choose(const Game& game, const Position& observation, Random& random) override;
  std::vector<players::Suggestion> suggest(const Game& game, const Position& observation, int count,
                                           Random& random) override;

  // Whether the spec is a command; whether its program can be started here. Errors: bad_player.
  static Expected<void> check_command(std::string_view spec);
  static Expected<void> try_command(std::string_view spec);

 private:
  Expected<Move> ask_move(const Game& game, const Position& observation, Random& random);
  // The answer, which says "ok".
  Expected<Json> ask(const Json& request);

  std::string spec_;
  CommandOptions options_;
  CommandProcess process_;
  players::Budget budget_{};
  std::stop_token stop_;
  std::string fault_;
  std::chrono::milliseconds took_{0};
};

}  // namespace kaisho::arena
