// What the games of a contest say.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "arena/contest/contest.h"
#include "arena/contest/game_job.h"
#include "arena/statistics/counts.h"
#include "arena/statistics/interval.h"
#include "arena/statistics/rating.h"
#include "arena/statistics/sprt.h"
#include "arena/statistics/thin_curve.h"
#include "arena/statistics/without_luck.h"

namespace kaisho::arena {

// One game of a contest: its place, and how it ended.
struct ContestGame {
  std::uint64_t deal = 0;
  int seating = 0;
  GameOutcome outcome;
};

// How `a` of a pairing did in one seat, over the games in which it sat there.
struct SeatReport {
  Interval share{};
  double rank = 0;
  double margin = 0;
  // What it won of each deal, in parts of kVictory over all games in which it sat there.
  Counts groups{};
};

// How `a` of a pairing did; shares, ranks and margins are those of one seat, the mean over a's.
struct PairingReport {
  Pairing pairing;
  int games = 0;
  int deals = 0;            // the unit of evidence: one deal in every seating. 0: nothing below
  double even = 0;          // the share of a seat between equals: 1/n
  Interval share{};         // of the victory, with its 95% interval
  double rank = 0;          // mean; 1 is first
  double margin = 0;        // mean of the score less the best score of b's seats
  BySeat<SeatReport> at{};  // by the seat
  std::optional<Interval> elo{};  // at tables of two; bounds may be infinite
  int forfeits_a = 0;             // games that ended since a player failed
  int forfeits_b = 0;
  // What a's seats together won of each deal, in parts of kVictory over all its games.
  Counts groups{};
  // The same with their luck, where it is judged; and what follows for one seat.
  LuckSums luck{};
  std::optional<WithoutLuck> without_luck{};
};

struct SprtReport {
  Verdict verdict = Verdict::kUndecided;
  int groups = 0;     // deals it looked at
  int forfeited = 0;  // of these: a game of them was forfeited
  double lower = 0;   // bounds of the log likelihood ratio
  double upper = 0;
  double llr = 0;                  // the log likelihood ratio now
  std::vector<StepValue> curve{};  // the same after so many deals, as many as a plot can show
};

// A game that a player forfeited, and the position in which it did: after these moves from the
// start that the seed makes.
struct ForfeitReport {
  std::size_t player = 0;
  std::string reason;
  std::uint64_t deal = 0;
  int seating = 0;
  Seat seat = kNobody;
  int took_ms = 0;  // the decision in which it failed
  Key seed{};
  std::vector<std::string> moves{};
};

struct ContestReport {
  Contest contest;
  int games = 0;  // counted: all seatings of the first deals that are finished
  std::uint64_t games_in_all = 0;
  int capped = 0;                         // games that the turn cap ended
  std::vector<PairingReport> pairings{};  // in the order of pairings()
  std::vector<Rating> ratings{};          // by player
  std::optional<SprtReport> sprt{};
  Counts turns{};                         // of the games counted
  double decisions = 0;                   // mean of a game
  std::vector<ForfeitReport> forfeits{};  // the first few with different players or reasons
  std::optional<Error> fault{};           // what ended the contest before its time

  bool complete() const;  // all games played, or the test decided
  // The sequential test ended the games as soon as they spoke clearly enough. Intervals are those
  // of a fixed number of games all the same: it looks better for the winner, and surer, than it is.
  bool stopped_by_test() const { return sprt && sprt->verdict != Verdict::kUndecided; }
};

// Each against each, row by row: the share of a seat of the row's player against the column's.
// Empty where they did not meet so: at larger tables one seat against several is not several
// against one.
std::vector<std::optional<double>> share_matrix(const ContestReport& report);

// Gathers games in any order; counts, in the order of deals, those before the first gap. What it
// says does not depend on the order in which they come. Of what is counted it keeps sums only;
// whole games, of deals for which it still waits.
class ContestTally {
 public:
  explicit ContestTally(const Contest& contest);

  // Adds a game. Of games that are there already the first is kept.
  void add(const ContestGame& game);
  bool has(std::uint64_t deal, int seating) const;
  // The sequential test has ended; no further game will count.
  bool decided() const { return sprt_ && sprt_->verdict() != Verdict::kUndecided; }
  std::uint64_t games() const { return games_; }  // added, counted or not

  // The test so far in a few words, for a line of progress; empty without one.
  std::string note() const;

  ContestReport report() const;

 private:
  struct Deal {
    std::vector<std::optional<GameOutcome>> games{};  // by seating
    bool whole() const;
    bool forfeited() const;  // a game of it, when it is whole
  };

  // What a's seats together won over the seatings of a deal, in parts of kVictory; and what its
  // seat there did, over those that have it.
  int won(const Deal& deal) const;
  double luck(const Deal& deal) const;  // of a's seats together, in shares of the victory
  int won_at(const Deal& deal, Seat seat) const;
  void count_on();
  void count(std::uint64_t number, const Deal& deal);
  void count_game(std::uint64_t deal, std::size_t seating, const GameOutcome& outcome,
                  PairingReport& pairing);
  void add_forfeit(ForfeitReport forfeit);

  Contest contest_;
  std::vector<Pairing> pairings_;
  std::vector<std::vector<bool>> seatings_;
  std::uint64_t deals_in_all_;
  std::map<std::uint64_t, Deal> deals_{};  // those that have a game and are not counted yet
  // The moves of the first forfeited games among them, by deal and seating.
  std::map<std::pair<std::uint64_t, int>, std::vector<std::string>> forfeited_{};
  std::uint64_t games_ = 0;
  std::uint64_t counted_ = 0;  // deals
  std::optional<Sprt> sprt_;
  ThinCurve llr_;
  ContestReport sums_;  // of what is counted: ranks, margins and decisions are not divided yet
};

Json report_json(const ContestReport& report);

}  // namespace kaisho::arena
