// How the events of Nippon are booked, see tests/games/ledger.h.
#include "tests/games/ledger.h"

namespace kaisho::battery {
namespace {

void book_nippon(Booking& b) {
  for (const char* const what : {"yen", "coal", "plans", "vp"}) {
    const std::string name = what;
    if (b.is(name + "_gained")) b.add(name, what);
    if (b.is(name + "_paid") || b.is(name + "_lost")) b.add(name, what, -1);
  }
  if (b.is("wages_paid")) b.add("yen", "yen", -1);
  if (b.is("budget")) {
    b.add("yen", "yen", -1);
    b.add("coal", "coal", -1);
  }
  if (b.is("final_income")) b.set("yen", "yen");
  if (b.is("region_ranked")) {
    b.add("vp", "points");
    b.add("vp", "ships");
  }
}

std::map<std::string, int> held_in_nippon(const Json& seat) {
  return {
      {"yen", seat["yen"]}, {"coal", seat["coal"]}, {"plans", seat["plans"]}, {"vp", seat["vp"]}};
}

const Bookkeeping kNippon("nippon", book_nippon, held_in_nippon);

}  // namespace
}  // namespace kaisho::battery
