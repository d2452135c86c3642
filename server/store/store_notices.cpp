// The part of Store that knows what people are to be told, what is on its way to them, and what
// they were told.
#include <utility>

#include "core/reading/json.h"
#include "server/store/store.h"

namespace kaisho::server {
namespace {

// What somebody may have changed in the file harms nobody but the message.
template <class Choice>
Choice read_choice(Query& query, int count) {
  const std::int64_t number = query.take_number();
  return number >= 0 && number < count ? static_cast<Choice>(number) : Choice{};
}

Seat read_seat(Query& query) {
  const std::int64_t number = query.take_number();
  return number >= 0 && number < kMaxSeats ? static_cast<Seat>(number) : kNobody;
}

// Reads the columns notice, table_id, seat, person, kind, rev.
Notice read_notice(Query& query) {
  Notice notice;
  notice.id = query.take_text();
  notice.table = query.take_text();
  notice.seat = read_seat(query);
  notice.person = query.take_number();
  notice.kind = read_choice<NoticeKind>(query, kNoticeKinds);
  notice.rev = static_cast<int>(query.take_number());
  return notice;
}

// Reads the columns id, browser, kind, name, lang, url, public_key, secret of a way.
Way read_way(Query& query, std::int64_t person) {
  Way way;
  way.person = person;
  way.id = query.take_text();
  way.browser = query.take_text();
  way.kind = read_choice<WayKind>(query, kWayKinds);
  way.name = query.take_text();
  way.lang = query.take_text();
  way.url = query.take_text();
  way.public_key = query.take_text();
  way.secret = query.take_text();
  return way;
}

std::vector<std::string> read_names(const std::string& text) {
  const Expected<Json> json = parse_json(text);
  std::vector<std::string> names;
  if (!json || !json->is_array()) return names;
  for (const Json& name : *json) {
    if (name.is_string()) names.push_back(name.get<std::string>());
  }
  return names;
}

}  // namespace

Expected<void> Store::write_notices(const NoticeChange& change) {
  if (change.turn_passes) {
    for (const char* sql : {"DELETE FROM notices WHERE table_id = ? AND kind IN (1, 2)",
                            "DELETE FROM letters WHERE table_id = ? AND kind IN (1, 2)"}) {
      if (const auto gone = db_.query(sql).text(change.table).run(); !gone) return gone;
    }
  }
  // Whoever will be told that the game begins is not told of the turn beside it.
  for (const NewNotice& one : change.notices) {
    Query query = db_.query(
        "INSERT OR REPLACE INTO notices "
        "SELECT sitters.table_id, browsers.person, ?, lower(hex(randomblob(8))), "
        "min(sitters.seat), ?, ? "
        "FROM sitters JOIN browsers ON browsers.browser = sitters.browser "
        "WHERE sitters.table_id = ? AND ? IN (sitters.seat, -1) "
        "AND EXISTS (SELECT 1 FROM ways WHERE ways.person = browsers.person) "
        "AND NOT EXISTS (SELECT 1 FROM notices WHERE ? = 1 AND notices.table_id = sitters.table_id "
        "AND notices.person = browsers.person AND notices.kind = 3) "
        "GROUP BY browsers.person");
    const auto kind = std::to_underlying(one.kind);
    query.number(kind).number(change.rev).number(one.due).text(change.table);
    if (const auto added = query.number(one.seat).number(kind).run(); !added) return added;
  }
  return {};
}

Expected<std::vector<DueNotice>> Store::due_notices(std::int64_t now, std::int64_t running,
                                                    int most) {
  std::vector<DueNotice> due;
  {
    Query query = db_.query(
        "SELECT notices.id, notices.table_id, notices.seat, notices.person, notices.kind, "
        "notices.rev, people.tell, people.remind, "
        "EXISTS (SELECT 1 FROM mutes WHERE mutes.table_id = notices.table_id "
        "AND mutes.person = notices.person), "
        "EXISTS (SELECT 1 FROM ways WHERE ways.person = notices.person), "
        "CASE notices.kind WHEN 3 THEN status = 1 WHEN 4 THEN status = 2 WHEN 5 THEN status = 4 "
        "ELSE status = 1 AND to_move = notices.seat END "
        "FROM notices JOIN people ON people.id = notices.person "
        "JOIN tables ON tables.id = notices.table_id "
        "WHERE (notices.kind IN (1, 3, 4, 5) AND notices.due <= ?) "
        "OR (notices.kind = 2 AND notices.due <= ?) ORDER BY notices.due LIMIT ?");
    query.number(now).number(running).number(most);
    while (query.next()) {
      DueNotice one;
      one.notice = read_notice(query);
      one.when = read_choice<TellWhen>(query, kTellWhens);
      one.remind = query.take_number() != 0;
      one.is_muted = query.take_number() != 0;
      one.has_way = query.take_number() != 0;
      one.holds = query.take_number() != 0;
      due.push_back(std::move(one));
    }
    if (const auto end = query.end(); !end) return std::unexpected(end.error());
  }
  for (DueNotice& one : due) {
    Expected<std::vector<std::string>> browsers = browsers_at(one.notice);
    if (!browsers) return std::unexpected(browsers.error());
    one.browsers = *std::move(browsers);
  }
  return due;
}

// Those of the notice's person that play its seat.
Expected<std::vector<std::string>> Store::browsers_at(const Notice& notice) {
  Query query = db_.query(
      "SELECT sitters.browser FROM sitters JOIN browsers ON browsers.browser = sitters.browser "
      "WHERE table_id = ? AND seat = ? AND person = ?");
  query.text(notice.table).number(notice.seat).number(notice.person);
  std::vector<std::string> browsers;
  while (query.next()) browsers.push_back(query.take_text());
  if (const auto end = query.end(); !end) return std::unexpected(end.error());
  return browsers;
}

Expected<void> Store::settle(const Notice& notice, std::optional<Told> told, std::int64_t now) {
  {
    Query query = db_.query(
        "DELETE FROM notices WHERE table_id = ? AND person = ? AND kind = ? AND id = ? "
        "RETURNING 1");
    query.text(notice.table).number(notice.person).number(std::to_underlying(notice.kind));
    const bool was_there = query.text(notice.id).next();
    if (was_there) query.next();  // to the end, so that it is done
    if (const auto end = query.end(); !end) return end;
    if (!was_there || !told) return {};
  }
  if (const auto noted = note_told(notice, *told, now); !noted) return noted;
  if (*told != Told::kOnTheWay) return {};
  Query query = db_.query(
      "INSERT INTO letters SELECT ?, ?, id, person, ?, ?, ?, 0, ? FROM ways WHERE person = ?");
  query.text(notice.table).text(notice.id).number(std::to_underlying(notice.kind));
  return query.number(notice.seat).number(notice.rev).number(now).number(notice.person).run();
}

// Of each person at a table the newest 20 are kept.
Expected<void> Store::note_told(const Notice& notice, Told told, std::int64_t now) {
  {
    Query query = db_.query(
        "INSERT INTO told SELECT ?, coalesce(max(number), 0) + 1, ?, ?, ?, ?, ?, ?, ?, '[]' "
        "FROM told WHERE table_id = ?");
    query.text(notice.table).number(notice.person).text(notice.id);
    query.number(std::to_underlying(notice.kind)).number(notice.seat).number(notice.rev);
    query.number(now).number(std::to_underlying(told));
    if (const auto added = query.text(notice.table).run(); !added) return added;
  }
  Query query = db_.query(
      "DELETE FROM told WHERE table_id = ? AND person = ? AND number NOT IN (SELECT number "
      "FROM told WHERE table_id = ? AND person = ? ORDER BY number DESC LIMIT 20)");
  query.text(notice.table).number(notice.person);
  return query.text(notice.table).number(notice.person).run();
}

Expected<std::vector<Letter>> Store::due_letters(std::int64_t now, int most) {
  Query query = db_.query(
      "SELECT letters.notice, letters.table_id, letters.seat, letters.person, letters.kind, "
      "letters.rev, ways.id, ways.browser, ways.kind, ways.name, ways.lang, ways.url, "
      "ways.public_key, ways.secret, letters.tries, tables.name, tables.game, "
      "coalesce((SELECT seats.name FROM entries JOIN seats ON seats.table_id = entries.table_id "
      "AND seats.seat = entries.seat WHERE entries.table_id = tables.id "
      "ORDER BY entries.rev DESC LIMIT 1), ''), "
      "(SELECT paces.due FROM paces WHERE paces.table_id = tables.id) "
      "FROM (SELECT *, row_number() OVER (PARTITION BY way ORDER BY due) AS place FROM letters "
      "WHERE due <= ?) AS letters JOIN ways ON ways.id = letters.way "
      "JOIN tables ON tables.id = letters.table_id "
      "WHERE letters.place = 1 ORDER BY letters.due LIMIT ?");
  query.number(now).number(most);
  std::vector<Letter> letters;
  while (query.next()) {
    Letter letter;
    letter.notice = read_notice(query);
    letter.way = read_way(query, letter.notice.person);
    letter.tries = static_cast<int>(query.take_number());
    letter.name = query.take_text();
    letter.game = query.take_text();
    letter.by = query.take_text();
    if (!query.take_null()) letter.clock_due = query.take_number();
    letters.push_back(std::move(letter));
  }
  if (const auto end = query.end(); !end) return std::unexpected(end.error());
  return letters;
}

Expected<void> Store::note_sent(const Letter& letter, std::int64_t now) {
  const Notice& notice = letter.notice;
  {
    Query query = db_.query("DELETE FROM letters WHERE table_id = ? AND notice = ? AND way = ?");
    const auto gone = query.text(notice.table).text(notice.id).text(letter.way.id).run();
    if (!gone) return gone;
  }
  {
    Query query = db_.query(
        "UPDATE told SET told = ?, ways = json_insert(ways, '$[#]', ?) "
        "WHERE table_id = ? AND notice = ?");
    query.number(std::to_underlying(Told::kSent)).text(letter.way.name);
    if (const auto set = query.text(notice.table).text(notice.id).run(); !set) return set;
  }
  return note_last(letter.way.id, {now, true, ""});
}

Expected<void> Store::note_failed(const Letter& letter, const std::string& why, std::int64_t now,
                                  std::optional<std::int64_t> again) {
  const Notice& notice = letter.notice;
  if (again) {
    Query query = db_.query(
        "UPDATE letters SET tries = ?, due = ? WHERE table_id = ? AND notice = ? AND way = ?");
    query.number(letter.tries + 1).number(*again).text(notice.table).text(notice.id);
    if (const auto set = query.text(letter.way.id).run(); !set) return set;
  } else {
    Query query = db_.query("DELETE FROM letters WHERE table_id = ? AND notice = ? AND way = ?");
    const auto gone = query.text(notice.table).text(notice.id).text(letter.way.id).run();
    if (!gone) return gone;
  }
  return note_last(letter.way.id, {now, false, why});
}

// A notice that is on the way, and has no letter left, reached nobody.
Expected<std::vector<ToldNotice>> Store::told(const std::string& table, int most) {
  Query query = db_.query(
      "SELECT notice, table_id, seat, person, kind, rev, at, ways, told, EXISTS (SELECT 1 "
      "FROM letters WHERE letters.table_id = told.table_id AND letters.notice = told.notice) "
      "FROM told WHERE table_id = ? ORDER BY number DESC LIMIT ?");
  query.text(table).number(most);
  std::vector<ToldNotice> all;
  while (query.next()) {
    ToldNotice one;
    one.notice = read_notice(query);
    one.at = query.take_number();
    one.ways = read_names(query.take_text());
    one.told = read_choice<Told>(query, kTolds);
    const bool waits = query.take_number() != 0;
    if (one.told == Told::kOnTheWay && !waits) one.told = Told::kFailed;
    all.push_back(std::move(one));
  }
  if (const auto end = query.end(); !end) return std::unexpected(end.error());
  return all;
}

}  // namespace kaisho::server
