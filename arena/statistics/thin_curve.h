// A curve of which so many points are kept that a picture shows no more, however long it grows.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace kaisho::arena {

// What a value was after so many steps.
struct StepValue {
  std::int64_t steps = 0;
  double value = 0;

  friend bool operator==(const StepValue&, const StepValue&) = default;
};

class ThinCurve {
 public:
  static constexpr std::size_t kMaxPoints = 800;

  // The value after one more step.
  void add(double value) {
    last_ = {last_.steps + 1, value};
    if ((last_.steps - 1) % stride_ != 0) return;
    points_.push_back(last_);
    if (points_.size() < kMaxPoints) return;
    // Every other one remains, the first among them.
    for (std::size_t i = 0; 2 * i < points_.size(); ++i) points_[i] = points_[2 * i];
    points_.resize((points_.size() + 1) / 2);
    stride_ *= 2;
  }

  // Points in equal steps from the first on, and the last of all.
  std::vector<StepValue> points() const {
    std::vector<StepValue> all = points_;
    if (!all.empty() && all.back() != last_) all.push_back(last_);
    return all;
  }

 private:
  std::vector<StepValue> points_;
  StepValue last_;
  std::int64_t stride_ = 1;
};

}  // namespace kaisho::arena
