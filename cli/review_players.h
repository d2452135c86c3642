// What many reviews say of each player: losses by phase and by kind of decision, luck, trend, and
// the biggest mistakes. It is made from the reviews' JSON, so that kept ones count as well.
#pragma once

#include <array>
#include <map>
#include <string>
#include <vector>

#include "core/reading/json.h"
#include "review/summary.h"

namespace kaisho::cli {

// Decisions of one sort, and what they lost.
struct LossCount {
  int decisions = 0;  // unforced ones
  double lost = 0;    // shares of the victory

  void add(double loss) {
    ++decisions;
    lost += loss;
  }
  // Per decision; null for too few.
  Json json() const;
};

struct BigLoss {
  std::string file;
  std::size_t move = 0;  // its number in the record, from 1
  std::string text;
  double lost = 0;
};

class PlayerReviews {
 public:
  static constexpr std::size_t kBiggest = 3;

  // One seat of one review; games count in the order in which they are added.
  void add(const Json& review, std::size_t seat);
  // `games`, `result` and `luck` (means), `losses` in all, of the first and the second half of the
  // games, by thirds of a game, by kind of decision (the first word of the move), and `biggest`.
  Json json() const;

 private:
  void add_step(const Json& step, std::size_t phase);
  void keep_big(BigLoss loss);

  int games_ = 0;
  double result_ = 0;
  double luck_ = 0;
  std::vector<LossCount> by_game_;
  std::array<LossCount, review::kPhases> by_phase_{};
  std::map<std::string, LossCount> by_kind_;
  std::vector<BigLoss> biggest_;  // the worst first
};

// Every player's, by name; seats without a name are left out.
std::map<std::string, PlayerReviews> players_of(const std::vector<Json>& reviews);
Json players_json(const std::vector<Json>& reviews);
void print_players(const std::vector<Json>& reviews);

}  // namespace kaisho::cli
