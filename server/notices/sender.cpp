#include "server/notices/sender.h"

#include <utility>

#include "server/tables/clock.h"

namespace kaisho::server {

Outcome outcome_of(const OutsideAnswer& answer, WayKind kind) {
  constexpr int kNotFound = 404;
  constexpr int kGone = 410;
  Outcome outcome;
  outcome.ok = answer.status >= 200 && answer.status < 300;
  if (outcome.ok) return outcome;
  const bool is_lost = answer.status == kNotFound || answer.status == kGone;
  outcome.is_gone = kind == WayKind::kPush && is_lost;
  outcome.why = answer.status == 0 ? answer.why : "status_" + std::to_string(answer.status);
  outcome.retry_after_s = answer.retry_after_s;
  return outcome;
}

Sender::Sender(const boost::asio::any_io_executor& executor, const Outside::Rules& rules,
               Sending sending)
    : rules_(rules), sending_(std::move(sending)), outside_(executor, rules) {}

Async<Outcome> Sender::send(Way way, NoticeMessage message) {
  Expected<OutsideRequest> request = request_of(way, message, sending_, now_ms());
  if (!request) co_return Outcome{.why = request.error().code};
  const OutsideAnswer answer = co_await outside_.post(*std::move(request));
  co_return outcome_of(answer, way.kind);
}

}  // namespace kaisho::server
