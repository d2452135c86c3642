// What pages read of a table beside its game, as JSON: its facts and who is there. It belongs to
// the I/O thread and owns nothing but the server's address; it does not read the store, and sends
// nothing.
#pragma once

#include <chrono>
#include <memory>
#include <string>

#include "core/reading/json.h"
#include "server/hall/presence.h"
#include "server/hall/running_time.h"
#include "server/store/table_facts.h"

namespace kaisho::server {

class TableInfo {
 public:
  // `public_url`: the origin by which people reach the server; empty if that is not known.
  // `absence`: after that a bot may stand in for who is away. `talk`: whether this server lets
  // people talk.
  TableInfo(std::shared_ptr<const Presence> presence, RunningTime& time, std::string public_url,
            std::chrono::seconds absence, bool talk);

  // For this browser; empty: one that has no seat.
  Json of(const TableFacts& facts, const std::string& browser) const;
  // What each person has left; null at a table without a pace, or before its game.
  Json clocks(const TableFacts& facts) const;
  const std::string& public_url() const { return public_url_; }
  // Whether people can talk at the table.
  bool has_talk(const TableFacts& facts) const { return talk_ && facts.has_talk; }

 private:
  std::shared_ptr<const Presence> presence_;
  RunningTime& time_;
  std::string public_url_;
  std::chrono::seconds absence_;
  bool talk_;
};

// What a list says of a table, for this browser. May be called on any thread.
Json listed_info(const TableFacts& facts, const std::string& browser, const Presence& presence);

}  // namespace kaisho::server
