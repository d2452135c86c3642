#include "server/hall/broadcast.h"

#include <algorithm>
#include <chrono>
#include <map>
#include <utility>
#include <vector>

#include "core/values/how_many.h"
#include "server/tables/seat_rules.h"
#include "server/tables/table_json.h"
#include "server/tables/talk_rules.h"

namespace kaisho::server {
namespace {

// Whether the browser has a message of its own about the table.
bool plays_here(const TableFacts& facts, const std::string& browser) {
  return facts.creator == browser || seat_of(facts, browser) != kNobody;
}

std::shared_ptr<const std::string> message_of(const Json& info, Seat seat) {
  const Json message = {
      {"type", "table"}, {"table", info}, {"seat", seat == kNobody ? Json() : Json(seat)}};
  return std::make_shared<const std::string>(json_text(message));
}

std::shared_ptr<const std::string> chat_message(const std::vector<const Said*>& said, bool before) {
  return std::make_shared<const std::string>(json_text(chat_json(said, before)));
}

}  // namespace

Broadcast::Broadcast(boost::asio::any_io_executor executor, const TableInfo& info)
    : executor_(std::move(executor)), info_(info) {}

Broadcast::Message Broadcast::table_message(const OpenTable& open,
                                            const Subscriber& subscriber) const {
  return message_of(info_.of(open.table.facts(), subscriber.browser()), subscriber.seat());
}

// The message for spectators whose browser plays no seat here.
Broadcast::Message Broadcast::spectators_message(const OpenTable& open) const {
  return message_of(info_.of(open.table.facts(), ""), kNobody);
}

void Broadcast::send_table(const OpenTable& open, Subscriber& subscriber) const {
  subscriber.send(table_message(open, subscriber));
}

void Broadcast::send_table_to_players(const OpenTable& open) const {
  for (Subscriber* subscriber : open.players) send_table(open, *subscriber);
}

// `message` is that of spectators_message, which is made once for many.
void Broadcast::send_table_to_spectator(const OpenTable& open, Subscriber& subscriber,
                                        const Message& message) const {
  const bool plays = plays_here(open.table.facts(), subscriber.browser());
  subscriber.send(plays ? table_message(open, subscriber) : message);
}

void Broadcast::send_table_to_all(const OpenTable& open) const {
  send_table_to_players(open);
  const Message message = spectators_message(open);
  for (Subscriber* subscriber : open.spectators) {
    send_table_to_spectator(open, *subscriber, message);
  }
}

void Broadcast::send_people(const OpenTablePtr& open) const {
  send_table_to_players(*open);
  if (open->spectators.empty() || open->spectators_wait) return;
  open->spectators_wait = true;
  spawn(executor_, send_table_to_spectators_soon(open),
        "messages to the spectators of table " + open->table.facts().id);
}

// The more spectators there are, the more rarely they get a message, so that many of them cost no
// more than a few.
Async<void> Broadcast::send_table_to_spectators_soon(OpenTablePtr open) const {
  constexpr std::chrono::milliseconds kFew{500};
  constexpr std::chrono::milliseconds kForEach{1};
  constexpr int kAtOnce = 100;
  const auto number = how_many(open->spectators);
  co_await sleep_for(kFew + number * kForEach);
  open->spectators_wait = false;
  const Message message = spectators_message(*open);
  const std::vector<Subscriber*> all(open->spectators.begin(), open->spectators.end());
  int sent = 0;
  for (Subscriber* subscriber : all) {
    if (!open->spectators.contains(subscriber)) continue;
    send_table_to_spectator(*open, *subscriber, message);
    if (++sent % kAtOnce == 0) co_await sleep_for(kForEach);
  }
}

void Broadcast::send_update(const OpenTable& open, int from, const std::string& entries) const {
  const Json clocks = info_.clocks(open.table.facts());
  std::map<Seat, Message> messages;
  const auto send = [&](Subscriber* subscriber) {
    Message& message = messages[subscriber->seat()];
    if (!message) {
      message = std::make_shared<const std::string>(
          update_text(open.table, subscriber->seat(), from, entries, clocks));
    }
    subscriber->send(message);
  };
  std::ranges::for_each(open.players, send);
  std::ranges::for_each(open.spectators, send);
}

void Broadcast::send_talk(const OpenTable& open, Subscriber& subscriber) const {
  const TableFacts& facts = open.table.facts();
  const std::vector<const Said*> said = talk_for(facts, open.talk, subscriber.seat());
  if (!said.empty() && info_.has_talk(facts)) subscriber.send(chat_message(said, true));
}

void Broadcast::send_newest_said(const OpenTable& open) const {
  const Said& said = open.talk.back();
  const Message message = chat_message({&said}, false);
  const auto send = [&](Subscriber* subscriber) {
    if (hears(open.table.facts(), subscriber->seat(), said)) subscriber->send(message);
  };
  std::ranges::for_each(open.players, send);
  std::ranges::for_each(open.spectators, send);
}

void Broadcast::send_onlookers_talk_to_players(const OpenTable& open) const {
  std::vector<const Said*> said;
  for (const Said& one : open.talk) {
    if (!one.is_of_players()) said.push_back(&one);
  }
  if (said.empty() || !info_.has_talk(open.table.facts())) return;
  const Message message = chat_message(said, true);
  for (Subscriber* subscriber : open.players) subscriber->send(message);
}

}  // namespace kaisho::server
