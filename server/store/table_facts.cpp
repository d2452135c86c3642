#include "server/store/table_facts.h"

#include <algorithm>

#include "core/reading/error_read.h"

namespace kaisho::server {

const char* status_name(Status status) {
  switch (status) {
    case Status::kWaiting: return "waiting";
    case Status::kPlaying: return "playing";
    case Status::kOver: return "over";
    case Status::kFrozen: return "frozen";
    case Status::kCalledOff: return "called_off";
  }
  return "";
}

Error freeze(const char* reason, Gaps gaps, std::string where) {
  return error_of("frozen", reason, gaps, std::move(where));
}

std::unexpected<Error> frozen(const std::optional<Error>& why) {
  Error error = why.value_or(Error{});
  error.code = "frozen";
  error.where.clear();  // it is a place in the store, not in the request
  return std::unexpected(std::move(error));
}

std::string reason_text(const std::optional<Error>& why) {
  return why ? json_text(error_json(*why)) : "";
}

std::optional<Error> read_reason(const std::string& text) {
  if (text.empty()) return std::nullopt;
  const Expected<Json> json = parse_json(text);
  Faults faults;
  if (json && json->is_object()) {
    Error error = read_error(Field(*json, faults));
    if (!faults.any()) return error;
  }
  return Error{.code = "frozen", .message = text};
}

bool may_play(const TableFacts& facts, Seat seat, const std::string& browser) {
  if (!facts.has_seat(seat)) return false;
  const std::vector<std::string>& browsers = facts.seat(seat).browsers;
  return std::ranges::find(browsers, browser) != browsers.end();
}

bool is_for_all(const TableFacts& facts, Seat seat) {
  const SeatFacts& free = facts.seat(seat);
  const bool waits = facts.in_lobby && facts.status == Status::kWaiting;
  return waits && !free.is_bot() && !free.nonce && free.browsers.empty();
}

bool is_meeting(const TableFacts& facts) {
  return facts.in_lobby && facts.status == Status::kWaiting && facts.pace.sort == PaceSort::kLive;
}

bool all_seated(const TableFacts& facts) {
  return std::ranges::all_of(facts.seats,
                             [](const SeatFacts& seat) { return seat.nonce.has_value(); });
}

const StandIn* stand_in_of(const TableFacts& facts, Seat seat) {
  const auto found = std::ranges::find_if(
      facts.stand_ins, [seat](const StandIn& one) { return one.seat == seat && !one.ended; });
  return found == facts.stand_ins.end() ? nullptr : &*found;
}

bool has_resigned(const TableFacts& facts, Seat seat) {
  return std::ranges::any_of(facts.ending_steps, [seat](const EndingStep& step) {
    return step.seat == seat && gives_up(step);
  });
}

bool gives_up(const EndingStep& step) {
  return step.what == EndingStep::What::kResigned || step.what == EndingStep::What::kTimeUp;
}

int bot_level(const TableFacts& facts, Seat seat) {
  if (has_resigned(facts, seat)) return kStandInLevel;
  const StandIn* const stands_in = stand_in_of(facts, seat);
  return stands_in == nullptr ? facts.seat(seat).level : stands_in->level;
}

bool bot_to_move(const TableFacts& facts) {
  return facts.status == Status::kPlaying && facts.has_seat(facts.to_move) &&
         bot_level(facts, facts.to_move) > 0;
}

}  // namespace kaisho::server
