// The pages that have a table open: they come, are sent what they do not know, and go. This lives
// on the I/O thread and owns nothing: the pages stand in OpenTable, and which seats are there in
// Presence. It changes no game, seats nobody, and does not ask who may see a table.
#pragma once

#include <optional>

#include "server/hall/broadcast.h"
#include "server/hall/list_cache.h"
#include "server/hall/presence.h"
#include "server/hall/table_info.h"
#include "server/tables/open_table.h"

namespace kaisho::server {

class Subscriptions {
 public:
  Subscriptions(Presence& presence, ListCache& lists, const TableInfo& info,
                const Broadcast& broadcast);

  // Comes immediately after Histories::prepare. `from`: the page knows the entries up to there.
  void subscribe(const OpenTablePtr& open, Subscriber& subscriber, std::optional<int> from);
  void unsubscribe(const OpenTablePtr& open, Subscriber& subscriber);

 private:
  void set_presence(const OpenTable& open, Seat seat, bool here);

  Presence& presence_;
  ListCache& lists_;
  const TableInfo& info_;
  const Broadcast& broadcast_;
};

}  // namespace kaisho::server
