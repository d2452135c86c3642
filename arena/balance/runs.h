// Adds up deals that end in any order, and keeps apart which sums have all deals from the first on.
#pragma once

#include <iterator>
#include <map>
#include <utility>

namespace kaisho::arena {

// A Tally has add(deal) and add(tally), neither of which minds the order. Deals that follow one
// another are one run with one tally. So there are no more runs than deals under way, and one: what
// is kept does not grow with the deals.
template <class Tally>
class Runs {
 public:
  explicit Runs(Tally empty) : empty_(std::move(empty)) {}

  // Each deal once.
  void add(int deal, const auto& one) {
    const auto next = runs_.upper_bound(deal);
    auto run = next == runs_.begin() ? runs_.end() : std::prev(next);
    if (run == runs_.end() || run->second.end != deal) {
      run = runs_.emplace_hint(next, deal, Run{deal, empty_});
    }
    run->second.tally.add(one);
    ++run->second.end;
    if (next == runs_.end() || next->first != run->second.end) return;
    run->second.tally.add(next->second.tally);
    run->second.end = next->second.end;
    runs_.erase(next);
  }

  // How many deals there are before the first that is missing.
  int whole() const { return has_first() ? runs_.begin()->second.end : 0; }
  // These speak of the deals before the first one missing.
  const Tally& tally() const { return has_first() ? runs_.begin()->second.tally : empty_; }

 private:
  struct Run {
    int end = 0;  // the deal after its last one
    Tally tally;
  };

  bool has_first() const { return !runs_.empty() && runs_.begin()->first == 0; }

  Tally empty_;
  std::map<int, Run> runs_;  // by the first deal
};

}  // namespace kaisho::arena
