// The part of Store that writes.
#include <tuple>
#include <utility>

#include "core/values/every_seat.h"
#include "core/values/how_many.h"
#include "server/secrets/crypto.h"
#include "server/store/store.h"

namespace kaisho::server {

Expected<void> Store::begin() {
  if (const auto there = files_.check(); !there) return there;
  return db_.run("BEGIN IMMEDIATE");
}
Expected<void> Store::commit() { return db_.run("COMMIT"); }
Expected<void> Store::set_savepoint() { return db_.run("SAVEPOINT job"); }
Expected<void> Store::release_savepoint() { return db_.run("RELEASE job"); }

// If this fails, there is nothing to roll back.
void Store::roll_back() { std::ignore = db_.run("ROLLBACK"); }
void Store::roll_back_to_savepoint() { std::ignore = db_.run("ROLLBACK TO job"); }

Expected<void> Store::add_table(const TableFacts& facts, const Json& edition) {
  const auto kept = db_.query("INSERT OR IGNORE INTO editions VALUES (?, ?)")
                        .blob(facts.edition.digest)
                        .text(json_text(edition))
                        .run();
  if (!kept) return kept;
  Query query = db_.query(
      "INSERT INTO tables VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,NULL,?,?,?,'',0,0,-1,?,'null','',"
      "coalesce((SELECT value FROM settings WHERE name = 'days'), 0),?)");
  query.text(facts.id).text(facts.name).text(facts.game).number(facts.rules_version);
  query.blob(facts.edition.digest).text(facts.edition.name).text(facts.edition.hash);
  query.number(facts.edition.standard ? 1 : 0).number(facts.options.turn_cap);
  query.text(json_text(facts.options.variants)).number(facts.open_hands ? 1 : 0);
  query.number(facts.is_public ? 1 : 0).blob(bytes_of(facts.secret)).text(facts.creator);
  query.number(facts.created).number(std::to_underlying(facts.status)).number(facts.changed);
  query.number(facts.in_lobby ? 1 : 0);
  if (const auto added = query.run(); !added) return added;
  for (const Seat seat : every_seat(how_many(facts.seats))) {
    const auto seated = update_seat(facts.id, seat, facts.seat(seat));
    if (!seated) return seated;
  }
  if (const auto silenced = add_silence(facts); !silenced) return silenced;
  return add_pace(facts);
}

Expected<void> Store::update_seat(const std::string& id, Seat seat, const SeatFacts& facts) {
  Query query = db_.query(
      "INSERT OR REPLACE INTO seats (table_id, seat, level, name, key_hash, key_salt, hands_on, "
      "nonce) VALUES (?,?,?,?,?,?,?,?)");
  query.text(id).number(seat).number(facts.level).text(facts.name).blob(facts.key_hash);
  query.blob(facts.key_salt).number(facts.hands_on ? 1 : 0);
  if (facts.nonce) {
    query.blob(bytes_of(*facts.nonce));
  } else {
    query.null();
  }
  if (const auto set = query.run(); !set) return set;
  Query gone = db_.query("DELETE FROM sitters WHERE table_id = ? AND seat = ?");
  if (const auto left = gone.text(id).number(seat).run(); !left) return left;
  int place = 0;
  for (const std::string& browser : facts.browsers) {
    Query sitter = db_.query("INSERT OR IGNORE INTO sitters VALUES (?,?,?,?)");
    sitter.text(id).number(seat).text(browser).number(place++);
    if (const auto sat = sitter.run(); !sat) return sat;
  }
  return {};
}

Expected<void> Store::set_arrivals(const std::string& id, const std::vector<Arrival>& arrivals) {
  Query gone = db_.query("DELETE FROM arrivals WHERE table_id = ?");
  if (const auto removed = gone.text(id).run(); !removed) return removed;
  for (const Arrival& arrival : arrivals) {
    Query query = db_.query("INSERT INTO arrivals VALUES (?,?,?,?,?,?,?,?,?,?)");
    query.text(id).number(arrival.number).number(arrival.seat).number(arrival.alone ? 1 : 0);
    query.number(arrival.by).text(arrival.was).text(arrival.name);
    query.number(arrival.rev).number(arrival.at).number(std::to_underlying(arrival.what));
    if (const auto added = query.run(); !added) return added;
  }
  return {};
}

Expected<void> Store::set_stand_ins(const std::string& id, const std::vector<StandIn>& stand_ins) {
  Query gone = db_.query("DELETE FROM stand_ins WHERE table_id = ?");
  if (const auto removed = gone.text(id).run(); !removed) return removed;
  for (const StandIn& one : stand_ins) {
    Query query = db_.query("INSERT INTO stand_ins VALUES (?,?,?,?,?,?,?,?,?,?,?)");
    query.text(id).number(one.number).number(one.seat).number(one.level).number(one.by);
    query.number(one.begun.rev).number(one.begun.n).number(one.begun.at);
    if (one.ended) {
      query.number(one.ended->rev).number(one.ended->n).number(one.ended->at);
    } else {
      query.null().null().null();
    }
    if (const auto added = query.run(); !added) return added;
  }
  return {};
}

Expected<void> Store::set_ending_steps(const std::string& id,
                                       const std::vector<EndingStep>& steps) {
  Query gone = db_.query("DELETE FROM ending_steps WHERE table_id = ?");
  if (const auto removed = gone.text(id).run(); !removed) return removed;
  for (const EndingStep& step : steps) {
    Query query = db_.query("INSERT INTO ending_steps VALUES (?,?,?,?,?,?,?)");
    query.text(id).number(step.number).number(step.seat).number(std::to_underlying(step.what));
    query.number(step.at.rev).number(step.at.n);
    if (const auto added = query.number(step.at.at).run(); !added) return added;
  }
  return {};
}

Expected<void> Store::set_rematch(const std::string& id, const std::string& next) {
  return db_.query("INSERT OR REPLACE INTO rematches VALUES (?,?)").text(id).text(next).run();
}

Expected<void> Store::update_table(const TableFacts& facts) {
  Query query = db_.query(
      "UPDATE tables SET seed=?, status=?, why=?, rev=?, n=?, to_move=?, changed=?, result=?, "
      "hash=?, touched=coalesce((SELECT value FROM settings WHERE name = 'days'), 0) WHERE id=?");
  if (facts.seed) {
    query.blob(bytes_of(*facts.seed));
  } else {
    query.null();
  }
  query.number(std::to_underlying(facts.status))
      .text(reason_text(facts.why))
      .number(facts.rev)
      .number(facts.n);
  query.number(facts.to_move).number(facts.changed).text(json_text(facts.result));
  return query.text(facts.hash).text(facts.id).run();
}

Expected<void> Store::set_status(const std::string& id, Status status,
                                 const std::optional<Error>& why) {
  Query query = db_.query("UPDATE tables SET status=?, why=? WHERE id=?");
  return query.number(std::to_underlying(status)).text(reason_text(why)).text(id).run();
}

Expected<void> Store::touch(const std::string& id, std::int64_t now) {
  Query query = db_.query(
      "UPDATE tables SET changed=?, touched=coalesce((SELECT value FROM settings WHERE "
      "name = 'days'), 0) WHERE id=?");
  return query.number(now).text(id).run();
}

Expected<void> Store::remove_table(const std::string& id) {
  std::string edition;
  {
    Query query = db_.query("SELECT edition FROM tables WHERE id=?");
    if (query.text(id).next()) edition = query.take_text();
    if (const auto end = query.end(); !end) return end;
  }
  for (const char* sql :
       {"DELETE FROM entries WHERE table_id=?", "DELETE FROM sitters WHERE table_id=?",
        "DELETE FROM arrivals WHERE table_id=?", "DELETE FROM stand_ins WHERE table_id=?",
        "DELETE FROM ending_steps WHERE table_id=?", "DELETE FROM rematches WHERE table_id=?",
        "DELETE FROM clocks WHERE table_id=?", "DELETE FROM paces WHERE table_id=?",
        "DELETE FROM messages WHERE table_id=?", "DELETE FROM silences WHERE table_id=?",
        "DELETE FROM mutes WHERE table_id=?", "DELETE FROM notices WHERE table_id=?",
        "DELETE FROM letters WHERE table_id=?", "DELETE FROM told WHERE table_id=?",
        "DELETE FROM seats WHERE table_id=?", "DELETE FROM tables WHERE id=?"}) {
    if (const auto gone = db_.query(sql).text(id).run(); !gone) return gone;
  }
  return db_
      .query(
          "DELETE FROM editions WHERE digest=? AND NOT EXISTS "
          "(SELECT 1 FROM tables WHERE edition=digest)")
      .blob(edition)
      .run();
}

Expected<void> Store::add_entries(const std::string& id, int first_rev,
                                  const std::vector<Entry>& entries) {
  int rev = first_rev;
  for (const Entry& entry : entries) {
    Query query = db_.query("INSERT INTO entries VALUES (?,?,?,?,?,?,?,?)");
    query.text(id).number(rev++).number(entry.seat).text(entry.move).number(entry.undo);
    query.number(entry.at).text(entry.request_id).number(static_cast<std::int64_t>(entry.hash));
    if (const auto added = query.run(); !added) return added;
  }
  return {};
}

}  // namespace kaisho::server
