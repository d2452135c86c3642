// The part of Store that knows what people say at tables.
#include <utility>

#include "server/store/store.h"

namespace kaisho::server {

Expected<std::vector<Said>> Store::talk(const std::string& id) {
  Query query = db_.query(
      "SELECT number, seat, onlooker, name, phrase, text, request, at FROM messages "
      "WHERE table_id = ? AND number BETWEEN 1 AND ? AND seat BETWEEN ? AND ? ORDER BY number");
  query.text(id).number(INT32_MAX - 1).number(kNobody).number(kMaxSeats - 1);
  std::vector<Said> talk;
  while (query.next()) {
    Said said;
    said.number = static_cast<int>(query.take_number());
    said.seat = static_cast<Seat>(query.take_number());
    said.onlooker = query.take_text();
    said.name = query.take_text();
    said.phrase = query.take_text();
    said.text = query.take_text();
    said.request_id = query.take_text();
    said.at = query.take_number();
    talk.push_back(std::move(said));
  }
  if (const auto end = query.end(); !end) return std::unexpected(end.error());
  return talk;
}

Expected<void> Store::add_said(const std::string& id, const Said& said) {
  Query query = db_.query("INSERT INTO messages VALUES (?,?,?,?,?,?,?,?,?)");
  query.text(id).number(said.number).number(said.seat).text(said.onlooker).text(said.name);
  return query.text(said.phrase).text(said.text).text(said.request_id).number(said.at).run();
}

Expected<void> Store::forget_said(const std::string& id, int number) {
  return db_.query("DELETE FROM messages WHERE table_id = ? AND number = ?")
      .text(id)
      .number(number)
      .run();
}

Expected<void> Store::add_silence(const TableFacts& facts) {
  if (facts.has_talk) return {};
  return db_.query("INSERT INTO silences VALUES (?)").text(facts.id).run();
}

Expected<void> Store::read_silence(TableFacts& facts) {
  Query query = db_.query("SELECT 1 FROM silences WHERE table_id = ?");
  facts.has_talk = !query.text(facts.id).next();
  return query.end();
}

}  // namespace kaisho::server
