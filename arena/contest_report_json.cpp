// A contest's report as JSON.
#include "arena/contest_report.h"

namespace kaisho {
namespace {

Json pairing_json(const PairingReport& pairing, const Contest& contest) {
  Json json = {{"a", contest.players[pairing.pairing.a].name},
               {"b", contest.players[pairing.pairing.b].name},
               {"games", pairing.games},
               {"deals", pairing.deals}};
  if (pairing.deals == 0) return json;
  Json at = Json::array();
  for (int seat = 0; seat < contest.seats; ++seat) {
    const SeatReport& there = pairing.at[static_cast<std::size_t>(seat)];
    at.push_back({{"share", there.share.mean},
                  {"share_95", ends_json(there.share)},
                  {"rank", there.rank},
                  {"margin", there.margin}});
  }
  json["even"] = pairing.even;
  json["share"] = pairing.share.mean;
  json["share_95"] = ends_json(pairing.share);
  json["at_seat"] = std::move(at);
  json["rank"] = pairing.rank;
  json["margin"] = pairing.margin;
  json["forfeits"] = {pairing.forfeits_a, pairing.forfeits_b};
  if (pairing.elo) {
    json["elo"] = pairing.elo->mean;
    json["elo_95"] = {pairing.elo->low, pairing.elo->high};
  }
  return json;
}

Json number_or_null(const std::optional<double>& number) {
  return number ? Json(*number) : Json(nullptr);
}

}  // namespace

Json report_json(const ContestReport& report) {
  const Contest& contest = report.contest;
  Json description = contest_json(contest);
  description.erase("edition");
  Json all = Json::array();
  for (const PairingReport& pairing : report.pairings) {
    all.push_back(pairing_json(pairing, contest));
  }
  Json ratings = Json::array();
  for (std::size_t i = 0; i < report.ratings.size(); ++i) {
    const Rating& rating = report.ratings[i];
    ratings.push_back({{"player", contest.players[i].name},
                       {"elo", number_or_null(rating.elo)},
                       {"elo_95", {number_or_null(rating.low), number_or_null(rating.high)}}});
  }
  Json json = {{"contest", std::move(description)},
               {"games", report.games},
               {"games_in_all", report.games_in_all},
               {"complete", report.complete()},
               {"capped", report.capped},
               {"decisions", report.decisions},
               {"pairings", std::move(all)},
               {"ratings", std::move(ratings)},
               {"faults", report.faults},
               {"sprt", nullptr}};
  if (report.sprt) {
    const double llr = report.sprt->llr.empty() ? 0 : report.sprt->llr.back();
    json["sprt"] = {{"verdict", verdict_name(report.sprt->verdict)},
                    {"deals", report.sprt->groups},
                    {"llr", llr},
                    {"lower", report.sprt->lower},
                    {"upper", report.sprt->upper}};
  }
  return json;
}

}  // namespace kaisho
