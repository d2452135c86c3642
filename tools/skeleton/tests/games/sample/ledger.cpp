// How the events of Sample are booked, see tests/games/ledger.h.
#include "tests/games/ledger.h"

namespace kaisho::battery {
namespace {

void book(Booking& b) {
  if (b.is("taken") || b.is("set_completed")) b.add("points", "points");
  if (b.is("set_completed")) b.set("sets", "sets");
}

std::map<std::string, int> held(const Json& seat) {
  return {{"points", seat["points"]}, {"sets", seat["sets"]}};
}

const Bookkeeping kBooks("sample", book, held);

}  // namespace
}  // namespace kaisho::battery
