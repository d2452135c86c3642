#include "tests/games/nippon/steps.h"

namespace kaisho::nippon_tests {

Table selling_silk() {
  return Table(3)
      .asks("tokyo", "silk - bulbs")
      .factories(0, "silk-a=3+1 bulbs-a=2")
      .factories(1, "watches-b paper-d=4+2")
      .trains(1, "kanto-chubu=2")
      .influence(1, "nagoya:east=6");
}

Table choosing_home() {
  return selling_silk()
      .influence(1, "tokyo:east=2")
      .influence(2, "tokyo:south=2 tokyo:west=5")
      .sending_home("tokyo:north", 3, 3);
}

std::vector<std::pair<std::string, Table>> all_steps() {
  return {
      {"turn", Table(4).workers(1, "black black pink").stocked(2, 1).contracts(3, "contract-8")},
      {"track", Table(3).first(1).stepping("knowledge").stock(0, "plans=7")},
      {"track", Table().stepping("mines").marker(4).influence(1, "osaka:east=7")},
      {"produce", Table().factories(0, "silk-b=2 bento-a").producing()},
      {"export", Table(4).factories(0, "silk-a=4 paper-b=4").exporting(2)},
      {"invest", Table(3).turn(8).active(2).investing()},
      {"machinery", Table().factories(0, "silk-a=1+1").improving()},
      {"machinery", Table().factories(0, "silk-a=1+2 bulbs-b").improving_free()},
      {"trains", Table(3).closing(4).putting_trains().ships(2, "kanto-chubu=2")},
      {"trains", Table().factories(0, "watches-c lenses-b").putting_trains_free()},
      {"ships", Table(4).putting_ships().stock(0, "vp=-3")},
      {"ships", Table(3).putting_ships_free().achievements(1, "savings=5 regions=2")},
      {"market", selling_silk().selling()},
      {"market", selling_silk().influence(0, "nagoya:north=1").selling(1, "kanto-chubu")},
      {"tile", selling_silk().choosing_tile("tokyo:south")},
      {"home", choosing_home()},
      {"reward", Table(4).taking_reward().rewards("reward-5-coal=0")},
      {"achievement", Table(3).no_rewards(2).tiling(2)},
      {"last", Table(4).last("export").stock(0, "plans=3").rows_used(2)},
      {"last", Table(2).last("").stock(0, "plans=4")},
  };
}

}  // namespace kaisho::nippon_tests
