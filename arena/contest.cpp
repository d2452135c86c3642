#include "arena/contest.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "arena/command_player.h"
#include "games/registry.h"
#include "players/data_hash.h"

namespace kaisho {
namespace {

constexpr std::size_t kMostPlayers = 64;
constexpr std::uint64_t kMostGames = 100'000'000;

std::unexpected<Error> bad(std::string message, std::string where) {
  return fail("bad_option", std::move(message), std::move(where));
}

Expected<void> check_program(std::string_view spec, Programs programs) {
  return programs == Programs::kHere ? CommandPlayer::try_command(spec)
                                     : CommandPlayer::check_command(spec);
}

Expected<void> check_players(const Contest& contest, Programs programs) {
  if (contest.players.size() < 2 || contest.players.size() > kMostPlayers) {
    return bad("A contest is between 2 and " + std::to_string(kMostPlayers) + " players.",
               "players");
  }
  std::set<std::string> names;
  for (const auto& [name, spec] : contest.players) {
    if (!names.insert(name).second) {
      return bad(fmt::format("Two players are called '{}'; give them names: new={}.", name, spec),
                 "players");
    }
    if (is_command(spec)) {
      if (auto sound = check_program(spec, programs); !sound) return sound;
    } else if (const auto made = make_player(spec, contest.game); !made) {
      return std::unexpected(made.error());
    }
  }
  return {};
}

Expected<void> check_numbers(const Contest& contest) {
  if (contest.deals < 1 || contest.deals > kMostDeals || games_in_all(contest) > kMostGames) {
    return bad("The number of games is between 1 and 100000000.", "games");
  }
  if (contest.field == ContestField::kTwo && contest.seats != 4) {
    return bad("Two against two needs four seats.", "field");
  }
  if (contest.answer_ms < 1 || contest.answer_ms > 3'600'000) {
    return bad("The time for an answer is between a millisecond and an hour.", "answer");
  }
  if (!contest.sprt) return {};
  if (pairings(contest).size() != 1) {
    return bad("A sequential test is a match of two players.", "sprt");
  }
  return check_sprt(*contest.sprt);
}

std::vector<std::vector<bool>> rotations(std::vector<bool> seating, std::size_t times) {
  std::vector<std::vector<bool>> all;
  for (std::size_t i = 0; i < times; ++i) {
    all.push_back(seating);
    std::rotate(seating.begin(), seating.end() - 1, seating.end());
  }
  return all;
}

}  // namespace

std::vector<Pairing> pairings(const Contest& contest) {
  const std::size_t players = contest.players.size();
  const bool both_ways = contest.seats > 2 && contest.field == ContestField::kOne;
  std::vector<Pairing> all;
  for (std::size_t a = 0; a < players; ++a) {
    for (std::size_t b = 0; b < players; ++b) {
      const bool meet = contest.kind == ContestKind::kMatch    ? a == 0 && b > 0
                        : contest.kind == ContestKind::kLadder ? b == a + 1
                                                               : b > a || (both_ways && a != b);
      if (meet) all.push_back({a, b});
    }
  }
  return all;
}

std::vector<std::vector<bool>> seatings(const Contest& contest) {
  const auto seats = static_cast<std::size_t>(contest.seats);
  if (contest.field == ContestField::kOne || seats != 4) {
    std::vector<bool> one(seats);
    one[0] = true;
    return rotations(one, seats);
  }
  std::vector<std::vector<bool>> all = rotations({true, true, false, false}, 4);
  for (auto& seating : rotations({true, false, true, false}, 2)) all.push_back(std::move(seating));
  return all;
}

int own_seats(const Contest& contest) {
  return contest.field == ContestField::kTwo && contest.seats == 4 ? 2 : 1;
}

int other_seats(const Contest& contest) { return contest.seats - own_seats(contest); }

std::uint64_t deals_in_all(const Contest& contest) {
  return static_cast<std::uint64_t>(contest.deals) * pairings(contest).size();
}

std::uint64_t games_in_all(const Contest& contest) {
  return deals_in_all(contest) * seatings(contest).size();
}

int deals_for(const Contest& contest, int games) {
  const int ways = static_cast<int>(seatings(contest).size());
  return games / ways + (games % ways > 0 ? 1 : 0);
}

const Pairing& pairing_of(const std::vector<Pairing>& pairings, std::uint64_t deal) {
  return pairings[deal % pairings.size()];
}

GameJob contest_job(const Contest& contest, std::uint64_t deal, int seating) {
  const auto all = pairings(contest);
  const Pairing& pairing = pairing_of(all, deal);
  GameJob job{.game = contest.game,
              .edition = contest.edition,
              .variants = contest.variants,
              .turn_cap = contest.turn_cap,
              .seats = contest.seats,
              .seed = contest.seed,
              .deal = deal,
              .seating = seating,
              .answer_ms = contest.answer_ms};
  const auto ways = seatings(contest);
  for (const bool own : ways[static_cast<std::size_t>(seating)]) {
    job.players.push_back(contest.players[own ? pairing.a : pairing.b].spec);
  }
  return job;
}

Expected<Contest> seal(Contest contest, Programs programs) {
  const Expected<GamePtr> game =
      contest.edition ? open_game(contest.game, *contest.edition) : open_game(contest.game);
  if (!game) return std::unexpected(game.error());
  const GameInfo& info = (*game)->info();
  const Options options{
      .seats = contest.seats, .turn_cap = contest.turn_cap, .variants = contest.variants};
  if (auto fits = check_options(info, options); !fits) return std::unexpected(fits.error());
  if (auto sound = check_players(contest, programs); !sound) return std::unexpected(sound.error());
  if (auto sound = check_numbers(contest); !sound) return std::unexpected(sound.error());
  contest.rules_version = info.rules_version;
  contest.edition_hash = (*game)->edition().hash;
  contest.weights_hash = player_data_hash(contest.game);
  return contest;
}

}  // namespace kaisho
