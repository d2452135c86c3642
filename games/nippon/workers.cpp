// Workers: from the bag to the table (NIP-S4, NIP-T5), to the players (NIP-T2) and back (NIP-K4).
#include <algorithm>
#include <utility>

#include "games/nippon/rules.h"

namespace kaisho::nippon {
namespace {

int rows_of(const Play& play) { return play.components.rows[play.p.seats]; }
int row_size(const Play& play) { return play.components.per_row[play.p.seats]; }

// The bag under one hand, so that chance is drawn in one go.
class Drawing {
 public:
  Drawing(const Play& play, const char* clause)
      : play_(play), clause_(clause), random_(play.p.random), left_(count_of(play.p.bag)) {
    if (left_ > 0) ++play.p.reveals;
  }

  // So many workers, as far as there are any; returns how many lack. `space`, `row`: where they
  // go, the other is kNowhere.
  int put(Workers& workers, int count, int space, int row) {
    for (; count > 0 && left_ > 0; --count) {
      const std::size_t colour = draw();
      ++workers[colour];
      play_.tell_revealed("worker_drawn", clause_, kNobody, colour, space, row);
    }
    return count;
  }

 private:
  std::size_t draw() {
    Workers& bag = play_.p.bag;
    int place = static_cast<int>(random_.below(static_cast<std::uint32_t>(left_)));
    std::size_t colour = 0;
    while (place >= bag[colour]) place -= bag[colour++];
    --bag[colour];
    --left_;
    return colour;
  }

  const Play& play_;
  const char* clause_;
  Random random_;
  int left_;
};

// NIP-T5: spaces in their order, each before the next, then the rows from the top.
void fill_table(const Play& play, const char* clause) {
  Position& p = play.p;
  Drawing drawing(play, clause);
  for (int i = 0; i < std::ssize(play.components.spaces); ++i) {
    const int lacking = play.components.on_space - count_of(p.spaces[i]);
    p.spaces_due[i] = static_cast<std::uint8_t>(drawing.put(p.spaces[i], lacking, i, kNowhere));
  }
  for (int i = 0; i < rows_of(play); ++i) {
    p.rows_due[i] = static_cast<std::uint8_t>(drawing.put(p.rows[i], row_size(play), kNowhere, i));
  }
}

int places_due(const Position& p) {
  int due = 0;
  for (const int n : p.spaces_due) due += n;
  for (const int n : p.rows_due) due += n;
  return due;
}

}  // namespace

void lay_workers(const Play& play, const char* clause) {
  Position& p = play.p;
  for (std::size_t colour = 0; colour < play.components.colours.size(); ++colour) {
    p.bag[colour] = play.components.workers[p.seats];
  }
  fill_table(play, clause);
}

// NIP-T2
void take_worker(const Play& play, Seat seat, int colour, int space) {
  Position& p = play.p;
  --p.spaces[space][colour];
  *std::ranges::find(p.player(seat).workers, kNone) = static_cast<Id>(colour);
}

// NIP-T4. What a filling left empty there is no longer empty.
bool refill_space(const Play& play, int space) {
  Position& p = play.p;
  if (count_of(p.spaces[space]) > 0) return false;
  for (int i = 0; i < rows_of(play); ++i) {
    if (count_of(p.rows[i]) == 0) continue;
    p.spaces[space] = std::exchange(p.rows[i], {});
    p.rows_due[i] = 0;
    const int free = play.components.on_space - count_of(p.spaces[space]);
    p.spaces_due[space] = static_cast<std::uint8_t>(std::min<int>(p.spaces_due[space], free));
    play.tell("row_moved", "NIP-T4", kNobody, i, space);
    return false;
  }
  play.tell("filling", "NIP-T5", kNobody);
  fill_table(play, "NIP-T5");
  if (const int due = places_due(p); due > 0) {
    play.tell("filling_short", "NIP-T5", kNobody, due);
  }
  return true;
}

// NIP-T5: in the order of the filling.
void complete_filling(const Play& play) {
  Position& p = play.p;
  if (places_due(p) == 0) return;
  Drawing drawing(play, "NIP-T5");
  for (int i = 0; i < std::ssize(play.components.spaces); ++i) {
    p.spaces_due[i] =
        static_cast<std::uint8_t>(drawing.put(p.spaces[i], p.spaces_due[i], i, kNowhere));
  }
  for (int i = 0; i < rows_of(play); ++i) {
    p.rows_due[i] = static_cast<std::uint8_t>(drawing.put(p.rows[i], p.rows_due[i], kNowhere, i));
  }
}

// NIP-K4
void return_workers(const Play& play, Seat seat) {
  Position& p = play.p;
  int returned = 0;
  for (Id& colour : p.player(seat).workers) {
    if (colour == kNone) continue;
    ++p.bag[colour];
    ++returned;
    colour = kNone;
  }
  if (returned == 0) return;
  play.tell("workers_returned", "NIP-K4", seat, returned);
  complete_filling(play);
}

}  // namespace kaisho::nippon
