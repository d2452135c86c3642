#include "server/notices/message.h"

#include <algorithm>

#include "core/characters/utf8.h"
#include "core/terminal/texts.h"
#include "server/notices/notice_rules.h"

namespace kaisho::server {
namespace {

constexpr std::size_t kMostNameBytes = 240;  // names of few signs can have many bytes

std::string path_of(const NoticeMessage& message) {
  return message.table.empty() ? "/" : "/table/" + message.table;
}

bool has_clock(NoticeKind kind) {
  return kind == NoticeKind::kTurn || kind == NoticeKind::kReminder;
}

}  // namespace

NoticeMessage message_of(const Letter& letter, std::int64_t running) {
  const Notice& notice = letter.notice;
  NoticeMessage message;
  message.kind = notice.kind;
  message.id = notice.id;
  message.table = notice.table;
  message.seat = notice.seat;
  message.name = letter.name;
  message.game = letter.game;
  message.by = letter.by;
  if (letter.clock_due && has_clock(notice.kind)) {
    message.left_ms = std::max<std::int64_t>(*letter.clock_due - running, 0);
  }
  return message;
}

Json message_json(const NoticeMessage& message, const std::string& public_url) {
  return {{"what", word_of(message.kind)},
          {"id", message.id},
          {"table", message.table},
          {"name", cut_to(message.name, kMostNameBytes)},
          {"game", message.game},
          {"seat", message.seat == kNobody ? Json() : Json(message.seat)},
          {"by", cut_to(message.by, kMostNameBytes)},
          {"url", public_url + path_of(message)},
          {"left_ms", message.left_ms ? Json(*message.left_ms) : Json()},
          {"lang", ""}};
}

std::string sentence_of(const NoticeMessage& message, const std::string& lang,
                        const std::string& public_url) {
  Texts texts(lang.empty() ? "en" : lang);
  texts.add("server/text", "notices");
  const std::string said = texts(word_of(message.kind));
  const std::string name = cut_to(message.name, kMostNameBytes);
  const std::string whole =
      name.empty() ? texts("without_table", {said}) : texts("at_table", {name, said});
  return public_url.empty() ? whole : whole + " " + public_url + path_of(message);
}

}  // namespace kaisho::server
