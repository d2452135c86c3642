#include "arena/contest/contest.h"

#include <algorithm>
#include <set>

#include "arena/programs/made_player.h"
#include "core/reading/fault.h"
#include "core/values/how_many.h"
#include "games/registry.h"
#include "players/data_hash.h"

namespace kaisho::arena {
namespace {

constexpr std::size_t kMaxPlayers = 64;
constexpr std::uint64_t kMaxGames = 100'000'000;

std::unexpected<Error> bad_contest(const char* reason, Gaps gaps, const char* where) {
  return fail("bad_option", reason, gaps, where);
}

Expected<void> check_program(std::string_view spec, Programs programs) {
  return programs == Programs::kHere ? CommandPlayer::try_command(spec)
                                     : CommandPlayer::check_command(spec);
}

Expected<void> check_own_player(std::string_view text, std::string_view game) {
  const Expected<players::PlayerSpec> spec = players::PlayerSpec::read(text);
  if (!spec) return std::unexpected(with_programs(spec.error(), text));
  if (game.empty()) return {};  // for any game
  return spec->check_net(game);
}

Expected<void> check_players(const Contest& contest, Programs programs) {
  if (contest.players.size() < 2 || contest.players.size() > kMaxPlayers) {
    return bad_contest("players",
                       {{"low", 2}, {"high", kMaxPlayers}, {"found", contest.players.size()}},
                       "players");
  }
  std::set<std::string> names;
  for (const auto& [name, spec] : contest.players) {
    if (!names.insert(name).second) {
      return bad_contest("arena.name_repeated", {{"found", name}, {"spec", spec}}, "players");
    }
    if (is_command(spec)) {
      if (auto sound = check_program(spec, programs); !sound) return sound;
    } else if (auto sound = check_own_player(spec, contest.game); !sound) {
      return sound;
    }
  }
  return {};
}

Expected<void> check_numbers(const Contest& contest) {
  if (contest.deals < 1 || contest.deals > kMaxDeals || games_in_all(contest) > kMaxGames) {
    return bad_contest("whole_number",
                       {{"low", 1}, {"high", kMaxGames}, {"found", games_in_all(contest)}},
                       "games");
  }
  if (contest.field == ContestField::kTwo && contest.seats != 4) {
    return bad_contest("arena.four_seats", {{"found", contest.seats}}, "field");
  }
  if (contest.answer_ms < 1 || contest.answer_ms > kLongestAnswerMs) {
    return bad_contest("whole_number",
                       {{"low", 1}, {"high", kLongestAnswerMs}, {"found", contest.answer_ms}},
                       "answer");
  }
  if (!contest.sprt) return {};
  if (contest.luck) return bad_contest("arena.sprt_luck", {}, "luck-adjusted");
  if (const std::size_t duels = pairings(contest).size(); duels != 1) {
    return bad_contest("arena.sprt_pairing", {{"found", duels}}, "sprt");
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
  const std::size_t seats = contest.seats;
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
  return contest.deals * pairings(contest).size();
}

std::uint64_t games_in_all(const Contest& contest) {
  return deals_in_all(contest) * seatings(contest).size();
}

int deals_for(const Contest& contest, int games) {
  const int ways = how_many(seatings(contest));
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
              .answer_ms = contest.answer_ms,
              .luck = contest.luck.has_value()};
  const auto ways = seatings(contest);
  for (const bool own : ways[seating]) {
    const NamedPlayer& player = contest.players[own ? pairing.a : pairing.b];
    job.players.push_back(player.spec);
    job.names.push_back(player.name);
  }
  return job;
}

Expected<Contest> validate(Contest contest, Programs programs) {
  const Expected<GamePtr> game =
      contest.edition ? open_game(contest.game, *contest.edition) : open_game(contest.game);
  if (!game) return std::unexpected(game.error());
  const GameInfo& info = (*game)->info();
  const Options options{
      .seats = contest.seats, .turn_cap = contest.turn_cap, .variants = contest.variants};
  if (auto fits = check_options(info, options); !fits) return std::unexpected(fits.error());
  if (auto sound = check_players(contest, programs); !sound) return std::unexpected(sound.error());
  if (auto sound = check_numbers(contest); !sound) return std::unexpected(sound.error());
  if (contest.luck) {
    Expected<LuckJudge> judge = luck_judge(**game, contest.seed);
    if (!judge) return std::unexpected(judge.error());
    contest.luck = *std::move(judge);
  }
  contest.rules_version = info.rules_version;
  contest.edition_hash = (*game)->edition().hash;
  contest.weights_hash = players::player_data_hash(contest.game);
  return contest;
}

}  // namespace kaisho::arena
