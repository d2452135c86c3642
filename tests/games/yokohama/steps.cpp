#include "tests/games/yokohama/steps.h"

namespace kaisho::yokohama_tests {
namespace {

const Json kAfter = {"level5", "build", "recall"};

// A part of the action itself.
Table part(const std::string& area, int power, const Json& step) {
  Json steps = Json::array({step});
  steps.insert(steps.end(), kAfter.begin(), kAfter.end());
  return acting(area, power, steps);
}

Table fulfilling(const Json& reward) {
  return Table(3)
      .stock(0, "yen=9")
      .fulfilled(0, "order-05")
      .hand(0, "assistants=3")
      .assistants(0, "bank=5")
      .steps({reward, {{"step", "flag"}, {"flag", "uk"}}, "secondary C", "turn_end"});
}

}  // namespace

Table acting(const std::string& area, int power, Json steps) {
  steps.push_back("secondary C");
  steps.push_back("turn_end");
  return Table(3)
      .assistants(0, area + "=3")
      .president(0, area)
      .stock(0, "yen=12 imports=2")
      .action(area, power)
      .steps(steps);
}

Table walking() {
  return Table(3)
      .assistants(0, "bank chinatown")
      .president(0, "bank")
      .field("walked", {"copper-mine", "bank"})
      .steps({"walk", "secondary C", "turn_end"});
}

Table paying_faith() {
  return part("church", 3,
              {{"step", "pay_faith"}, {"slot", "church-2"}, {"from", "area"}, {"lacking", 2}});
}

Table paying_production() {
  return part("laboratory-a", 3,
              {{"step", "pay_production"}, {"board", "laboratory-a"}, {"slot", 2}, {"lacking", 3}})
      .laboratory("laboratory-a",
                  "electric-light#1 ball#1 tramway#1 gas-lamp#1 ball#2 spinning-mill#1");
}

Table putting_station() {
  Json steps = {"station",
                {{"step", "flag"}, {"flag", "uk"}},
                {{"step", "refill"}, {"board", "laboratory-a"}}};
  steps.insert(steps.end(), kAfter.begin(), kAfter.end());
  return acting("laboratory-a", 4, steps)
      .technologies(0, "station#1")
      .laboratory("laboratory-a", "electric-light#1 - tramway#1 gas-lamp#1 ball#2 ball#1");
}

std::vector<std::pair<std::string, Table>> all_steps() {
  return {
      {"keep_order", Table(3).first(2).keeping(2)},
      {"secondary", Table(3).phase_a().assistants(0, "bank").agents(0, "uk")},
      {"place",
       Table(3).assistants(0, "bank").steps({{{"step", "place"}, {"placed", 1}, {"last", "bank"}},
                                             "move",
                                             "secondary C",
                                             "turn_end"})},
      {"adjacent",
       Table(3)
           .assistants(0, "bank=2")
           .technologies(0, "telegraph#1")
           .steps({{{"step", "adjacent"}, {"area", "bank"}}, "move", "secondary C", "turn_end"})},
      {"move", Table(3).moving().assistants(0, "bank church")},
      {"walk", walking()},
      {"take_back", Table(3)
                        .assistants(0, "bank=2")
                        .steps({{{"step", "take_back"}, {"from", 3}}, "secondary C", "turn_end"})},
      {"exchange", part("chinatown", 3, {{"step", "exchange"}, {"left", 2}})},
      {"slot", part("church", 3, {{"step", "slot"}, {"board", "church"}})},
      {"slot", part("customs", 3, {{"step", "slot"}, {"board", "customs"}})},
      {"pay_faith", paying_faith()},
      {"recruit", part("employment-office", 3, {{"step", "recruit"}, {"left", 2}})},
      {"laboratory", part("laboratory-a", 3, {{"step", "laboratory"}, {"board", "laboratory-a"}})},
      {"pay_production", paying_production()},
      {"port", part("port-b", 3, {{"step", "port"}, {"board", "port-b"}})},
      {"any_good", fulfilling({{"step", "any_good"}, {"left", 2}, {"extra", false}})},
      {"warehouse", fulfilling({{"step", "warehouse"}, {"left", 1}})},
      {"moves", fulfilling({{"step", "moves"}, {"left", 2}})},
      {"station", putting_station()},
      {"complete", Table(3)
                       .options("achievement-tokens independent-agents")
                       .achieved("seven-fish", {1, 0})
                       .achieved("four-technologies", {0})
                       .achieved("four-trade", {0, 2})
                       .steps({"complete", "secondary C", "turn_end"})},
      {"level5", acting("bank", 5, kAfter)},
      {"build", acting("bank", 4, {"build", "recall"})},
      {"recall", acting("bank", 4, {"recall"}).technologies(0, "telephone#1")},
  };
}

}  // namespace kaisho::yokohama_tests
