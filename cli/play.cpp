// kaisho play: a game in the terminal.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <iostream>
#include <optional>
#include <string>

#include "arena/command_line/program_options.h"
#include "arena/command_line/shell_word.h"
#include "arena/files/json_file.h"
#include "arena/programs/command_spec.h"
#include "cli/commands.h"
#include "cli/files.h"
#include "cli/interrupt.h"
#include "cli/play_setting.h"
#include "cli/player_names.h"
#include "cli/report.h"
#include "cli/screen.h"
#include "cli/shared_options.h"
#include "cli/texts.h"
#include "core/characters/visible.h"
#include "core/editions/component_text.h"
#include "core/reading/fault.h"
#include "engine/replay.h"
#include "games/terminal.h"

namespace kaisho::cli {
namespace {

struct GameFlags {
  PlayFlags play;
  std::string language;
  std::string colour = "auto";
  std::string record;
  std::string resume;
  bool force = false;
  bool no_confirm = false;
};

// The record to continue, if one is named.
Expected<std::optional<engine::Record>> read_resumed(const GameFlags& flags) {
  if (flags.resume.empty()) return std::nullopt;
  const Expected<Json> json = arena::read_json_file(flags.resume);
  if (!json) return std::unexpected(json.error());
  Expected<engine::Record> record = engine::read_record(*json);
  if (!record) return std::unexpected(record.error());
  return std::optional(*std::move(record));
}

// The path of the record: a resumed game goes on in its own file, unless another one is named.
Expected<std::string> record_path(const GameFlags& flags) {
  if (flags.record.empty() || flags.record == flags.resume) {
    return flags.resume == "-" ? std::string() : flags.resume;
  }
  const std::array inputs = {flags.resume, flags.play.edition};
  if (auto sound = check_regular(flags.record); !sound) return std::unexpected(sound.error());
  if (auto sound = check_output(flags.record, flags.force, inputs); !sound) {
    return std::unexpected(sound.error());
  }
  return flags.record;
}

// A record starts no programs, so those that play have to be named again.
std::string go_on_command(const std::string& record, const PlayFlags& flags) {
  std::string command = "kaisho play --resume " + arena::shell_path(record);
  if (!std::ranges::any_of(flags.bots, arena::is_command)) return command;
  std::string bots;
  for (const std::string& bot : flags.bots) bots += (bots.empty() ? "" : ",") + bot;
  command += " --bots " + arena::shell_word(bots);
  if (flags.answer_ms == PlayFlags{}.answer_ms) return command;
  return command + " --answer-ms " + std::to_string(flags.answer_ms);
}

// What is told of the record when the game is left.
std::string kept_words(const RecordFile& file, bool over, const PlayFlags& flags,
                       const Texts& texts) {
  if (file.path().empty()) return "";
  const std::string go_on = go_on_command(file.path(), flags);
  return texts("saved", {visible(file.path())}) + "\n" +
         (over ? "" : texts("go_on", {go_on}) + "\n");
}

// How it is shown.
struct Words {
  Json edition;  // with its texts filled in
  std::string language;
  Texts texts;
};

int play(PlaySetting setting, const GameFlags& flags, const Words& words, std::string path) {
  const Texts& texts = words.texts;
  RecordFile file(std::move(path));
  // The move that was made last is in the record already.
  const SignalWatch leave([&] {
    const auto held = file.hold();
    const bool over = setting.history.game().to_move(setting.history.position()) == kNobody;
    std::cerr << '\n' << kept_words(file, over, flags.play, texts) << std::flush;
    std::_Exit(kInterrupted);
  });
  if (auto kept = file.save(setting.record, setting.history); !kept) return complain(kept.error());
  const Style style(flags.colour == "always" || (flags.colour == "auto" && shows_colours()));
  const auto board =
      terminal_board(setting.record.game, {words.edition, texts, style, words.language});
  const WrappedLines wrapped;
  const Expected<void> played =
      TerminalGame(setting.history, setting.record, file, std::move(setting.seats), *board, texts,
                   !flags.no_confirm)
          .run();
  const bool over = setting.history.game().to_move(setting.history.position()) == kNobody;
  std::cout << kept_words(file, over, flags.play, texts) << std::flush;
  return played ? 0 : complain(played.error());
}

int run_play(const GameFlags& flags) {
  if (flags.play.game.empty() && flags.resume.empty()) {
    return complain(error_of("bad_option", "cli.game_or_record_needed", {}, "GAME"));
  }
  Expected<std::optional<engine::Record>> resumed = read_resumed(flags);
  if (!resumed) return complain(resumed.error());
  const Expected<GamePtr> game = *resumed ? engine::game_of(**resumed) : open_wished(flags.play);
  if (!game) return complain(game.error());
  Json edition = filled_edition((*game)->edition().json);
  const Expected<std::string> language = wished_language(flags.language, edition);
  if (!language) return complain(language.error());
  const Words words{std::move(edition), *language, texts_of((*game)->info().id, *language)};
  Expected<PlaySetting> setting = *resumed ? set_up(flags.play, words.texts, **std::move(resumed))
                                           : set_up(*game, flags.play, words.texts);
  if (!setting) return complain(setting.error());
  Expected<std::string> path = record_path(flags);
  if (!path) return complain(path.error());
  return play(*std::move(setting), flags, words, *std::move(path));
}

}  // namespace

void add_play(CLI::App& app, int& status) {
  CLI::App* command = app.add_subcommand("play", "play in this terminal, against bots");
  command->footer(
      "Moves are chosen by number or by their words; 'help' in the game explains the rest. Undo "
      "is\n"
      "free within your turn until something hidden is seen.\n\n"
      "  kaisho play osaka --players 3 --bots level1,level3 --language fr\n"
      "  kaisho play osaka --record game.json\n"
      "  kaisho play --resume game.json");
  static GameFlags flags;
  PlayFlags& play = flags.play;
  CLI::Option* const game = command->add_option("GAME", play.game, "the game, e.g. osaka");
  CLI::Option* const players =
      command->add_option("--players", play.players, "seats at the table, you included")
          ->check(CLI::Range(2, kMaxSeats));
  const CLI::Option* const bots =
      command
          ->add_option("--bots", play.bots,
                       "one for each other seat, or one for all: " + player_names())
          ->delimiter(',');
  const CLI::Option* const seat = command->add_option("--seat", play.seat, "where you sit, from 0");
  add_answer_ms(*command, play.answer_ms);
  CLI::Option* const seed = add_game_seed(*command, play.seed);
  command->add_option("--language", flags.language,
                      "language of the table: one the terminal speaks or the edition has names in");
  command->add_option("--colour,--color", flags.colour, "auto, always or never")
      ->check(CLI::IsMember({"auto", "always", "never"}));
  CLI::Option* const edition =
      command->add_option("--edition", play.edition, "a file, instead of the standard edition")
          ->type_name(arena::kFile);
  command->add_option("--record", flags.record, "keep the game's record in this file as it goes")
      ->type_name(arena::kFile);
  command
      ->add_option("--resume", flags.resume,
                   "resume the game of this record, and keep recording it there")
      ->type_name(arena::kFile)
      ->excludes(game)
      ->excludes(players)
      ->excludes(seed)
      ->excludes(edition);
  command->add_flag("--force", flags.force, kForceHelp);
  command->add_flag("--no-confirm", flags.no_confirm, "do not ask at the end of your turn");
  command->callback([&status, bots, seat] {
    flags.play.bots_given = bots->count() > 0;
    flags.play.seat_given = seat->count() > 0;
    status = run_play(flags);
  });
}

}  // namespace kaisho::cli
