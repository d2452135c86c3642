// Workers: from the bag to the table (NIP-S4, NIP-T5), to the players (NIP-T2) and back (NIP-K4).
#include <algorithm>
#include <utility>

#include "core/values/counter.h"
#include "games/nippon/rules.h"

namespace kaisho::nippon {
namespace {

Every<Row> rows_of(const Play& play) { return Every<Row>(play.components.rows[play.p.seats]); }
int row_size(const Play& play) { return play.components.per_row[play.p.seats]; }

// The bag under one hand, so that chance is drawn in one go.
class Drawing {
 public:
  Drawing(const Play& play, const char* clause)
      : play_(play), clause_(clause), random_(play.p.random), left_(count_of(play.p.bag)) {
    if (left_ > 0) ++play.p.reveal_count;
  }

  // Puts this many workers to a place, as far as there are any; those that lack are due.
  void put(Space space, int count) {
    play_.p.spaces_due[space] = put(play_.p.spaces[space], count, number_of(space), kNotTold);
  }
  void put(Row row, int count) {
    play_.p.rows_due[row] = put(play_.p.rows[row], count, kNotTold, number_of(row));
  }

 private:
  static constexpr int kNotTold = -1;

  // Returns how many lack; an event names the space or the row.
  std::uint8_t put(Workers& workers, int count, int space, int row) {
    for (; count > 0 && left_ > 0; --count) {
      const Colour colour = draw();
      ++workers[colour];
      play_.emit_revealed("worker_drawn", clause_, kNobody, colour, space, row);
    }
    return static_cast<std::uint8_t>(count);
  }

  Colour draw() {
    Workers& bag = play_.p.bag;
    int worker = random_.below(left_);
    const Colour colour = *std::ranges::find_if(kEveryColour, [&](Colour one) {
      worker -= bag[one];
      return worker < 0;
    });
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
  for (const Space space : play.components.spaces.keys()) {
    drawing.put(space, play.components.on_space - count_of(p.spaces[space]));
  }
  for (const Row row : rows_of(play)) drawing.put(row, row_size(play));
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
  for (const Colour colour : play.components.colours.keys()) {
    p.bag[colour] = play.components.workers[p.seats];
  }
  fill_table(play, clause);
}

// NIP-T2
void take_worker(const Play& play, Seat seat, Colour colour, Space space) {
  Position& p = play.p;
  --p.spaces[space][colour];
  *std::ranges::find(p.player(seat).workers, Maybe<Colour>()) = colour;
}

// NIP-T4. What a filling left empty there is no longer empty.
bool refill_space(const Play& play, Space space) {
  Position& p = play.p;
  if (count_of(p.spaces[space]) > 0) return false;
  for (const Row row : rows_of(play)) {
    if (count_of(p.rows[row]) == 0) continue;
    p.spaces[space] = std::exchange(p.rows[row], {});
    p.rows_due[row] = 0;
    const int free = play.components.on_space - count_of(p.spaces[space]);
    set(p.spaces_due[space], std::min<int>(p.spaces_due[space], free));
    play.emit("row_moved", "NIP-T4", kNobody, row, space);
    return false;
  }
  play.emit("filling", "NIP-T5", kNobody);
  fill_table(play, "NIP-T5");
  if (const int due = places_due(p); due > 0) {
    play.emit("filling_short", "NIP-T5", kNobody, due);
  }
  return true;
}

// NIP-T5: in the order of the filling.
void complete_filling(const Play& play) {
  Position& p = play.p;
  if (places_due(p) == 0) return;
  Drawing drawing(play, "NIP-T5");
  for (const Space space : play.components.spaces.keys()) drawing.put(space, p.spaces_due[space]);
  for (const Row row : rows_of(play)) drawing.put(row, p.rows_due[row]);
}

// NIP-K4
void return_workers(const Play& play, Seat seat) {
  Position& p = play.p;
  int returned = 0;
  for (Maybe<Colour>& worker : p.player(seat).workers) {
    if (!worker) continue;
    ++p.bag[*worker];
    ++returned;
    worker = {};
  }
  if (returned == 0) return;
  play.emit("workers_returned", "NIP-K4", seat, returned);
  complete_filling(play);
}

}  // namespace kaisho::nippon
