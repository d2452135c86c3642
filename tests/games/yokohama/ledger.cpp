// How the events of Yokohama are booked, see tests/games/ledger.h.
#include "tests/games/ledger.h"

namespace kaisho::battery {
namespace {

void book_yokohama(Booking& b) {
  if (b.is("gained")) b.add(b.text("resource"), "count");
  if (b.is("spent")) b.add(b.text("resource"), "count", -1);
  if (b.is("hired")) b.add("yen", "yen", -1);
  if (b.is("house_income")) b.add("yen", "yen");
  if (b.is("fee_paid")) {
    b.add("yen", "yen", -1);
    b.add("yen", "yen", 1, "to");
  }
  if (b.is("achieved") || b.is("scored")) b.add("points", "points");
}

std::map<std::string, int> held_in_yokohama(const Json& seat) {
  std::map<std::string, int> held_in_yokohama = {
      {"points", seat["points"]}, {"yen", seat["yen"]}, {"imports", seat["imports"]}};
  for (const auto& good : seat["goods"].items()) held_in_yokohama[good.key()] = good.value();
  return held_in_yokohama;
}

const Bookkeeping kYokohama("yokohama", book_yokohama, held_in_yokohama);

}  // namespace
}  // namespace kaisho::battery
