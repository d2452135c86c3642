#include "server/tables/open_table.h"

namespace kaisho::server {

OpenTable::OpenTable(Table replayed, GamePtr its_game, const boost::asio::any_io_executor& executor)
    : table(std::move(replayed)),
      game(std::move(its_game)),
      mutex(executor),
      talking(executor),
      owner("browser " + table.facts().creator) {}

bool OpenTable::add(Subscriber& subscriber) {
  if (subscriber.seat() == kNobody) {
    spectators.insert(&subscriber);
    return false;
  }
  players.push_back(&subscriber);
  owner = subscriber.address();
  *people = true;
  return ++here[subscriber.seat()] == 1;
}

bool OpenTable::remove(Subscriber& subscriber) {
  if (subscriber.seat() == kNobody) {
    spectators.erase(&subscriber);
    return false;
  }
  std::erase(players, &subscriber);
  *people = !players.empty();
  return --here[subscriber.seat()] == 0;
}

bool OpenTable::asks_bot() const {
  const TableFacts& facts = table.facts();
  if (!bot_to_move(facts)) return false;
  const bool is_for_good = facts.seat(facts.to_move).is_bot() || has_resigned(facts, facts.to_move);
  return is_for_good || !back[facts.to_move];
}

}  // namespace kaisho::server
