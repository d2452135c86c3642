// kaisho play: a game in the terminal.
#include <unistd.h>

#include <iostream>

#include "arena/json_file.h"
#include "cli/commands.h"
#include "cli/files.h"
#include "cli/report.h"
#include "cli/terminal_game.h"
#include "core/hex.h"
#include "games/registry.h"

namespace kaisho::cli {
namespace {

struct Wishes {
  std::string game;
  int players = 2;
  std::vector<std::string> bots = {"level2"};
  int seat = 0;
  std::string seed;
  std::string language = system_language();
  std::string colour = "auto";
  std::string edition;
  std::string record;
  bool no_confirm = false;
};

// Gathered before the game, so that everything that can be wrong is said first.
struct Setting {
  History history;
  Record record;
  TerminalSeats seats;
};

Expected<GamePtr> open_wished(const Wishes& wishes) {
  if (wishes.edition.empty()) return open_game(wishes.game);
  const Expected<Json> edition = read_json_file(wishes.edition);
  if (!edition) return std::unexpected(edition.error());
  return open_game(wishes.game, *edition);
}

Expected<Key> wished_seed(const Wishes& wishes) {
  if (!wishes.seed.empty()) return parse_key(wishes.seed);
  Key seed{};
  if (getentropy(seed.data(), seed.size()) != 0) {
    return fail("no_entropy", "This system gives no random numbers; use --seed.");
  }
  return seed;
}

Expected<TerminalSeats> wished_seats(const Wishes& wishes, const Game& game, const Texts& texts) {
  const auto bots = wishes.bots.size();
  const auto others = static_cast<std::size_t>(wishes.players - 1);
  if (wishes.seat < 0 || wishes.seat >= wishes.players) {
    return fail("bad_option", "--seat is a number from 0 to " + std::to_string(others) + ".");
  }
  if (bots != 1 && bots != others) {
    return fail("bad_option", "--bots names one player for each of the " + std::to_string(others) +
                                  " other seats, or one for all.");
  }
  TerminalSeats seats{.me = static_cast<Seat>(wishes.seat), .bots = {}, .names = {}, .chance = {}};
  std::size_t next = 0;
  for (int seat = 0; seat < wishes.players; ++seat) {
    if (seat == wishes.seat) {
      seats.bots.push_back(nullptr);
      seats.names.push_back(texts("you"));
      continue;
    }
    Expected<std::unique_ptr<Player>> bot = make_player(wishes.bots[bots == 1 ? 0 : next], game);
    if (!bot) return std::unexpected(bot.error());
    seats.bots.push_back(*std::move(bot));
    seats.names.push_back(texts("bot", {std::to_string(++next)}));
  }
  return seats;
}

Expected<Setting> set_up(const Wishes& wishes, const Texts& texts) {
  const Expected<GamePtr> game = open_wished(wishes);
  if (!game) return std::unexpected(game.error());
  const Expected<Key> seed = wished_seed(wishes);
  if (!seed) return std::unexpected(seed.error());
  const Options options{.seats = wishes.players, .turn_cap = 0, .variants = {}};
  Expected<History> history = History::begin(*game, options, *seed);
  if (!history) return std::unexpected(history.error());
  Expected<TerminalSeats> seats = wished_seats(wishes, **game, texts);
  if (!seats) return std::unexpected(seats.error());
  seats->chance = *seed;
  seats->chance.back() ^= 1;  // another stream than the game's
  Record record = new_record(**game, options, *seed);
  for (std::size_t i = 0; i < seats->bots.size(); ++i) {
    const bool person = seats->bots[i] == nullptr;
    record.players[i] = {seats->names[i], person ? "person" : "bot"};
  }
  return Setting{*std::move(history), std::move(record), *std::move(seats)};
}

int run_play(const Wishes& wishes) {
  const Texts texts(wishes.game, wishes.language);
  Expected<Setting> setting = set_up(wishes, texts);
  if (!setting) return complain(setting.error());
  const bool terminal = isatty(STDOUT_FILENO) == 1 && std::getenv("NO_COLOR") == nullptr;
  const Style style(wishes.colour == "always" || (wishes.colour == "auto" && terminal));
  const auto board = make_board(setting->history.game(), texts, style, wishes.language);
  TerminalGame(setting->history, setting->record, std::move(setting->seats), *board, texts,
               !wishes.no_confirm)
      .run();
  if (wishes.record.empty()) return 0;
  note_end(setting->record, setting->history);
  const auto written = write_file(wishes.record, record_json(setting->record).dump(1) + "\n");
  if (!written) return complain(written.error());
  std::cout << texts("saved", {wishes.record}) << '\n';
  return 0;
}

}  // namespace

void add_play(CLI::App& app, int& status) {
  CLI::App* command = app.add_subcommand("play", "play in this terminal, against bots");
  command->footer(
      "Moves are chosen by number or by their words; 'help' in the game tells the rest. Undo is\n"
      "free within your turn until something hidden is seen.\n\n"
      "  kaisho play osaka --players 3 --bots level1,level3 --language fr");
  static Wishes wishes;
  command->add_option("GAME", wishes.game, "the game, e.g. osaka")->required();
  command->add_option("--players", wishes.players, "seats at the table, you included")
      ->check(CLI::Range(2, kMaxSeats));
  command
      ->add_option("--bots", wishes.bots,
                   "one for each other seat or one for all: level1 to level5, random, greedy")
      ->delimiter(',');
  command->add_option("--seat", wishes.seat, "where you sit, from 0");
  command->add_option("--seed", wishes.seed,
                      "of the shuffle: a whole number or 64 hexadecimal digits");
  command->add_option("--language", wishes.language, "of the table")
      ->check(CLI::IsMember(languages()));
  command->add_option("--colour,--color", wishes.colour, "auto, always or never")
      ->check(CLI::IsMember({"auto", "always", "never"}));
  command->add_option("--edition", wishes.edition, "a file, instead of the standard edition");
  command->add_option("--record", wishes.record, "write the game's record to this file at the end");
  command->add_flag("--no-confirm", wishes.no_confirm, "do not ask at the end of your turn");
  command->callback([&status] { status = run_play(wishes); });
}

}  // namespace kaisho::cli
