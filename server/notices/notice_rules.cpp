#include "server/notices/notice_rules.h"

#include <algorithm>
#include <array>
#include <utility>

#include "server/tables/clock.h"
#include "server/tables/pace_rules.h"

namespace kaisho::server {
namespace {

constexpr std::int64_t kReminderPart = 4;         // a reminder comes with one part left of so many
constexpr std::int64_t kMostSeconds = 60LL * 60;  // that another server can ask to wait

// What a new status gives to tell to everybody at the table.
std::optional<NoticeKind> kind_of(Status before, Status after) {
  if (before == after) return std::nullopt;
  if (after == Status::kOver) return NoticeKind::kOver;
  if (after == Status::kCalledOff) return NoticeKind::kCalledOff;
  const bool begins = before == Status::kWaiting && after == Status::kPlaying;
  return begins ? std::optional(NoticeKind::kBegun) : std::nullopt;
}

NewNotice reminder_of(const TableFacts& facts, Seat seat) {
  const std::int64_t left = facts.clocks.left[seat];
  return {NoticeKind::kReminder, seat, facts.clocks.since + left - left / kReminderPart};
}

}  // namespace

NoticeChange notices_of(const TableFacts& before, const TableFacts& after, const NoticeWaits& waits,
                        std::int64_t now) {
  NoticeChange change;
  change.table = after.id;
  change.rev = after.rev;
  if (!waits.tells) return change;
  const std::optional<NoticeKind> kind = kind_of(before.status, after.status);
  if (kind) {
    const bool begins = kind == NoticeKind::kBegun;
    change.notices.push_back({*kind, kNobody, now + (begins ? waits.beginning() : waits.soon())});
  }
  const Seat was = person_to_move(before);
  const Seat is = person_to_move(after);
  if (was == is) return change;
  change.turn_passes = was != kNobody;
  if (is == kNobody) return change;
  if (kind != NoticeKind::kBegun) {
    change.notices.push_back({NoticeKind::kTurn, is, now + waits.soon()});
  }
  if (after.clocks.running == is) change.notices.push_back(reminder_of(after, is));
  return change;
}

std::optional<Told> decide(const DueNotice& due, bool looks) {
  if (!due.holds || due.browsers.empty()) return std::nullopt;
  if (due.notice.kind == NoticeKind::kReminder && !due.remind) return std::nullopt;
  if (due.is_muted) return Told::kMuted;
  if (due.when == TellWhen::kNever) return Told::kNever;
  if (!due.has_way) return Told::kNoWay;
  if (due.when == TellWhen::kAway && looks) return Told::kLooking;
  return Told::kOnTheWay;
}

std::optional<std::int64_t> next_try(int failures, int retry_after_s, const NoticeWaits& waits,
                                     std::int64_t now) {
  constexpr std::array kPauses = {5 * kSecondMs, kMinuteMs, 10 * kMinuteMs};
  if (failures < 1 || std::cmp_greater(failures, kPauses.size())) return std::nullopt;
  const std::int64_t asked = std::clamp<std::int64_t>(retry_after_s, 0, kMostSeconds) * kSecondMs;
  return now + std::max(kPauses[failures - 1] / waits.speed, asked);
}

const char* word_of(TellWhen when) {
  switch (when) {
    case TellWhen::kNever: return "never";
    case TellWhen::kAway: return "away";
    case TellWhen::kAlways: return "always";
  }
  return "";
}

const char* word_of(NoticeKind kind) {
  switch (kind) {
    case NoticeKind::kTry: return "try";
    case NoticeKind::kTurn: return "turn";
    case NoticeKind::kReminder: return "reminder";
    case NoticeKind::kBegun: return "begun";
    case NoticeKind::kOver: return "over";
    case NoticeKind::kCalledOff: return "called_off";
  }
  return "";
}

const char* word_of(Told told) {
  switch (told) {
    case Told::kOnTheWay: return "on_the_way";
    case Told::kSent: return "sent";
    case Told::kFailed: return "failed";
    case Told::kLooking: return "looking";
    case Told::kMuted: return "muted";
    case Told::kNever: return "never";
    case Told::kNoWay: return "no_way";
  }
  return "";
}

const char* form_of(WayKind kind) {
  switch (kind) {
    case WayKind::kPush: return nullptr;
    case WayKind::kJson: return "json";
    case WayKind::kDiscord: return "discord";
    case WayKind::kSlack: return "slack";
  }
  return nullptr;
}

}  // namespace kaisho::server
