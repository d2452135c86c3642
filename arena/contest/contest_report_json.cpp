// A contest's report as JSON.
#include "arena/contest/contest_report.h"
#include "core/reading/hex.h"

namespace kaisho::arena {
namespace {

Json pairing_json(const PairingReport& pairing, const ContestReport& report) {
  const Contest& contest = report.contest;
  Json json = {{"a", contest.players[pairing.pairing.a].name},
               {"b", contest.players[pairing.pairing.b].name},
               {"games", pairing.games},
               {"deals", pairing.deals}};
  if (pairing.deals == 0) return json;
  Json at = Json::array();
  for (int seat = 0; seat < contest.seats; ++seat) {
    const SeatReport& there = pairing.at[seat];
    at.push_back({{"share", there.share.mean},
                  {"share_95", ends_json(there.share)},
                  {"rank", there.rank},
                  {"margin", there.margin}});
  }
  json["even"] = pairing.even;
  json["share"] = pairing.share.mean;
  json["share_95"] = ends_json(pairing.share);
  json["stopped_by_test"] = report.stopped_by_test();
  json["at_seat"] = std::move(at);
  json["rank"] = pairing.rank;
  json["margin"] = pairing.margin;
  json["forfeits"] = {pairing.forfeits_a, pairing.forfeits_b};
  if (pairing.elo) {
    json["elo"] = pairing.elo->mean;
    json["elo_95"] = {pairing.elo->low, pairing.elo->high};
  }
  if (pairing.without_luck) json["without_luck"] = without_luck_json(*pairing.without_luck);
  return json;
}

Json forfeit_json(const ForfeitReport& forfeit, const Contest& contest) {
  return {{"player", contest.players[forfeit.player].name},
          {"reason", forfeit.reason},
          {"deal", forfeit.deal},
          {"seating", forfeit.seating},
          {"seat", forfeit.seat},
          {"took_ms", forfeit.took_ms},
          {"seed", key_text(forfeit.seed)},
          {"moves", forfeit.moves}};
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
    all.push_back(pairing_json(pairing, report));
  }
  Json ratings = Json::array();
  for (std::size_t i = 0; i < report.ratings.size(); ++i) {
    const Rating& rating = report.ratings[i];
    ratings.push_back({{"player", contest.players[i].name},
                       {"elo", number_or_null(rating.elo)},
                       {"elo_95", {number_or_null(rating.low), number_or_null(rating.high)}}});
  }
  Json forfeits = Json::array();
  for (const ForfeitReport& forfeit : report.forfeits) {
    forfeits.push_back(forfeit_json(forfeit, contest));
  }
  Json json = {{"contest", std::move(description)},
               {"games", report.games},
               {"games_in_all", report.games_in_all},
               {"complete", report.complete()},
               {"capped", report.capped},
               {"decisions", report.decisions},
               {"pairings", std::move(all)},
               {"ratings", std::move(ratings)},
               {"forfeits", std::move(forfeits)},
               {"sprt", nullptr}};
  if (report.sprt) {
    json["sprt"] = {{"verdict", verdict_name(report.sprt->verdict)},
                    {"deals", report.sprt->groups},
                    {"forfeited", report.sprt->forfeited},
                    {"llr", report.sprt->llr},
                    {"lower", report.sprt->lower},
                    {"upper", report.sprt->upper}};
  }
  return json;
}

}  // namespace kaisho::arena
