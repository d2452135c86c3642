// save, replay, verify: games as records.
#include <tuple>

#include "engine/answers.h"
#include "engine/replay.h"
#include "engine/session.h"

namespace kaisho::engine {
namespace {

std::string_view name_of(Fairness fairness) {
  switch (fairness) {
    case Fairness::kAbsent: return "absent";
    case Fairness::kChecked: return "checked";
    case Fairness::kUnchecked: return "unchecked";
  }
  return "";
}

// The request's `record`; the error's path begins with the field's name.
Expected<Record> record_of(const Request& request) {
  const Field field = request.field()["record"];
  if (const auto fault = request.fault()) return std::unexpected(*fault);
  return read_record(field.json());
}

std::unexpected<Error> in_record(Error error) {
  return std::unexpected(within("record", std::move(error)));
}

}  // namespace

Expected<Json> Session::save(const Request& /*request*/) {
  if (!current_->record) {
    return fail("no_record", "no_record", {});
  }
  Record record = *current_->record;
  set_result(record, current_->history);
  return Json{{"ok", true}, {"record", record_json(record)}};
}

Expected<Json> Session::replay_record(const Request& request) {
  Expected<Record> record = record_of(request);
  if (!record) {
    return request.fault() ? std::unexpected(record.error()) : in_record(record.error());
  }
  Expected<History> history = replay(*record);
  if (!history) return in_record(history.error());
  const int at = request.number_or("at", 0, history->size(), history->size());
  std::ignore = request.view(history->seats());
  if (const auto fault = request.fault()) return std::unexpected(*fault);
  if (at < history->size()) {
    history->cut(at);
    record->entries.clear();
    record->ending = {};
    append_moves(*record, *history, 0);
  }
  current_ = Current{*std::move(history), *std::move(record)};
  return state_answer(request);
}

Expected<Json> Session::verify_record(const Request& request) {
  const Expected<Record> record = record_of(request);
  if (!record) {
    return request.fault() ? std::unexpected(record.error()) : in_record(record.error());
  }
  const Expected<Verification> verified = verify(*record);
  if (!verified) return in_record(verified.error());
  return Json{{"ok", true},
              {"verified", true},
              {"n", verified->moves},
              {"over", verified->over},
              {"rules_version", verified->rules_version},
              {"fairness", name_of(verified->fairness)}};
}

}  // namespace kaisho::engine
