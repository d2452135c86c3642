#include "tests/games/osaka/steps.h"

namespace kaisho::osaka_tests {

Table choosing() {
  return Table(3).market("red2").field("turn", 0).active(1).tokens(1, "red").now(
      {{"step", "choose_token"}, {"seat", 2}, {"left", 2}});
}

Table turn() {
  return Table(3)
      .market("red2 blue5@1 red3")
      .farm("green2@2 yellow2")
      .hand(0, "blue5")
      .goods(1, "red5 red2!")
      .points(0, 3)
      .kept("blue2")
      .blind("green5")
      .discard("yellow5");
}

Table payday() {
  return Table()
      .market("green2@1")
      .ships("red=5 blue=3")
      .hand(1, "blue2 blue3")
      .goods(1, "blue5 blue3");
}

Table insuring() {
  return payday().now(
      {{"step", "insure"}, {"seat", 1}, {"colour", "blue"}, {"symbols", 0}, {"from", "blue3"}});
}

Table protecting() {
  return payday().discard("blue3").now(
      {{"step", "protect"}, {"seat", 1}, {"colour", "blue"}, {"left", 1}, {"highest", "blue5"}});
}

Table paying() {
  return Table()
      .market("red5 red3")
      .hand(0, "blue5 blue3 green3")
      .now({{"step", "pay"}, {"seat", 0}, {"due", 8}, {"from", "red5"}});
}

}  // namespace kaisho::osaka_tests
