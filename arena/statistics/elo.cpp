#include "arena/statistics/elo.h"

#include <cmath>

namespace kaisho::arena {

double side_share(double elo, int own, int other) {
  return own / (own + other * std::pow(10, -elo / 400));
}

double elo_of_share(double share, int own, int other) {
  return 400 * std::log10(share * other / ((1 - share) * own));
}

Interval elo_of_share(const Interval& share, int own, int other) {
  return {elo_of_share(share.mean, own, other), elo_of_share(share.low, own, other),
          elo_of_share(share.high, own, other)};
}

}  // namespace kaisho::arena
