// kaisho-tune-search: tunes the parameters of the search for a game, for players/tuned/.
#include <CLI/CLI.hpp>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <vector>

#include "arena/tune_search.h"
#include "core/embedded_json.h"

namespace {

// Without a path, the file that the program has built in; null where there is none.
kaisho::Expected<kaisho::Json> read(const std::string& path, const std::string& game) {
  if (path.empty()) return kaisho::embedded_json("players/tuned", game).value_or(kaisho::Json());
  std::ifstream file(path);
  if (!file) return kaisho::fail("no_file", "There is no file to read: " + path);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  return kaisho::parse_json(text);
}

// The trials in a log, {"spec": …, "share": …} in each line; a torn last line is none. Without the
// file there are none yet. Errors: bad_log.
kaisho::Expected<std::vector<kaisho::TuneTrial>> read_log(const std::string& path) {
  std::vector<kaisho::TuneTrial> trials;
  std::ifstream file(path);
  for (std::string line; std::getline(file, line) && !file.eof();) {
    const auto trial = kaisho::parse_json(line);
    if (!trial || !trial->is_object() || !trial->contains("spec") ||
        !(*trial)["spec"].is_string() || !trial->contains("share") ||
        !(*trial)["share"].is_number()) {
      return kaisho::fail("bad_log", "This is no trial: " + line, path);
    }
    trials.push_back({(*trial)["spec"], (*trial)["share"]});
  }
  return trials;
}

// Writes a log's trials anew, without a torn line, and each that follows.
class Log {
 public:
  explicit Log(const std::string& path) : path_(path) {}

  bool begin(const std::vector<kaisho::TuneTrial>& trials) {
    file_.open(path_, std::ios::trunc);
    for (const kaisho::TuneTrial& trial : trials) add(trial);
    return file_.good();
  }
  void add(const kaisho::TuneTrial& trial) {
    file_ << kaisho::Json{{"spec", trial.spec}, {"share", trial.share}}.dump() << '\n'
          << std::flush;
  }

 private:
  std::string path_;
  std::ofstream file_;
};

int complain(const kaisho::Error& error) {
  std::fprintf(stderr, "%s: %s\n", error.code.c_str(), error.message.c_str());
  return 1;
}

}  // namespace

int main(int argc, char** argv) {
  kaisho::TuneSearchOptions options;
  std::string before;
  std::string log_path;
  CLI::App app{"Tunes the parameters of the search for a game; prints players/tuned/GAME.json."};
  app.add_option("game", options.game, "e.g. osaka")->required();
  app.add_option("--ms", options.ms, "for a decision, 50 or 500")->capture_default_str();
  app.add_option("--sims", options.sims, "descents instead of time; 0: time")
      ->capture_default_str();
  app.add_option("--players", options.seats, "seats at the table")->capture_default_str();
  app.add_option("--against", options.against, "who plays the tries' other seats; else as they are")
      ->type_name("SPEC");
  app.add_option("--trials", options.trials, "settings tried")->capture_default_str();
  app.add_option("--trial-games", options.trial_games, "for each")->capture_default_str();
  app.add_option("--check-games", options.check_games, "at the end")->capture_default_str();
  app.add_option("--seed", options.seed)->capture_default_str();
  app.add_option("--threads", options.threads, "0: one per core")->capture_default_str();
  app.add_option("--before", before,
                 "the file as it is, whose other budget stays; else the game's own");
  app.add_option("--log", log_path, "keeps every try; begun again with it, a tuning goes on");
  CLI11_PARSE(app, argc, argv);

  const auto file = read(before, options.game);
  if (!file) return complain(file.error());
  const auto tell = [](const std::string& line) { std::fprintf(stderr, "%s\n", line.c_str()); };
  const auto known = read_log(log_path);
  if (!known) return complain(known.error());
  Log log(log_path);
  if (!log_path.empty() && !log.begin(*known)) {
    return complain({"not_written", "The log cannot be written.", log_path});
  }
  const auto keep = [&](const kaisho::TuneTrial& trial) { log.add(trial); };
  const auto found =
      kaisho::tune_search(options, *file, {.tell = tell, .keep = keep, .before = *known});
  if (!found) return complain(found.error());
  std::puts(found->dump(2).c_str());
  return 0;
}
