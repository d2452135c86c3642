// What a net sees of a position: small counts, each with a name and the most it can be.
//
// A game describes them once, as a function that puts them one after another, own seat first; with
// an InputList that makes their names, with an InputCounts the numbers of a position. So the two
// cannot drift apart.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/features/features.h"
#include "core/values/real.h"
#include "core/values/seat.h"

namespace kaisho {

struct Input {
  std::string name;  // e.g. "seat 1 hand 4": of the next seat clockwise, the fifth type of card
  std::uint8_t most = 0;  // counts go from 0 to this; larger counts are clamped to it

  friend bool operator==(const Input&, const Input&) = default;
};

// No game has more.
inline constexpr std::size_t kMaxInputs = 768;

// A hash of all names and maxima: a net made for other inputs is no use.
std::uint64_t inputs_hash(std::span<const Input> inputs);

// What an InputCounts writes: a byte of its own type. One written as a plain byte might be any of
// the position's, or of the writer's: after each the compiler would read all of those again.
enum class Count : std::uint8_t {};

// One of the counts that each of several like things has.
struct MarkColumn {
  std::string_view name;
  int most = 0;
};

// Counts of like things, such as islands, side by side for each thing. All are 0 until they are
// set.
class Marks {
 public:
  Marks(Count* counts, std::size_t columns) : counts_(counts), columns_(columns) {}

  // `value` is at most what the column says.
  void set(std::size_t column, std::size_t thing, int value) {
    counts_[thing * columns_ + column] = static_cast<Count>(value);
  }

 private:
  Count* counts_;
  std::size_t columns_;
};

// Collects what there is.
class InputList {
 public:
  void put(std::string_view name, int value, int most);
  void put(std::string_view name, int index, int value, int most);
  Marks put_marks(std::initializer_list<MarkColumn> columns, std::size_t things);

  // What follows is of the seat so many places clockwise.
  void begin_seat(int steps);
  // A seat that is not at the table: as the one before.
  void absent_seat(int steps);
  void end_seats() { seat_.clear(); }

  std::vector<Input> take() { return std::move(inputs_); }

 private:
  std::vector<Input> inputs_;
  std::array<Count, kMaxInputs> marks_{};  // which nobody reads
  std::string seat_;
  std::size_t began_ = 0;
};

// Writes the counts of a position; allocates nothing.
class InputCounts {
 public:
  // `out` has room for all there are.
  explicit InputCounts(std::span<std::uint8_t> out) : out_(reinterpret_cast<Count*>(out.data())) {}

  void put(std::string_view /*name*/, int value, int most) {
    out_[n_++] = static_cast<Count>(std::clamp(value, 0, most));
  }
  void put(std::string_view name, int /*index*/, int value, int most) { put(name, value, most); }
  Marks put_marks(std::initializer_list<MarkColumn> columns, std::size_t things) {
    Count* const first = out_ + n_;
    const std::size_t size = columns.size() * things;
    std::fill_n(first, size, Count{});
    n_ += size;
    return {first, columns.size()};
  }

  void begin_seat(int /*steps*/) { began_ = n_; }
  void absent_seat(int /*steps*/) {
    const std::size_t size = n_ - began_;
    std::fill_n(out_ + n_, size, Count{});
    began_ = n_;
    n_ += size;
  }
  void end_seats() {}

 private:
  Count* out_;
  std::size_t n_ = 0;
  std::size_t began_ = 0;
};

// Describes each seat by `look`, from `own` on clockwise; those not at the table are all zero.
template <class Out, class Look>
void put_seats(Out& out, int seats, Seat own, const Look& look) {
  for (int steps = 0; steps < kMaxSeats; ++steps) {
    if (steps >= seats) {
      out.absent_seat(steps);
      continue;
    }
    out.begin_seat(steps);
    look(clockwise(own, seats, steps));
  }
  out.end_seats();
}

// Where `seat` sits from `own`'s side: 1 own, 2 the next clockwise…; 0 nobody.
constexpr int seen_from(Seat own, Seat seat, int seats) {
  if (seat < 0 || seat >= seats) return 0;
  return (seat < own ? seat + seats : seat) - own + 1;
}

// Whose turn it is, who is asked and for what; `last` is the last of the game's steps.
template <class Out, class Position, class Step>
void put_step(Out& out, const Position& p, Seat own, Step last) {
  const bool over = p.stack.empty();
  out.put("active", seen_from(own, p.active, p.seats), kMaxSeats);
  out.put("asked", over ? 0 : seen_from(own, p.stack.top().seat, p.seats), kMaxSeats);
  out.put("step", over ? 0 : p.stack.top().kind, static_cast<int>(last));
}

// How a feature, a fraction or a sum, becomes a count.
struct Bucket {
  float per_unit = 1;  // steps for a difference of one
  int most = 0;
};

template <class Out, std::size_t kCount>
void put_features(Out& out, const std::array<Bucket, kCount>& buckets,
                  std::span<const std::string_view> names, std::span<const float> features) {
  for (std::size_t i = 0; i < kCount; ++i) {
    const auto highest = as_float(buckets[i].most);
    const float steps = std::clamp(features[i] * buckets[i].per_unit, 0.0F, highest);
    out.put(names[i], static_cast<int>(steps), buckets[i].most);
  }
}

// Describes each seat by `look`, and then by its features.
template <class Out, std::size_t kCount, class Look>
void put_seats(Out& out, int seats, Seat own, const std::array<Bucket, kCount>& buckets,
               std::span<const std::string_view> names, std::span<const float> features,
               const Look& look) {
  put_seats(out, seats, own, [&](Seat seat) {
    look(seat);
    put_features(out, buckets, names, features_of(features, seat, kCount));
  });
}

}  // namespace kaisho
