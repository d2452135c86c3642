#include "tests/games/yamatai/steps.h"

namespace kaisho::yamatai_tests {

Table placing() {
  return Table(3)
      .boats("1=green 2=red 48=green")
      .placed("1 2")
      .tokens("1=tea 2=rice 3=tea")
      .hand(0, "green brown");
}

Table competing() { return placing().collecting(""); }

std::vector<std::pair<std::string, Table>> all_steps() {
  return {
      {"fleet", Table(3).place(1).choosing_fleet()},
      {"free_boat", Table().hand(0, "brown red").free_boat()},
      {"main", placing().hand(1, "yellow").trades(1)},
      {"collect", competing()},
      {"extra", Table(4).specialists(0, "ebisu").tokens("5=tea 33=indigo").extra()},
      {"port", Table().place(3).hand(1, "green brown brown").specialists(1, "riu yasoma").port()},
      {"recruit", Table().culture(0, "tea tea rice indigo").recruiting()},
      {"recruit", Table().fleet(5).recruiting(true).sanctuaries("3 5").specialists(0, "yasoma")},
      {"sort", Table().knows(0, "0 1 2 5,9").knows(1, "0,1,2").sorting(3)},
      {"with_token", placing().with_token(1)},
      {"remove", placing().last(1).placed("1").removing(1, 7)},
      {"with_boat", placing().with_boat(1)},
  };
}

}  // namespace kaisho::yamatai_tests
