// Who wants to be told outside of the pages what happens at their tables, by which ways, and what
// there is to tell them. Times are milliseconds since 1970, but for reminders.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/values/seat.h"

namespace kaisho::server {

// When a person is told: never, while they do not look at the table, or always.
enum class TellWhen : std::uint8_t { kNever, kAway, kAlways };
inline constexpr int kTellWhens = 3;

// Whoever uses one or more browsers.
struct Person {
  std::int64_t id = 0;  // 0: nothing is stored of them
  TellWhen when = TellWhen::kAway;
  bool remind = true;  // before their time runs out
};

// How a way takes messages: a browser by Web Push, or a web address in one of three forms.
enum class WayKind : std::uint8_t { kPush, kJson, kDiscord, kSlack };
inline constexpr int kWayKinds = 4;

// A way by which a person is told.
struct Way {
  struct Last {
    std::int64_t at = 0;
    bool ok = false;
    std::string why;  // it failed
  };
  std::string id;
  std::int64_t person = 0;
  std::string browser;  // that added it
  WayKind kind = WayKind::kPush;
  std::string name;
  std::string lang;  // of plain sentences; empty: English
  std::string url;
  std::string public_key;  // of a browser
  std::string secret;      // of a browser, or what signs the form kJson
  std::int64_t added = 0;
  std::optional<Last> last;
};

// What is told. kTry, for who tries a way, is never stored.
enum class NoticeKind : std::uint8_t { kTry, kTurn, kReminder, kBegun, kOver, kCalledOff };
inline constexpr int kNoticeKinds = 6;

// What a change of a table gives to tell.
struct NewNotice {
  NoticeKind kind = NoticeKind::kTurn;
  Seat seat = kNobody;   // whose people are told; kNobody: all people of the table
  std::int64_t due = 0;  // a reminder's is a time of the server's running, as those of clocks
};
struct NoticeChange {
  std::string table;
  int rev = 0;
  bool turn_passes = false;  // what was to be told of the turn until now is void
  std::vector<NewNotice> notices;
};

// What is to be told to one person.
struct Notice {
  std::string id;  // stays the same, however often it is sent
  std::string table;
  Seat seat = kNobody;
  std::int64_t person = 0;
  NoticeKind kind = NoticeKind::kTurn;
  int rev = 0;
};

// A notice whose time has come, with what decides about it.
struct DueNotice {
  Notice notice;
  TellWhen when = TellWhen::kAway;
  bool remind = true;
  bool is_muted = false;
  bool has_way = false;
  bool holds = false;                 // the person still sits there, and it is still so
  std::vector<std::string> browsers;  // of the person, those that play the seat
};

// A notice on one of the person's ways, with what its message says.
struct Letter {
  Notice notice;
  Way way;
  int tries = 0;  // so far
  std::string name;
  std::string game;
  std::string by;                         // who moved last; empty: nobody, or without a name
  std::optional<std::int64_t> clock_due;  // when the running clock ends, by the server's running
};

// What became of a notice. kOnTheWay: it is sent, or tried again.
enum class Told : std::uint8_t { kOnTheWay, kSent, kFailed, kLooking, kMuted, kNever, kNoWay };
inline constexpr int kTolds = 7;
struct ToldNotice {
  Notice notice;
  std::int64_t at = 0;
  Told told = Told::kSent;
  std::vector<std::string> ways;  // the names of those by which it was sent
};

}  // namespace kaisho::server
