// What a message to a person says: as JSON for programs, and as a sentence for people.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/reading/json.h"
#include "server/store/notices.h"

namespace kaisho::server {

struct NoticeMessage {
  NoticeKind kind = NoticeKind::kTry;
  std::string id;
  std::string table;  // with its name and its game; empty where a way is tried
  std::string name;
  std::string game;
  Seat seat = kNobody;
  std::string by;                       // who moved last; may be empty
  std::optional<std::int64_t> left_ms;  // of the person's time, where the table has a clock
};

// That of a letter at a time of the server's running.
NoticeMessage message_of(const Letter& letter, std::int64_t running);

// `public_url`: the origin by which people reach this server; empty if that is not known.
Json message_json(const NoticeMessage& message, const std::string& public_url);
// One plain sentence, with the table's address where it is known.
std::string sentence_of(const NoticeMessage& message, const std::string& lang,
                        const std::string& public_url);

}  // namespace kaisho::server
