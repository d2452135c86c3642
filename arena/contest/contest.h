// A contest: who plays whom at what, in how many games. It has all that is needed to play or resume
// it anywhere.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arena/contest/game_job.h"
#include "arena/play/luck.h"
#include "arena/statistics/sprt.h"
#include "players/budget.h"

namespace kaisho::arena {

struct NamedPlayer {
  std::string name;
  std::string spec;

  friend bool operator==(const NamedPlayer&, const NamedPlayer&) = default;
};

// Which players meet: the first each other one; everybody everybody; each the next in the list.
enum class ContestKind { kMatch, kRoundRobin, kLadder };
// How two players fill a table of three or four: one seat of the first among the second's, or (of
// four seats) two each. With two seats they are the same.
enum class ContestField { kOne, kTwo };

constexpr int kMaxDeals = 10'000'000;  // of each pairing

struct Contest {
  std::string game;
  int seats = 2;
  std::shared_ptr<const Json> edition{};  // none: the standard one
  std::vector<std::string> variants{};
  int turn_cap = 2000;  // turns after which a game is declared over; 0: never
  std::uint64_t seed = 1;
  std::vector<NamedPlayer> players{};
  ContestKind kind = ContestKind::kMatch;
  ContestField field = ContestField::kOne;
  int deals = 100;  // of each pairing, each played in every seating
  std::optional<SprtBounds> sprt{};
  int answer_ms = 60'000;  // for an answer of a command
  // Who judges the luck of its games, by whom validate() replaces what is there; none: nobody does.
  std::optional<LuckJudge> luck{};

  // What it is played with, filled in by validate().
  int rules_version = 0;
  std::string edition_hash{};
  std::string weights_hash{};  // of the data of the players that come with the program

  // The name of the program that plays it (remote/program.h), filled in by that program. Empty: not
  // known.
  std::string program{};
};

// Two players, by their places in the list; shares are those of `a`.
struct Pairing {
  std::size_t a = 0;
  std::size_t b = 0;

  friend bool operator==(const Pairing&, const Pairing&) = default;
};

// In a round robin with one seat against several, each pair meets twice, so that each player has
// the one seat once.
std::vector<Pairing> pairings(const Contest& contest);
// The seatings of a pairing, each deal is played in all of them: by seat, whether `a` sits there.
// Two seats: 10 01. One of n: in each seat once. Two of four: all six ways.
std::vector<std::vector<bool>> seatings(const Contest& contest);
// Seats of `a` and of `b` at each table.
int own_seats(const Contest& contest);
int other_seats(const Contest& contest);

// Deals are numbered through all pairings; deal d belongs to pairing d modulo their number. So no
// two pairings share a start, and all are played side by side.
std::uint64_t deals_in_all(const Contest& contest);
std::uint64_t games_in_all(const Contest& contest);
// The deals of a pairing in which so many games of it are played: rounded up.
int deals_for(const Contest& contest, int games);
const Pairing& pairing_of(const std::vector<Pairing>& pairings, std::uint64_t deal);
GameJob contest_job(const Contest& contest, std::uint64_t deal, int seating);

// Tells where the players that are programs are started: here, or only on the machines of workers.
enum class Programs { kHere, kElsewhere };

// Checks everything a contest says and tries its players (programs only where they are started
// here); then it can be played. Errors: unknown_game, bad_option, bad_player, bad_edition…,
// learnt_seed.
Expected<Contest> validate(Contest contest, Programs programs = Programs::kHere);

// "name=spec", or a spec that is its own name: "old=search:ms=50,turns=3", "greedy",
// "mine=command:./bot". Players that take a time or a number of simulations and name neither get
// that of `budget`; programs are sent it (command_spec.h). Errors: bad_player (also for one that
// takes a time alone, where simulations are given).
Expected<NamedPlayer> parse_named_player(std::string_view text, const players::Budget& budget);

// The line of the terminal that plays it again; a house edition stands as its file's place.
std::string contest_command(const Contest& contest);

std::string_view kind_name(ContestKind kind);     // "match", "round-robin", "ladder"
std::string_view field_name(ContestField field);  // "one", "two"

// A validated contest as JSON and back; strict, and without trying anything out. Without "program"
// it is not known who played.
Json contest_json(const Contest& contest);
Expected<Contest> read_contest(const Json& json);

}  // namespace kaisho::arena
