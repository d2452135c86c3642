#include "cli/play_setting.h"

#include <unistd.h>

#include "arena/files/json_file.h"
#include "arena/programs/command_spec.h"
#include "core/reading/fault.h"
#include "core/reading/hex.h"
#include "core/values/every_seat.h"
#include "core/values/how_many.h"
#include "engine/replay.h"
#include "games/registry.h"

namespace kaisho::cli {
namespace {

constexpr const char* kPerson = "person";
constexpr const char* kBot = "bot";

Expected<Key> wished_seed(const PlayFlags& flags) {
  if (!flags.seed.empty()) return parse_key(flags.seed);
  Key seed{};
  if (getentropy(seed.data(), seed.size()) != 0) {
    return fail("no_entropy", "cli.no_entropy", {});
  }
  return seed;
}

Expected<Seat> wished_seat(const PlayFlags& flags, int seats) {
  if (flags.seat >= 0 && flags.seat < seats) return static_cast<Seat>(flags.seat);
  return fail("bad_option", "whole_number",
              {{"low", 0}, {"high", seats - 1}, {"found", flags.seat}}, "--seat");
}

// The bots by seat, without the person's.
Expected<std::vector<std::string>> wished_bots(const PlayFlags& flags, int seats, Seat me) {
  const int others = seats - 1;
  const int bots = how_many(flags.bots);
  if (bots != 1 && bots != others) {
    return fail("bad_option", "cli.bots", {{"expected", others}, {"found", bots}}, "--bots");
  }
  std::vector<std::string> specs;
  specs.reserve(seats);
  std::size_t next = 0;
  for (const Seat seat : every_seat(seats)) {
    specs.push_back(seat == me ? "" : flags.bots[bots == 1 ? 0 : next++]);
  }
  return specs;
}

// The edition is sent to programs with every position, unless it is the standard one.
arena::CommandOptions options_of_programs(const PlayFlags& flags, const engine::Record& record) {
  arena::CommandOptions options{.limit = std::chrono::milliseconds(flags.answer_ms)};
  if (record.edition) options.edition = std::make_shared<const Json>(*record.edition);
  return options;
}

Expected<TerminalSeats> seats_with(const std::vector<std::string>& specs, Seat me, const Game& game,
                                   const Texts& texts, arena::CommandOptions of_programs) {
  TerminalSeats seats{.me = me, .bots = {}, .names = {}, .chance = {}};
  int number = 0;
  for (const Seat seat : every_seat(how_many(specs))) {
    if (seat == me) {
      seats.bots.emplace_back();
      seats.names.push_back(texts("you"));
      continue;
    }
    of_programs.name = texts("bot", {std::to_string(++number)});
    if (auto sound = arena::try_any_player(specs[seat], game); !sound) {
      return std::unexpected(sound.error());
    }
    Expected<arena::MadePlayer> bot = arena::make_any_player(specs[seat], game, of_programs);
    if (!bot) return std::unexpected(bot.error());
    seats.bots.push_back(*std::move(bot));
    seats.names.push_back(of_programs.name);
  }
  return seats;
}

// The seat of the only person that the record knows.
Expected<Seat> seat_of_person(const engine::Record& record) {
  int persons = 0;
  Seat last = 0;
  for (const Seat seat : every_seat(how_many(record.players))) {
    if (record.players[seat].kind != kPerson) continue;
    ++persons;
    last = seat;
  }
  if (persons == 1) return last;
  return fail("bad_option", "cli.one_person", {{"found", persons}}, "players");
}

// The bots that the record names; a name is the spec that the bot was made from. No program is
// started because a record says so, which may come from anywhere.
Expected<std::vector<std::string>> known_bots(const engine::Record& record, Seat me) {
  std::vector<std::string> specs;
  for (const Seat seat : every_seat(how_many(record.players))) {
    const engine::RecordPlayer& player = record.players[seat];
    const bool bot = seat != me;
    if (bot && player.kind == kBot && arena::is_command(player.name)) {
      return fail("bad_player", "cli.program_of_record", {{"found", player.name}},
                  "players[" + std::to_string(seat) + "].name");
    }
    if (bot && (player.kind != kBot || !players::make_player(player.name))) {
      return fail("bad_player", "cli.unknown_bot", {{"found", player.name}},
                  "players[" + std::to_string(seat) + "].name");
    }
    specs.push_back(bot ? player.name : "");
  }
  return specs;
}

// Another stream than the game's, and another one each time it goes on.
Key chance_of(const Key& seed, const engine::Record& record) {
  Key chance = seed;
  chance.back() ^= 1;
  for (std::size_t i = 0; i < sizeof(std::uint32_t); ++i) {
    chance[i] ^= static_cast<std::uint8_t>(record.entries.size() >> (8 * i));
  }
  return chance;
}

Expected<PlaySetting> setting_of(engine::History history, engine::Record record,
                                 const std::vector<std::string>& specs, Seat me,
                                 const PlayFlags& flags, const Texts& texts) {
  Expected<TerminalSeats> seats =
      seats_with(specs, me, history.game(), texts, options_of_programs(flags, record));
  if (!seats) return std::unexpected(seats.error());
  if (record.seed) seats->chance = chance_of(*record.seed, record);
  for (const Seat seat : every_seat(how_many(specs))) {
    engine::RecordPlayer& player = record.players[seat];
    const bool person = seat == me;
    if (!person) player = {specs[seat], kBot};
    if (person && player.kind != kPerson) player = {texts("you"), kPerson};
  }
  return PlaySetting{std::move(history), std::move(record), *std::move(seats)};
}

}  // namespace

Expected<GamePtr> open_wished(const PlayFlags& flags) {
  if (flags.edition.empty()) return open_game(flags.game);
  const Expected<Json> edition = arena::read_json_file(flags.edition);
  if (!edition) return std::unexpected(edition.error());
  return open_game(flags.game, *edition);
}

Expected<PlaySetting> set_up(const GamePtr& game, const PlayFlags& flags, const Texts& texts) {
  const Expected<Key> seed = wished_seed(flags);
  if (!seed) return std::unexpected(seed.error());
  const Options options{.seats = flags.players, .turn_cap = 0, .variants = {}};
  Expected<engine::History> history = engine::History::begin(game, options, *seed);
  if (!history) return std::unexpected(history.error());
  const Expected<Seat> me = wished_seat(flags, flags.players);
  if (!me) return std::unexpected(me.error());
  const auto specs = wished_bots(flags, flags.players, *me);
  if (!specs) return std::unexpected(specs.error());
  engine::Record record = engine::new_record(*game, options, *seed);
  record.players[*me].name = texts("you");
  return setting_of(*std::move(history), std::move(record), *specs, *me, flags, texts);
}

Expected<PlaySetting> set_up(const PlayFlags& flags, const Texts& texts, engine::Record record) {
  Expected<engine::History> history = engine::replay(record);
  if (!history) return std::unexpected(history.error());
  const int seats = history->seats();
  const Expected<Seat> me = flags.seat_given ? wished_seat(flags, seats) : seat_of_person(record);
  if (!me) return std::unexpected(me.error());
  const auto specs = flags.bots_given ? wished_bots(flags, seats, *me) : known_bots(record, *me);
  if (!specs) return std::unexpected(specs.error());
  return setting_of(*std::move(history), std::move(record), *specs, *me, flags, texts);
}

}  // namespace kaisho::cli
