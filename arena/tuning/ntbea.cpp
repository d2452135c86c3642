#include "arena/tuning/ntbea.h"

#include <cmath>
#include <numeric>

#include "core/values/how_many.h"
#include "core/values/real.h"

namespace kaisho::arena {

namespace {
// Counts for what was never tried.
constexpr double kNeverTried = 0.5;
}  // namespace

Ntbea::Ntbea(std::vector<std::size_t> sizes, Point start, NtbeaOptions options)
    : sizes_(std::move(sizes)), options_(options), start_(std::move(start)) {
  for (std::size_t a = 0; a < sizes_.size(); ++a) tuples_.push_back({{a}, {}});
  for (std::size_t a = 0; a < sizes_.size(); ++a) {
    for (std::size_t b = a + 1; b < sizes_.size(); ++b) tuples_.push_back({{a, b}, {}});
  }
  std::vector<std::size_t> all(sizes_.size());
  std::iota(all.begin(), all.end(), std::size_t{0});
  tuples_.push_back({std::move(all), {}});
}

Ntbea::Point Ntbea::next(Random& random) {
  if (records_ == 0) return start_;
  const Point from = this->best();
  Point best = from;
  double highest = 0;
  for (int i = 0; i < options_.neighbours; ++i) {
    Point point = neighbour(from, random);
    // A hair of chance, so that equals are not always the first.
    const double value = ucb(point) + as_double(random.unit()) * 1e-6;
    if (i > 0 && value <= highest) continue;
    highest = value;
    best = std::move(point);
  }
  return best;
}

void Ntbea::record(const Point& point, double result, int times) {
  records_ += times;
  for (Tuple& tuple : tuples_) {
    Tries& tries = tuple.tries[part(tuple, point)];
    tries.sum += times * result;
    tries.count += times;
  }
}

double Ntbea::expected(const Point& point) const {
  double sum = 0;
  int known = 0;
  for (const Tuple& tuple : tuples_) {
    const auto found = tuple.tries.find(part(tuple, point));
    if (found == tuple.tries.end()) continue;
    sum += found->second.sum / found->second.count;
    ++known;
  }
  return known == 0 ? 0 : sum / known;
}

Ntbea::Point Ntbea::best() const {
  Point best = start_;
  double highest = 0;
  bool first = true;
  for (const auto& [point, tries] : tuples_.back().tries) {
    const double value = expected(point);
    if (!first && value <= highest) continue;
    first = false;
    highest = value;
    best = point;
  }
  return best;
}

Ntbea::Point Ntbea::part(const Tuple& tuple, const Point& point) {
  Point part;
  part.reserve(tuple.dimensions.size());
  for (const std::size_t dimension : tuple.dimensions) part.push_back(point[dimension]);
  return part;
}

double Ntbea::ucb(const Point& point) const {
  const double all = std::log(1.0 + records_);
  double exploration = 0;
  for (const Tuple& tuple : tuples_) {
    const auto found = tuple.tries.find(part(tuple, point));
    const int count = found == tuple.tries.end() ? 0 : found->second.count;
    exploration += std::sqrt(all / (count + kNeverTried));
  }
  return expected(point) + options_.exploration * exploration / how_many(tuples_);
}

// Changes a dimension for sure, if it has another value, and others by chance.
Ntbea::Point Ntbea::neighbour(const Point& point, Random& random) const {
  Point next = point;
  const std::size_t surely = random.below(how_many(point));
  for (std::size_t d = 0; d < point.size(); ++d) {
    const bool changes = d == surely || as_double(random.unit()) < options_.mutation;
    if (!changes || sizes_[d] < 2) continue;
    const std::size_t other = random.below(sizes_[d] - 1);
    next[d] = other < point[d] ? other : other + 1;
  }
  return next;
}

}  // namespace kaisho::arena
