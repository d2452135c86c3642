#include "server/tables/pace_json.h"

#include <cstddef>
#include <string>
#include <vector>

#include "core/values/every_seat.h"
#include "core/values/how_many.h"
#include "server/tables/pace_rules.h"

namespace kaisho::server {
namespace {

const std::vector<std::string>& sorts() {
  static const std::vector<std::string> kNames = {"none", "live", "brisk", "steady", "calm"};
  return kNames;
}

const std::vector<std::string>& ways_out() {
  static const std::vector<std::string> kNames = {"stand_in", "gives_up", "game_ends"};
  return kNames;
}

// What a live game may take: a bank from a minute to three hours, and up to ten minutes more for
// each decision.
constexpr std::int64_t kMostBank = 3 * kHourMs;
constexpr std::int64_t kMostAdded = 10 * kMinuteMs;

std::int64_t read_time(const Field& field, std::int64_t least, std::int64_t most) {
  return field.integer_as<std::int64_t>(least / kSecondMs, most / kSecondMs) * kSecondMs;
}

}  // namespace

Pace read_pace(const Field& field) {
  Pace pace;
  const auto sort = static_cast<PaceSort>(field["sort"].choice(sorts()));
  switch (sort) {
    case PaceSort::kNone: field.only({"sort"}); return pace;
    case PaceSort::kLive:
      field.only({"sort", "bank", "added", "out_of_time"});
      pace.sort = sort;
      pace.bank = read_time(field["bank"], kMinuteMs, kMostBank);
      pace.added = read_time(field["added"], 0, kMostAdded);
      break;
    case PaceSort::kBrisk:
    case PaceSort::kSteady:
    case PaceSort::kCalm:
      field.only({"sort", "out_of_time"});
      pace = pace_of_days(sort);
      break;
  }
  const bool says = field.has("out_of_time") && !field["out_of_time"].is_null();
  if (says) pace.out_of_time = static_cast<OutOfTime>(field["out_of_time"].choice(ways_out()));
  return pace;
}

Json pace_json(const Pace& pace) {
  if (!pace.is_timed()) return {};
  return {{"sort", sorts()[static_cast<std::size_t>(pace.sort)]},
          {"bank", pace.bank / kSecondMs},
          {"added", pace.added / kSecondMs},
          {"most", pace.most > 0 ? Json(pace.most / kSecondMs) : Json()},
          {"days_off", days_off_of(pace.sort)},
          {"out_of_time", ways_out()[static_cast<std::size_t>(pace.out_of_time)]}};
}

Json clocks_json(const TableFacts& facts, std::int64_t now) {
  if (!facts.pace.is_timed() || !facts.seed) return {};
  Json left = Json::array();
  for (const Seat seat : every_seat(how_many(facts.seats))) {
    const bool has_none = facts.seat(seat).is_bot() || has_resigned(facts, seat);
    left.push_back(has_none ? Json() : Json(time_left(facts, seat, now) / kSecondMs));
  }
  const Seat running = facts.status == Status::kPlaying ? facts.clocks.running : kNobody;
  return {{"left", std::move(left)}, {"running", running == kNobody ? Json() : Json(running)}};
}

Json clock_json(const TableFacts& facts, std::int64_t date) {
  const Seat seat = facts.clocks.running;
  if (facts.status != Status::kPlaying || !facts.has_seat(seat)) return {};
  return {{"seat", seat}, {"left", facts.clocks.left[seat] / kSecondMs}, {"at", date}};
}

}  // namespace kaisho::server
