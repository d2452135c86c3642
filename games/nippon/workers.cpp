// Workers: from the bag to the table (NIP-S4, NIP-T5), to the players (NIP-T2) and back (NIP-K4).
#include <algorithm>
#include <utility>

#include "games/nippon/rules.h"

namespace kaisho::nippon {
namespace {

std::size_t rows_of(const Play& play) {
  return play.box.rows[static_cast<std::size_t>(play.p.seats)];
}
int row_size(const Play& play) { return play.box.per_row[static_cast<std::size_t>(play.p.seats)]; }

// The bag under one hand, so that chance is drawn in one go.
class Drawing {
 public:
  Drawing(const Play& play, const char* clause)
      : play_(play), clause_(clause), random_(play.p.random), left_(count_of(play.p.bag)) {
    if (left_ > 0) ++play.p.reveals;
  }

  // So many workers, as far as there are any; returns how many lack. `space`, `row`: where they
  // go, the other is -1.
  int put(Workers& workers, int count, int space, int row) {
    for (; count > 0 && left_ > 0; --count) {
      const std::size_t colour = draw();
      ++workers[colour];
      play_.tell_revealed(What::kWorkerDrawn, clause_, kNobody, colour, space, row);
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
  for (std::size_t i = 0; i < play.box.spaces.size(); ++i) {
    const int lacking = play.box.on_space - count_of(p.spaces[i]);
    p.spaces_due[i] =
        static_cast<std::uint8_t>(drawing.put(p.spaces[i], lacking, static_cast<int>(i), -1));
  }
  for (std::size_t i = 0; i < rows_of(play); ++i) {
    p.rows_due[i] =
        static_cast<std::uint8_t>(drawing.put(p.rows[i], row_size(play), -1, static_cast<int>(i)));
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
  for (std::size_t colour = 0; colour < play.box.colours.size(); ++colour) {
    p.bag[colour] = play.box.workers[static_cast<std::size_t>(p.seats)];
  }
  fill_table(play, clause);
}

// NIP-T2
void take_worker(const Play& play, Seat seat, int colour, int space) {
  Position& p = play.p;
  --p.spaces[static_cast<std::size_t>(space)][static_cast<std::size_t>(colour)];
  *std::ranges::find(p.player(seat).workers, kNone) = static_cast<Id>(colour);
}

// NIP-T4. What a filling left empty there is no longer empty.
bool refill_space(const Play& play, int space) {
  Position& p = play.p;
  const auto at = static_cast<std::size_t>(space);
  if (count_of(p.spaces[at]) > 0) return false;
  for (std::size_t i = 0; i < rows_of(play); ++i) {
    if (count_of(p.rows[i]) == 0) continue;
    p.spaces[at] = std::exchange(p.rows[i], {});
    p.rows_due[i] = 0;
    const int free = play.box.on_space - count_of(p.spaces[at]);
    p.spaces_due[at] = static_cast<std::uint8_t>(std::min<int>(p.spaces_due[at], free));
    play.tell(What::kRowMoved, "NIP-T4", kNobody, i, space);
    return false;
  }
  play.tell(What::kFilling, "NIP-T5", kNobody);
  fill_table(play, "NIP-T5");
  if (const int due = places_due(p); due > 0) {
    play.tell(What::kFillingShort, "NIP-T5", kNobody, due);
  }
  return true;
}

// NIP-T5: in the order of the filling.
void complete_filling(const Play& play) {
  Position& p = play.p;
  if (places_due(p) == 0) return;
  Drawing drawing(play, "NIP-T5");
  for (std::size_t i = 0; i < play.box.spaces.size(); ++i) {
    p.spaces_due[i] = static_cast<std::uint8_t>(
        drawing.put(p.spaces[i], p.spaces_due[i], static_cast<int>(i), -1));
  }
  for (std::size_t i = 0; i < rows_of(play); ++i) {
    p.rows_due[i] =
        static_cast<std::uint8_t>(drawing.put(p.rows[i], p.rows_due[i], -1, static_cast<int>(i)));
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
  play.tell(What::kWorkersReturned, "NIP-K4", seat, returned);
  complete_filling(play);
}

}  // namespace kaisho::nippon
