#include "server/hall/table_info.h"

#include <utility>

#include "server/tables/table_json.h"

namespace kaisho::server {

TableInfo::TableInfo(std::shared_ptr<const Presence> presence, std::string public_url)
    : presence_(std::move(presence)), public_url_(std::move(public_url)) {}

Json TableInfo::of(const TableFacts& facts, const std::string& browser) const {
  Json info = listed_info(facts, browser, *presence_);
  info["public_url"] = public_url_.empty() ? Json() : Json(public_url_);
  info["arrivals"] = arrivals_json(facts.arrivals);
  return info;
}

Json listed_info(const TableFacts& facts, const std::string& browser, const Presence& presence) {
  return info_json(facts, browser, [&](Seat seat) { return presence.here(facts.id, seat); });
}

}  // namespace kaisho::server
