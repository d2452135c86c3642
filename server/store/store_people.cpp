// The part of Store that knows who wants to be told what, and by which ways.
#include <utility>

#include "server/store/store.h"

namespace kaisho::server {
namespace {

// What somebody may have changed in the file is taken as the standard.
template <class Choice>
Choice choice_of(std::int64_t number, int count, Choice standard) {
  return number >= 0 && number < count ? static_cast<Choice>(number) : standard;
}

}  // namespace

Expected<std::string> Store::push_keys() {
  Query query = db_.query("SELECT value FROM settings WHERE name = 'push_keys'");
  std::string keys = query.next() ? query.take_text() : std::string();
  if (const auto end = query.end(); !end) return std::unexpected(end.error());
  return keys;
}

Expected<void> Store::set_push_keys(const std::string& keys) {
  return db_.query("INSERT OR REPLACE INTO settings VALUES ('push_keys', ?)").blob(keys).run();
}

Expected<Person> Store::person_of(const std::string& browser) {
  Query query = db_.query(
      "SELECT id, tell, remind FROM browsers JOIN people ON id = person WHERE browser = ?");
  Person person;
  if (query.text(browser).next()) {
    person.id = query.take_number();
    person.when = choice_of(query.take_number(), kTellWhens, TellWhen::kAway);
    person.remind = query.take_number() != 0;
  }
  if (const auto end = query.end(); !end) return std::unexpected(end.error());
  return person;
}

Expected<Person> Store::add_person(const std::string& browser) {
  Expected<Person> person = person_of(browser);
  if (!person || person->id != 0) return person;
  {
    Query query = db_.query("INSERT INTO people (tell, remind) VALUES (?,?) RETURNING id");
    query.number(std::to_underlying(person->when)).number(person->remind ? 1 : 0);
    if (query.next()) person->id = query.take_number();
    if (const auto end = query.end(); !end) return std::unexpected(end.error());
  }
  Query query = db_.query("INSERT INTO browsers VALUES (?,?)");
  const auto added = query.text(browser).number(person->id).run();
  if (!added) return std::unexpected(added.error());
  return person;
}

Expected<void> Store::set_person(const Person& person) {
  Query query = db_.query("UPDATE people SET tell = ?, remind = ? WHERE id = ?");
  query.number(std::to_underlying(person.when)).number(person.remind ? 1 : 0);
  return query.number(person.id).run();
}

Expected<std::vector<Way>> Store::ways_of(std::int64_t person) {
  Query query = db_.query(
      "SELECT id, browser, kind, name, lang, url, public_key, secret, added, last_at, last_ok, "
      "last_why FROM ways WHERE person = ? ORDER BY added, id");
  query.number(person);
  std::vector<Way> ways;
  while (query.next()) {
    Way way;
    way.person = person;
    way.id = query.take_text();
    way.browser = query.take_text();
    way.kind = choice_of(query.take_number(), kWayKinds, WayKind::kJson);
    way.name = query.take_text();
    way.lang = query.take_text();
    way.url = query.take_text();
    way.public_key = query.take_text();
    way.secret = query.take_text();
    way.added = query.take_number();
    if (!query.take_null()) {
      Way::Last last;
      last.at = query.take_number();
      last.ok = query.take_number() != 0;
      last.why = query.take_text();
      way.last = std::move(last);
    }
    ways.push_back(std::move(way));
  }
  if (const auto end = query.end(); !end) return std::unexpected(end.error());
  return ways;
}

Expected<void> Store::put_way(const Way& way) {
  Query query = db_.query(
      "INSERT INTO ways VALUES (?,?,?,?,?,?,?,?,?,?,NULL,NULL,NULL) ON CONFLICT (id) DO UPDATE SET "
      "browser = excluded.browser, name = excluded.name, lang = excluded.lang, "
      "public_key = excluded.public_key, secret = excluded.secret");
  query.text(way.id).number(way.person).text(way.browser).number(std::to_underlying(way.kind));
  query.text(way.name).text(way.lang).text(way.url).blob(way.public_key).blob(way.secret);
  return query.number(way.added).run();
}

Expected<void> Store::forget_former(const Way& way) {
  std::vector<std::string> former;
  {
    Query query =
        db_.query("SELECT id FROM ways WHERE url = ? AND secret = ? AND kind = ? AND person <> ?");
    query.text(way.url).blob(way.secret).number(std::to_underlying(WayKind::kPush));
    query.number(way.person);
    while (query.next()) former.push_back(query.take_text());
    if (const auto end = query.end(); !end) return end;
  }
  for (const std::string& id : former) {
    if (const auto forgotten = forget_way(id); !forgotten) return forgotten;
  }
  return {};
}

Expected<void> Store::forget_way(const std::string& id) {
  for (const char* sql : {"DELETE FROM letters WHERE way = ?", "DELETE FROM ways WHERE id = ?"}) {
    if (const auto gone = db_.query(sql).text(id).run(); !gone) return gone;
  }
  return {};
}

Expected<void> Store::note_last(const std::string& way, const Way::Last& last) {
  Query query = db_.query("UPDATE ways SET last_at = ?, last_ok = ?, last_why = ? WHERE id = ?");
  return query.number(last.at).number(last.ok ? 1 : 0).text(last.why).text(way).run();
}

Expected<bool> Store::is_muted(const std::string& table, std::int64_t person) {
  Query query = db_.query("SELECT 1 FROM mutes WHERE table_id = ? AND person = ?");
  const bool is = query.text(table).number(person).next();
  if (const auto end = query.end(); !end) return std::unexpected(end.error());
  return is;
}

Expected<void> Store::set_muted(const std::string& table, std::int64_t person, bool muted) {
  const char* const sql = muted ? "INSERT OR IGNORE INTO mutes VALUES (?,?)"
                                : "DELETE FROM mutes WHERE table_id = ? AND person = ?";
  return db_.query(sql).text(table).number(person).run();
}

}  // namespace kaisho::server
