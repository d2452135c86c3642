#include "arena/balance/balance_report.h"

#include <utility>

namespace kaisho::arena {
namespace {

Json side_json(const BalanceSide& side) {
  Json json = side.result.json();
  json["edition"] = {{"name", side.edition}, {"hash", side.hash}};
  for (const Spread& spread : side.result.spreads) {
    Json counts = Json::object();
    for (const auto& [value, times] : spread.counts.by_value()) {
      counts[std::to_string(value)] = times;
    }
    json["spreads"].push_back({{"name", spread.name},
                               {"mean", spread.mean.mean},
                               {"mean_95", ends_json(spread.mean)},
                               {"counts", std::move(counts)}});
  }
  return json;
}

Json difference_json(const Difference& one) {
  return {{"subject", one.subject},
          {"figure", one.figure},
          {"unit", one.percent ? "share" : "mean"},
          {"of", one.by_seats ? "seats" : "games"},
          {"edition", one.first.mean},
          {"edition_95", ends_json(one.first)},
          {"edition_of", one.first_of},
          {"against", one.second.mean},
          {"against_95", ends_json(one.second)},
          {"against_of", one.second_of},
          {"difference", one.difference.mean},
          {"difference_95", ends_json(one.difference)}};
}

}  // namespace

std::pair<std::string, std::string> BalanceReport::names() const {
  constexpr std::size_t kDigits = 6;
  const bool alike = second && first.edition == second->edition;
  const auto name_of = [alike](const BalanceSide& side) {
    if (!side.borrowed && !alike) return side.edition;
    return side.edition + ' ' + side.hash.substr(0, kDigits);
  };
  return {name_of(first), second ? name_of(*second) : ""};
}

Json BalanceReport::json() const {
  Json json = {{"command", command}, {"stopped", stopped}, {"edition", side_json(first)}};
  if (!second) return json;
  json["against"] = side_json(*second);
  for (const Difference& one : differences) json["differences"].push_back(difference_json(one));
  return json;
}

}  // namespace kaisho::arena
