#include "arena/programs/command_player.h"

#include "core/reading/fault.h"

namespace kaisho::arena {
namespace {

std::string message_of(const Json& answer) {
  const auto error = answer.find("error");
  if (error == answer.end() || !error->is_object()) return json_text(answer);
  const auto message = error->find("message");
  if (message == error->end() || !message->is_string()) return json_text(*error);
  return message->get<std::string>();
}

// The text of the first suggestion's move; nullptr where there is none.
const std::string* first_move(const Json& answer) {
  const auto list = answer.find("suggestions");
  if (list == answer.end() || !list->is_array() || list->empty()) return nullptr;
  const Json& first = list->front();
  if (!first.is_object()) return nullptr;
  const auto move = first.find("move");
  return move == first.end() ? nullptr : move->get_ptr<const std::string*>();
}

std::string seed_from(Random& random) {
  const std::uint64_t high = random.word();
  return std::to_string(high << 32U | random.word());
}

}  // namespace

CommandPlayer::CommandPlayer(std::string_view spec, CommandOptions options)
    : spec_(spec), options_(std::move(options)) {
  if (options_.name.empty()) options_.name = spec_;
}

Expected<void> CommandPlayer::begin(std::stop_token stop) {
  stop_ = std::move(stop);
  fault_.clear();
  if (process_.running()) return {};
  const Expected<CommandSpec> read = parse_command(spec_);
  if (!read) return std::unexpected(read.error());
  budget_ = read->budget;
  return process_.start(read->command, options_.name, options_.grace);
}

Move CommandPlayer::choose(const Game& game, const Position& observation, Random& random) {
  if (!fault_.empty()) return {};
  const auto began = std::chrono::steady_clock::now();
  const Expected<Move> move = ask_move(game, observation, random);
  took_ = std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() -
                                                                began);
  if (move) return *move;
  fault_ = move.error().message;
  process_.end();
  return {};
}

std::vector<players::Suggestion> CommandPlayer::suggest(const Game& game,
                                                        const Position& observation, int /*count*/,
                                                        Random& random) {
  const Move move = choose(game, observation, random);
  if (!fault_.empty()) return {};
  return {{.move = move, .line = {move}}};
}

Expected<void> CommandPlayer::check_command(std::string_view spec) {
  const Expected<CommandSpec> read = parse_command(spec);
  if (!read) return std::unexpected(read.error());
  const auto words = split_command(read->command);
  if (!words) return std::unexpected(words.error());
  return {};
}

Expected<void> CommandPlayer::try_command(std::string_view spec) {
  const Expected<CommandSpec> read = parse_command(spec);
  if (!read) return std::unexpected(read.error());
  CommandProcess process;
  // It has played nothing, so there is nothing for it to save.
  auto started = process.start(read->command, spec, Grace{.to_leave = {}, .after_term = {}});
  if (!started) started.error().code = "bad_player";
  return started;
}

Expected<Move> CommandPlayer::ask_move(const Game& game, const Position& observation,
                                       Random& random) {
  Json load = {
      {"type", "load"}, {"game", game.info().id}, {"position", game.position_json(observation)}};
  if (options_.edition) load["edition"] = *options_.edition;
  if (const auto loaded = ask(load); !loaded) return std::unexpected(loaded.error());
  Json question = {{"type", "suggest"}, {"count", 1}, {"seed", seed_from(random)}};
  if (budget_.ms > 0) question["ms"] = budget_.ms;
  if (budget_.simulations > 0) question["simulations"] = budget_.simulations;
  const auto answer = ask(question);
  if (!answer) return std::unexpected(answer.error());
  const std::string* text = first_move(*answer);
  if (text == nullptr) return fail("bot_answer", "arena.no_suggestion", {});
  const Expected<Move> move = game.parse_move(observation, *text);
  MoveList legal;
  game.legal_moves(observation, legal);
  if (move && legal.contains(*move)) return *move;
  return fail("bot_answer", "arena.illegal_move", {{"found", *text}});
}

Expected<Json> CommandPlayer::ask(const Json& request) {
  const Expected<std::string> line = process_.ask(json_text(request), options_.limit, stop_);
  if (!line && line.error().code == "bot_silent") {
    return fail("bot_silent", "arena.late_answer",
                {{"request", request["type"].get_ref<const std::string&>()},
                 {"limit", options_.limit.count()}});
  }
  if (!line) return std::unexpected(line.error());
  Expected<Json> answer = parse_json(*line);
  if (!answer || !answer->is_object()) {
    return fail("bot_answer", "arena.not_json", {{"found", *line}});
  }
  const auto ok = answer->find("ok");
  if (ok != answer->end() && ok->is_boolean() && ok->get<bool>()) return answer;
  return fail(
      "bot_answer", "arena.error_answer",
      {{"request", request["type"].get_ref<const std::string&>()}, {"why", message_of(*answer)}});
}

}  // namespace kaisho::arena
