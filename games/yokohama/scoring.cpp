// The final count (YOK-E3 to YOK-E6).
#include <algorithm>

#include "games/yokohama/rules.h"

namespace kaisho::yokohama {
namespace {

using Scores = std::array<Score, kMaxSeats>;

// How a seat stands in a majority: more is better, then the tie.
struct Standing {
  int number = 0;
  int tie = 0;
  bool counts = false;  // has anything there at all
};

void give_prizes(Scores& scores, int seats, ScoreLine line, std::array<int, 2> prizes,
                 const std::array<Standing, kMaxSeats>& standings) {
  for (int seat = 0; seat < seats; ++seat) {
    const Standing& own = standings[static_cast<std::size_t>(seat)];
    Score& score = scores[static_cast<std::size_t>(seat)];
    score.of[line] = own.number;
    if (!own.counts) continue;
    const auto before =
        std::count_if(standings.begin(), standings.begin() + seats, [&](const Standing& other) {
          if (!other.counts) return false;
          if (other.number != own.number) {
            return other.number > own.number;
          }
          return other.tie > own.tie;
        });
    if (before < 2) score.points[line] = prizes[static_cast<std::size_t>(before)];
  }
}

// YOK-E3: the rightmost assistant settles a tie.
void count_board(const Position& p, MainBoard board, ScoreLine line, std::array<int, 2> prizes,
                 Scores& scores) {
  std::array<Standing, kMaxSeats> standings{};
  for (int slot = 0; slot < kBoardSlots; ++slot) {
    const Seat seat = p.slots[board][static_cast<std::size_t>(slot)];
    if (seat < 0 || seat >= p.seats) continue;
    Standing& standing = standings[static_cast<std::size_t>(seat)];
    ++standing.number;
    standing.tie = slot;
    standing.counts = true;
  }
  give_prizes(scores, p.seats, line, prizes, standings);
}

// YOK-E4: the printed costs; a tie goes to the earlier in turn order.
void count_technologies(const Components& box, const Position& p, Scores& scores) {
  std::array<Standing, kMaxSeats> standings{};
  for (Seat seat = 0; seat < p.seats; ++seat) {
    standings[static_cast<std::size_t>(seat)] = {technology_costs(box, p.player(seat)),
                                                 -turn_order(p, seat),
                                                 technology_count(p.player(seat)) > 0};
  }
  give_prizes(scores, p.seats, kLineTechnology, box.technology_prizes, standings);
}

// YOK-E5
void count_flags(const Components& box, const Player& player, Score& score) {
  std::array<int, kFlags> counts{};
  for (int flag = 0; flag < kFlags; ++flag) {
    const int count = flag_count(box, player, flag);
    counts[static_cast<std::size_t>(flag)] = count;
    score.of[kLineFlags] += count;
  }
  score.points[kLineFlags] = flag_points(box, counts);
}

void count_left(Score& score, ScoreLine line, const Leftover& left, int number) {
  score.of[line] += number;
  score.points[line] += number / left.per * left.points;
}

// YOK-E6
void count_leftovers(const Components& box, const Player& player, Score& score) {
  count_left(score, kLineAgents, box.left_agents, foreign_agents(player));
  count_left(score, kLineAgents, box.left_independents, independent_agents(box, player));
  count_left(score, kLineImports, box.left_imports, player.stock[kImports]);
  count_left(score, kLineYen, box.left_yen, player.yen());
  int goods = 0;
  for (std::size_t i = 0; i < kGoods; ++i) goods += player.stock[i];
  count_left(score, kLineGoods, box.left_goods, goods);
}

}  // namespace

int technology_costs(const Components& box, const Player& player) {
  int sum = 0;
  each_bit(player.technologies, [&](int card) {
    sum += box.technologies[box.cards[static_cast<std::size_t>(card)].technology].cost;
  });
  return sum;
}

// As an edition's larger sets never gain less by one more flag, sets as large as can be are best.
int flag_points(const Components& box, std::array<int, kFlags> counts) {
  int points = 0;
  while (true) {
    std::size_t size = 0;
    for (int& count : counts) {
      if (count == 0) continue;
      --count;
      ++size;
    }
    if (size == 0) return points;
    points += box.flag_sets[size];
  }
}

Scores final_scores(const Components& box, const Position& p) {
  Scores scores{};
  count_board(p, kChurchBoard, kLineChurch, box.church_prizes, scores);
  count_board(p, kCustomsBoard, kLineCustoms, box.customs_prizes, scores);
  count_technologies(box, p, scores);
  for (Seat seat = 0; seat < p.seats; ++seat) {
    count_flags(box, p.player(seat), scores[static_cast<std::size_t>(seat)]);
    count_leftovers(box, p.player(seat), scores[static_cast<std::size_t>(seat)]);
  }
  return scores;
}

}  // namespace kaisho::yokohama
