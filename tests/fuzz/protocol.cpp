// Lines of the protocol into one session: every one is answered by one JSON object.
#include <cstdlib>
#include <string>
#include <string_view>

#include "engine/session.h"
#include "tests/fuzz/json_mutator.h"

namespace {

using kaisho::Json;

// A player that thinks long is no fault, but would leave no time for anything else.
void hasten(Json& request) {
  if (!request.is_object()) return;
  const Json type = request.value("type", Json());
  if (type != "suggest" && type != "choose") return;
  request.erase("ms");
  request.erase("simulations");
  const Json player = request.value("player", Json());
  if (!player.is_string()) return;
  const auto& name = player.get_ref<const std::string&>();
  if (name.starts_with("search") || name.starts_with("level")) request["player"] = "greedy";
}

void check_answer(const Json& answer) {
  if (!answer.is_object()) std::abort();
  const Json ok = answer.value("ok", Json());
  if (ok == true) return;
  if (ok != false || !answer.contains("error")) std::abort();
  const Json& error = answer["error"];
  if (!error.value("code", Json()).is_string() || error["code"] == "") std::abort();
  if (!error.value("message", Json()).is_string() || error["message"] == "") std::abort();
}

void handle(kaisho::engine::Session& session, std::string_view line) {
  auto request = kaisho::parse_json(line);
  if (!request) {
    const auto answer = kaisho::parse_json(session.handle_line(line));
    if (!answer) std::abort();
    return check_answer(*answer);
  }
  hasten(*request);
  const Json answer = session.handle(*request);
  check_answer(answer);
  if (kaisho::json_text(answer).find('\n') != std::string::npos) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view lines(reinterpret_cast<const char*>(data), size);
  kaisho::engine::Session session;
  while (!lines.empty()) {
    const std::size_t end = std::min(lines.find('\n'), lines.size());
    handle(session, lines.substr(0, end));
    lines.remove_prefix(std::min(end + 1, lines.size()));
  }
  // What was played is sound, however strange the edition or the position it began with.
  if (const kaisho::engine::History* history = session.history()) {
    if (!history->game().check(history->position())) std::abort();
  }
  return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t max_size, unsigned seed) {
  return kaisho::fuzz::mutate(data, size, max_size, seed, true);
}
