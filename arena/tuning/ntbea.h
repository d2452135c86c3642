// Finds good settings where every try is expensive and noisy: the n-tuple bandit evolutionary
// algorithm (S. M. Lucas, J. Liu, D. Perez-Liebana: "The N-Tuple Bandit Evolutionary Algorithm for
// Game Agent Optimisation", 2018). A model keeps the mean result by each value of a dimension, each
// pair of values and each whole point; the next try is the neighbour, of the point that the model
// expects most of, with the highest upper confidence bound. (In the paper it is a neighbour of
// the last try: with few tries, many dimensions and a good beginning that walks away from it and
// does not come back.)
#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "core/values/random.h"

namespace kaisho::arena {

struct NtbeaOptions {
  double exploration = 0.2;  // weight of what is not known yet in the bound, in results
  int neighbours = 50;       // looked at for every next try
  double mutation = 0.3;  // the chance of each dimension to change in a neighbour; one does surely
};

class Ntbea {
 public:
  // A point: for each dimension the number of its value.
  using Point = std::vector<std::size_t>;

  // `sizes`: how many values each dimension has, at least one. The first try is `start`.
  Ntbea(std::vector<std::size_t> sizes, Point start, NtbeaOptions options = {});

  // The point to try next.
  Point next(Random& random);
  // What came out at a point: the larger the better. What is known for sure counts for several.
  void record(const Point& point, double result, int times = 1);

  // The expected result by the model; 0 where nothing is known.
  double expected(const Point& point) const;
  // The point that the model expects most of, among those tried. Before any try it is the start.
  Point best() const;

 private:
  struct Tries {
    double sum = 0;
    int count = 0;
  };
  // One set of dimensions, and the tries by their values.
  struct Tuple {
    std::vector<std::size_t> dimensions;
    std::map<Point, Tries> tries;
  };

  static Point part(const Tuple& tuple, const Point& point);
  double ucb(const Point& point) const;
  Point neighbour(const Point& point, Random& random) const;

  std::vector<std::size_t> sizes_;
  NtbeaOptions options_;
  std::vector<Tuple> tuples_;  // the last one: all dimensions
  Point start_;
  int records_ = 0;
};

}  // namespace kaisho::arena
