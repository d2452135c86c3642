#include "tools/calibrate/verdicts.h"

#include <optional>
#include <utility>

#include "arena/play/match.h"
#include "core/values/how_many.h"

namespace kaisho::calibrate {
namespace {

using review::Budget;
using review::Judge;
using review::Mark;
using review::Verdict;

// How much deeper the search is that decides what is true.
constexpr int kDeeper = 10;
// A planted mistake loses at least this part of the victory by the deep search.
constexpr float kPlantedLoss = 0.10F;
// So many decisions of a game are tried, until one has a move that bad among a few at random.
constexpr int kDecisions = 6;
constexpr int kMovesEach = 4;
// The stream of chance for a game's choices here; no game's and no player's.
constexpr std::uint64_t kPlantKey = 31;

bool is_marked(Mark mark) { return mark != Mark::kBest && mark != Mark::kGood; }

struct Judged {
  std::optional<Mark> planted;  // what the standard budget says of the mistake
  bool best_marked = false;     // a move marked that the deep search thinks best
  bool played_differs = false;  // another mark of the move that was played than the deep search's
  bool looked_at = false;       // at all: there was a decision with a choice
};

// One game with its judges.
class Look {
 public:
  Look(const Setting& setting, const CalibrateOptions& options, const Budget& budget,
       std::size_t number)
      : game_(*setting.game),
        played_(play(setting, options, number)),
        chance_(RandomState::from_key(arena::match_key(options.seed, number, 0, kPlantKey))),
        random_(chance_),
        standard_(game_, options.seats, budget, options.seed + number),
        deep_(game_, options.seats, deeper(budget), ~(options.seed + number)) {}

  Judged find() {
    Judged judged;
    for (int tries = 0; tries < kDecisions && !judged.planted; ++tries) {
      const std::size_t i = random_.below(how_many(played_.decisions));
      const review::Decision& decision = played_.decisions[i];
      MoveList legal;
      game_.legal_moves(decision.before, legal);
      if (legal.size() < 2) continue;
      if (!std::exchange(judged.looked_at, true)) judge_played(decision, i, judged);
      judged.planted = plant(decision, legal, i);
    }
    return judged;
  }

 private:
  static Budget deeper(Budget budget) {
    budget.simulations *= kDeeper;
    return budget;
  }

  void judge_played(const review::Decision& decision, std::size_t i, Judged& found) {
    const Verdict deep = deep_.judge(decision.before, decision.move, i);
    found.played_differs = standard_.judge(decision.before, decision.move, i).mark != deep.mark;
    found.best_marked =
        is_marked(standard_.judge(decision.before, deep.candidates.front().move, i).mark);
  }

  std::optional<Mark> plant(const review::Decision& decision, const MoveList& legal,
                            std::size_t i) {
    for (int tries = 0; tries < kMovesEach; ++tries) {
      const Move move = legal[random_.below(how_many(legal))];
      if (move == decision.move) continue;
      const review::Loss loss = deep_.judge(decision.before, move, i).loss;
      if (loss.lost() < kPlantedLoss) continue;
      return standard_.judge(decision.before, move, i).mark;
    }
    return std::nullopt;
  }

  const Game& game_;
  PlayedGame played_;
  RandomState chance_;
  Random random_;
  Judge standard_;
  Judge deep_;
};

Json json_of(const std::vector<Judged>& found) {
  int looked_at = 0;
  int planted = 0;
  int marked = 0;
  int best_marked = 0;
  int differs = 0;
  Json marks = Json::object();
  for (const Judged& one : found) {
    looked_at += one.looked_at ? 1 : 0;
    best_marked += one.best_marked ? 1 : 0;
    differs += one.played_differs ? 1 : 0;
    if (!one.planted) continue;
    ++planted;
    marked += is_marked(*one.planted) ? 1 : 0;
    const std::string name(name_of(*one.planted));
    marks[name] = marks.value(name, 0) + 1;
  }
  return {{"planted", {{"games", planted}, {"marked", marked}, {"marks", std::move(marks)}}},
          {"best", {{"games", looked_at}, {"marked", best_marked}}},
          {"played", {{"games", looked_at}, {"other_mark_when_deep", differs}}}};
}

}  // namespace

Expected<Json> calibrate_verdicts(const CalibrateOptions& options, const Budget& budget) {
  const Expected<Setting> setting = setting_of(options);
  if (!setting) return std::unexpected(setting.error());
  std::vector<Judged> found(options.games);
  for_each_game(options, [&](std::size_t number) {
    found[number] = Look(*setting, options, budget, number).find();
  });
  return json_of(found);
}

}  // namespace kaisho::calibrate
