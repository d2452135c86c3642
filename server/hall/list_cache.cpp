#include "server/hall/list_cache.h"

#include <utility>

namespace kaisho::server {

ListCache::Text ListCache::find(const std::string& browser, Clock::time_point now) {
  constexpr std::chrono::seconds kSpectatorsAge{2};
  const auto found = kept_.find(browser);
  if (found == kept_.end()) return nullptr;
  const Kept& kept = found->second;
  const bool old =
      kept.reading.for_spectators != for_spectators_ && now >= kept.at + kSpectatorsAge;
  if (kept.reading.all == all_ && !old) return kept.text;
  forget(browser);
  return nullptr;
}

ListCache::Reading ListCache::begin(const std::string& browser) {
  under_way_[browser] = ++readings_;
  return {readings_, all_, for_spectators_};
}

void ListCache::keep(const std::string& browser, const Reading& reading, Text text,
                     Clock::time_point now) {
  const auto under_way = under_way_.find(browser);
  if (under_way == under_way_.end() || under_way->second != reading.number) return;
  under_way_.erase(under_way);
  if (text == nullptr || reading.all != all_) return;
  forget(browser);
  if (bytes_ + text->text.size() > kMostBytes) {
    kept_.clear();
    bytes_ = 0;
  }
  bytes_ += text->text.size();
  kept_[browser] = {std::move(text), reading, now};
}

void ListCache::note_change(const TableFacts& facts) {
  forget(facts.creator);
  under_way_.erase(facts.creator);
  for (const SeatFacts& seat : facts.seats) {
    for (const std::string& browser : seat.browsers) {
      forget(browser);
      under_way_.erase(browser);
    }
  }
  if (facts.is_public) ++for_spectators_;
}

void ListCache::forget(const std::string& browser) {
  const auto found = kept_.find(browser);
  if (found == kept_.end()) return;
  bytes_ -= found->second.text->text.size();
  kept_.erase(found);
}

}  // namespace kaisho::server
