#include "server/hall/table_info.h"

#include <utility>

#include "core/values/every_seat.h"
#include "core/values/how_many.h"
#include "server/tables/clock.h"
#include "server/tables/pace_json.h"
#include "server/tables/table_json.h"

namespace kaisho::server {

TableInfo::TableInfo(std::shared_ptr<const Presence> presence, RunningTime& time,
                     std::string public_url, std::chrono::seconds absence, bool talk)
    : presence_(std::move(presence)),
      time_(time),
      public_url_(std::move(public_url)),
      absence_(absence),
      talk_(talk) {}

Json TableInfo::clocks(const TableFacts& facts) const { return clocks_json(facts, time_.now()); }

Json TableInfo::of(const TableFacts& facts, const std::string& browser) const {
  using std::chrono::seconds;
  Json info = listed_info(facts, browser, *presence_);
  info["options"]["chat"] = has_talk(facts);
  info["public_url"] = public_url_.empty() ? Json() : Json(public_url_);
  info["arrivals"] = arrivals_json(facts.arrivals);
  info["stand_ins"] = stand_ins_json(facts.stand_ins);
  info["days_off"] = days_off_json(facts.days_off);
  info["stand_in_after"] = facts.pace.is_timed() ? Json() : Json(absence_.count());
  info["clocks"] = clocks(facts);
  info["rematch"] = facts.rematch.empty() ? Json() : Json(facts.rematch);
  time_.look();
  info["ending"] = ending_json(facts, {absence_, time_.unbroken_since()}, now_ms());
  for (const Seat seat : every_seat(how_many(facts.seats))) {
    if (facts.seat(seat).is_bot()) continue;
    info["seats"][seat]["away"] = duration_cast<seconds>(presence_->away(facts.id, seat)).count();
  }
  return info;
}

Json listed_info(const TableFacts& facts, const std::string& browser, const Presence& presence) {
  return info_json(facts, browser, [&](Seat seat) { return presence.here(facts.id, seat); });
}

}  // namespace kaisho::server
