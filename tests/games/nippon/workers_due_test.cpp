// Places that a bag too small left empty (NIP-T5), and what becomes of them. With the workers of
// the box that happens only to the last row; so there are fewer here: four of each colour for two
// players, who hold at most 12 of 24, while 19 places are on the table.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/nippon/editions.h"
#include "tests/games/nippon/places.h"
#include "tests/games/scene_body.h"

namespace kaisho::nippon_tests {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;

int of_colour(std::size_t seats) { return seats == 2 ? 4 : 5; }

struct FewWorkers : Speech {
  static const Game& game() {
    static const GamePtr kGame = game_with([](Json& json) {
      for (const std::size_t seats : {2U, 4U}) {
        json["workers"]["per_colour"][std::to_string(seats)] = of_colour(seats);
        json["workers"]["total"][std::to_string(seats)] = 6 * of_colour(seats);
      }
    });
    return *kGame;
  }
};
using Few = SceneOf<FewWorkers>;

// So many workers, of each colour in turn.
class Workers {
 public:
  explicit Workers(std::size_t seats) : colours_(ids_of(edition()["worker_colours"])) {
    for (const std::string& colour : colours_) left_[colour] = of_colour(seats);
  }

  Lines take(int count) {
    Lines taken;
    for (; count > 0; at_ = (at_ + 1) % colours_.size()) {
      if (left_[colours_[at_]] == 0) continue;
      --left_[colours_[at_]];
      taken.push_back(colours_[at_]);
      --count;
    }
    return taken;
  }

  // `1+2`: one there, two due.
  Json place(const std::string& text) {
    const auto [there, due] = split(text, '+');
    Json workers = Json::object();
    for (const std::string& colour : colours_) workers[colour] = 0;
    for (const std::string& colour : take(std::stoi(there))) {
      workers[colour] = workers[colour].get<int>() + 1;
    }
    return {{"workers", workers}, {"due", due.empty() ? 0 : std::stoi(due)}};
  }

  Json left() const { return left_; }

 private:
  Lines colours_;
  std::map<std::string, int> left_;
  std::size_t at_ = 0;
};

// What the players hold, what is on the spaces and in the rows; the rest is in the bag.
Table few(const std::vector<int>& held, const char* spaces, const char* rows) {
  Workers workers(held.size());
  Table table(static_cast<int>(held.size()));
  for (std::size_t seat = 0; seat < held.size(); ++seat) {
    const std::string own = text_of(Json(workers.take(held[seat])));
    table.workers(static_cast<int>(seat), own).stock(static_cast<int>(seat), "plans=0");
  }
  for (const auto& [field, text] : {std::pair{"spaces", spaces}, {"rows", rows}}) {
    Json places = Json::array();
    for (const std::string& word : words_of(text)) places.push_back(workers.place(word));
    table.field(field, places);
  }
  return table.field("bag", workers.left());
}

// The player whose turn it is takes the first worker there is for this action.
void take(Few& scene, const std::string& action, const Lines& moves) {
  for (const std::string& move : scene.legal("take")) {
    if (!move.ends_with(" " + action)) continue;
    scene.play({move}).play(moves);
    return;
  }
  ADD_FAILURE() << "no worker for " << action;
}

// Who has six workers has begun by itself. The reward is the one that comes first.
void consolidate(Few& scene) {
  const std::string seat = scene.says("active");
  if (scene.says("now").starts_with("turn")) scene.play({"consolidate"});
  while (scene.says("active") == seat) scene.play({scene.legal().front()});
}

// ---- how a bag too small fills

TEST(NipponWorkersDue, NIP_T5_SpacesInTheirOrderEachBeforeTheNext) {
  Few scene(few({5, 5}, "1 2 1 1 1", "0 0"));
  EXPECT_EQ(in_bag(scene), 8U);
  take(scene, "mines", {"steps 1"});
  EXPECT_EQ(sizes(scene), "3 3 3 3 1+2 | 0+2 0+2");
  EXPECT_EQ(drawn(scene), "space:1 space:1 space:2 space:3 space:3 space:3 space:4 space:4");
  EXPECT_THAT(scene.events("NIP-T5"), Contains("NIP-T5 filling_short places:6"));
  EXPECT_EQ(in_bag(scene), 0U);
}

TEST(NipponWorkersDue, NIP_T5_ThenTheRowsLikewise) {
  Few scene(few({3, 3}, "3 3 1 2 3", "0 0"));
  take(scene, "mines", {"steps 1"});
  EXPECT_EQ(sizes(scene), "3 3 3 3 3 | 2 0+2");
  EXPECT_EQ(drawn(scene), "space:3 space:3 space:3 space:4 row:1 row:1");
  EXPECT_THAT(scene.events("NIP-T5"), Contains("NIP-T5 filling_short places:2"));
  Few one(few({2, 3}, "3 3 1 2 3", "0 0"));
  take(one, "mines", {"steps 1"});
  EXPECT_EQ(sizes(one), "3 3 3 3 3 | 2 1+1");
  EXPECT_EQ(drawn(one), "space:3 space:3 space:3 space:4 row:1 row:1 row:2");
}

// The marker moves all the same.
TEST(NipponWorkersDue, NIP_T5_WithNothingInTheBag) {
  Few scene(few({5, 5}, "3 3 1 3 3", "1+1 0+2"));
  take(scene, "mines", {"steps 1"});  // the first row comes
  EXPECT_EQ(sizes(scene), "3 3 1 3 3 | 0 0+2");
  EXPECT_EQ(scene.says("marker"), "1");
  scene.mark();
  take(scene, "mines", {"steps 1"});
  EXPECT_EQ(sizes(scene), "3 3 0+3 3 3 | 0+2 0+2");
  EXPECT_EQ(drawn(scene), "");
  EXPECT_THAT(scene.events("NIP-T5"),
              testing::IsSupersetOf({"NIP-T5 filling", "NIP-T5 filling_short places:7"}));
  EXPECT_EQ(scene.says("marker"), "2");
}

// ---- what is completed

TEST(NipponWorkersDue, NIP_T5_CompletedInTheSameOrder) {
  Few scene(few({6, 6}, "3 3 3 2+1 1+2", "0+2 0+2"));
  consolidate(scene);
  EXPECT_EQ(sizes(scene), "3 3 3 3 3 | 2 1+1");
  EXPECT_EQ(drawn(scene), "space:4 space:5 space:5 row:1 row:1 row:2");
  EXPECT_EQ(scene.number("reveals"), 31);
  scene.mark();
  consolidate(scene);
  EXPECT_EQ(sizes(scene), "3 3 3 3 3 | 2 2");
  EXPECT_EQ(drawn(scene), "row:2");
  EXPECT_EQ(in_bag(scene), 5U);
  EXPECT_EQ(scene.says("marker"), "1");
}

TEST(NipponWorkersDue, NIP_T5_AFewAtATime) {
  Few scene(few({2, 6}, "3 3 3 3 2+1", "2 0+2"));
  scene.play({"consolidate"});
  EXPECT_EQ(sizes(scene), "3 3 3 3 3 | 2 1+1");
  EXPECT_EQ(in_bag(scene), 0U);
}

TEST(NipponWorkersDue, NIP_T5_WithoutWorkersComingBackNothingComes) {
  Few scene(few({0, 6}, "3 3 3 3 3", "2 1+1"));
  scene.play({"consolidate"});
  EXPECT_THAT(scene.changes({"turn", "active", "latest"}), IsEmpty());
  EXPECT_EQ(sizes(scene), "3 3 3 3 3 | 2 1+1");
}

// Not those whose workers were taken since.
TEST(NipponWorkersDue, NIP_T5_OnlyPlacesThatTheFillingLeftEmpty) {
  Few scene(few({6, 1}, "2 3 3 2+1 3", "2 2"));
  consolidate(scene);
  EXPECT_EQ(sizes(scene), "2 3 3 3 3 | 2 2");
  EXPECT_EQ(drawn(scene), "space:4");
  EXPECT_EQ(in_bag(scene), 5U);
  Few taken(few({6, 2}, "2 3 3 1+1 3", "2 2"));
  consolidate(taken);
  EXPECT_EQ(sizes(taken), "2 3 3 2 3 | 2 2") << "of two places there one was taken from";
}

TEST(NipponWorkersDue, NIP_T5_ARowUsedUpMeanwhileIsNotFilledAgain) {
  Few scene(few({4, 6}, "3 3 1 3 3", "1+1 0+2"));
  take(scene, "mines", {"steps 1"});
  EXPECT_EQ(sizes(scene), "3 3 1 3 3 | 0 0+2");
  EXPECT_THAT(scene.events("NIP-T4"), ElementsAre("NIP-T4 row_moved row:1 space:3"));
  scene.mark();
  consolidate(scene);
  EXPECT_EQ(sizes(scene), "3 3 1 3 3 | 0 2");
  EXPECT_EQ(drawn(scene), "row:2 row:2");
  EXPECT_EQ(in_bag(scene), 4U);
}

TEST(NipponWorkersDue, NIP_T5_ANewFillingTakesThePlaceOfWhatWasPending) {
  Few scene(few({5, 6, 6, 2}, "2 3 1 3 2+1", "0 0+3 0+3 0+3"));
  take(scene, "mines", {"steps 1"});
  EXPECT_EQ(sizes(scene), "2+1 3 0+3 3 2+1 | 0+3 0+3 0+3 0+3");
  EXPECT_THAT(scene.events("NIP-T5"),
              ElementsAre("NIP-T5 filling", "NIP-T5 filling_short places:17"));
  scene.mark();
  consolidate(scene);
  EXPECT_EQ(sizes(scene), "3 3 3 3 3 | 1+2 0+3 0+3 0+3");
  EXPECT_EQ(drawn(scene), "space:1 space:3 space:3 space:3 space:5 row:1");
}

// A row that comes there takes places that were due.
TEST(NipponWorkersDue, NIP_T4_NoMoreIsDueThanThereIsRoom) {
  Few scene(few({2, 5}, "3 3 1+2 3 3", "2 2"));
  take(scene, "mines", {"steps 1"});
  EXPECT_EQ(sizes(scene), "3 3 2+1 3 3 | 0 2");
}

// ---- a space without workers

TEST(NipponWorkersDue, NIP_T2_NoWorkerThere) {
  const Few scene(few({6, 6}, "0+3 3 3 3 3", "0+2 0+2"));
  EXPECT_EQ(scene.legal(), Lines{"consolidate"});
  const Few other(few({5, 6}, "1+2 3 3 3 3", "0+2 0+2"));
  EXPECT_THAT(other.refusals("take"), Not(Contains(testing::HasSubstr("no_worker_there"))));
  const Few five(few({5, 6}, "3 3 3 3 0+3", "1+1 0+2"));
  EXPECT_THAT(five.refusals("take white local-market"),
              ElementsAre("take white local-market: NIP-T2 no_worker_there 0 0"));
  EXPECT_THAT(five.legal("take"), Not(Contains(testing::HasSubstr("local-market"))));
}

// It is not the one that was emptied this turn.
TEST(NipponWorkersDue, NIP_T4_AnEmptySpaceWaitsForWhatIsDue) {
  Few scene(few({4, 6}, "0+3 3 3 3 3", "0+2 2"));
  take(scene, "mines", {"steps 1"});
  EXPECT_EQ(sizes(scene), "0+3 3 2 3 3 | 0+2 2");
  EXPECT_THAT(scene.events("NIP-T4"), IsEmpty());
}

}  // namespace
}  // namespace kaisho::nippon_tests
