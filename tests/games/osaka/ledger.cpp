// How the events of Traders of Osaka are booked, see tests/games/ledger.h.
#include "tests/games/ledger.h"

namespace kaisho::battery {
namespace {

void book_osaka(Booking& b) {
  if (b.is("lot_sold")) b.add("points", "points");
  if (b.is("token_taken")) b.set("tokens", "tokens");
}

std::map<std::string, int> held_in_osaka(const Json& seat) {
  int tokens = 0;
  for (const Json& count : seat["tokens"]) tokens += count.get<int>();
  return {{"points", seat["points"]}, {"tokens", tokens}};
}

const Bookkeeping kOsaka("osaka", book_osaka, held_in_osaka);

}  // namespace
}  // namespace kaisho::battery
