#include "server/notices/under_way.h"

namespace kaisho::server {
namespace {

template <class Counts, class Name>
void count_down(Counts& counts, const Name& name) {
  const auto found = counts.find(name);
  if (found != counts.end() && --found->second == 0) counts.erase(found);
}

}  // namespace

std::string_view host_of(std::string_view url) {
  constexpr std::string_view kScheme = "://";
  const std::size_t scheme = url.find(kScheme);
  if (scheme != std::string_view::npos) url.remove_prefix(scheme + kScheme.size());
  return url.substr(0, url.find_first_of("/?#"));
}

bool UnderWay::begin(const Letter& letter) {
  const std::string host(host_of(letter.way.url));
  const auto of_host = hosts_.find(host);
  const auto of_person = people_.find(letter.way.person);
  if (count() >= kAtOnce || ways_.contains(letter.way.id)) return false;
  if (of_host != hosts_.end() && of_host->second >= kOfHost) return false;
  if (of_person != people_.end() && of_person->second >= kOfPerson) return false;
  ways_.insert(letter.way.id);
  ++hosts_[host];
  ++people_[letter.way.person];
  return true;
}

void UnderWay::end(const Letter& letter) {
  ways_.erase(letter.way.id);
  count_down(hosts_, host_of(letter.way.url));
  count_down(people_, letter.way.person);
}

}  // namespace kaisho::server
