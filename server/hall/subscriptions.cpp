#include "server/hall/subscriptions.h"

#include <memory>
#include <string>
#include <string_view>

#include "server/tables/table_json.h"

namespace kaisho::server {

Subscriptions::Subscriptions(Presence& presence, ListCache& lists, const TableInfo& info,
                             const Broadcast& broadcast)
    : presence_(presence), lists_(lists), info_(info), broadcast_(broadcast) {}

void Subscriptions::set_presence(const OpenTable& open, Seat seat, bool here) {
  presence_.set(open.table.facts().id, seat, here);
  lists_.note_change(open.table.facts());
}

void Subscriptions::subscribe(const OpenTablePtr& open, Subscriber& subscriber,
                              std::optional<int> from) {
  const Table& table = open->table;
  if (open->add(subscriber)) {
    set_presence(*open, subscriber.seat(), true);
    broadcast_.send_people(open);  // includes this subscriber
  } else {
    broadcast_.send_table(*open, subscriber);
  }
  if (table.position() == nullptr) return;
  const int rev = table.facts().rev;
  const int known = open->history && from && *from <= rev ? *from : rev;
  const std::string_view entries = known < rev ? open->history->after(known) : "";
  subscriber.send(std::make_shared<const std::string>(
      update_text(table, subscriber.seat(), known, entries, info_.clocks(table.facts()))));
}

void Subscriptions::unsubscribe(const OpenTablePtr& open, Subscriber& subscriber) {
  if (!open->remove(subscriber)) return;
  set_presence(*open, subscriber.seat(), false);
  broadcast_.send_people(open);
}

}  // namespace kaisho::server
