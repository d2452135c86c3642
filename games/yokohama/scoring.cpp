// The final count (YOK-E3 to YOK-E6).
#include "games/yokohama/rules.h"

namespace kaisho::yokohama {
namespace {

using Scores = Indexed<Seat, Score, kMaxSeats>;

// How a seat stands in a majority: more is better, then the tie.
struct Standing {
  int number = 0;
  int tie = 0;
  bool counts = false;  // has anything there at all
};
using Standings = Indexed<Seat, Standing, kMaxSeats>;

void give_prizes(Scores& scores, int seats, ScoreLine line, std::array<int, 2> prizes,
                 const Standings& standings) {
  for (int seat = 0; seat < seats; ++seat) {
    const Standing& own = standings[seat];
    Score& score = scores[seat];
    score.of[line] = own.number;
    if (!own.counts) continue;
    const auto before =
        std::count_if(standings.begin(), standings.begin() + seats, [&](const Standing& other) {
          if (!other.counts) return false;
          if (other.number != own.number) return other.number > own.number;
          return other.tie > own.tie;
        });
    if (before < std::ssize(prizes)) score.points[line] = prizes[before];
  }
}

// YOK-E3: the rightmost assistant settles a tie.
void count_board(const Position& p, MainBoard board, ScoreLine line, std::array<int, 2> prizes,
                 Scores& scores) {
  Standings standings{};
  for (const SlotId slot : Every<SlotId>(kBoardSlots)) {
    const Seat seat = p.slots[board][slot];
    if (seat < 0 || seat >= p.seats) continue;
    Standing& standing = standings[seat];
    ++standing.number;
    standing.tie = number_of(slot);
    standing.counts = true;
  }
  give_prizes(scores, p.seats, line, prizes, standings);
}

// YOK-E4: the printed costs; a tie goes to the earlier in turn order.
void count_technologies(View view, Scores& scores) {
  const Position& p = view.p;
  Standings standings{};
  for (Seat seat = 0; seat < p.seats; ++seat) {
    standings[seat] = {technology_costs(view.components, p.player(seat)), -turn_order(p, seat),
                       technology_count(p.player(seat)) > 0};
  }
  give_prizes(scores, p.seats, kLineTechnology, view.components.technology_prizes, standings);
}

// YOK-E5
void count_flags(const Components& components, const Player& player, Score& score) {
  const ByFlag<int> counts = flag_counts(components, player);
  for (const int count : counts) score.of[kLineFlags] += count;
  score.points[kLineFlags] = flag_points(components, counts);
}

void count_left(Score& score, ScoreLine line, const Leftover& left, int number) {
  score.of[line] += number;
  score.points[line] += number / left.per * left.points;
}

// YOK-E6
void count_leftovers(const Components& components, const Player& player, Score& score) {
  count_left(score, kLineAgents, components.left_agents, foreign_agents_face_up(player));
  count_left(score, kLineAgents, components.left_independents,
             independent_agents(components, player));
  count_left(score, kLineImports, components.left_imports, player.stock[kImports]);
  count_left(score, kLineYen, components.left_yen, player.yen());
  int goods = 0;
  for (const Resource good : kEachGood) goods += player.stock[good];
  count_left(score, kLineGoods, components.left_goods, goods);
}

}  // namespace

int technology_costs(const Components& components, const Player& player) {
  int sum = 0;
  for (const CardId card : player.technologies) sum += components.technology_of_card(card).cost;
  return sum;
}

// Greedy is optimal: the values of an edition's sets are convex, so sets as large as can be are
// best.
int flag_points(const Components& components, ByFlag<int> counts) {
  int points = 0;
  while (true) {
    std::size_t size = 0;
    for (int& count : counts) {
      if (count == 0) continue;
      --count;
      ++size;
    }
    if (size == 0) return points;
    points += components.flag_sets[size];
  }
}

Scores final_scores(View view) {
  const Position& p = view.p;
  Scores scores{};
  count_board(p, kChurchBoard, kLineChurch, view.components.church_prizes, scores);
  count_board(p, kCustomsBoard, kLineCustoms, view.components.customs_prizes, scores);
  count_technologies(view, scores);
  for (Seat seat = 0; seat < p.seats; ++seat) {
    count_flags(view.components, p.player(seat), scores[seat]);
    count_leftovers(view.components, p.player(seat), scores[seat]);
  }
  return scores;
}

}  // namespace kaisho::yokohama
