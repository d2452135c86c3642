// How the events of Yamataï are booked, see tests/games/ledger.h.
#include "tests/games/ledger.h"

namespace kaisho::battery {
namespace {

void book_yamatai(Booking& b) {
  if (b.is("bought") || b.is("coins_paid")) b.add("coins", "coins", -1);
  if (b.is("sold") || b.is("coins_gained") || b.is("recruited")) b.add("coins", "coins");
  if (b.is("share_got")) b.add("coins", "coins");
  if (b.is("toll_paid")) {
    b.add("coins", "coins", -1);
    b.add("coins", "coins", 1, "to");
  }
  if (b.is("prestige_gained")) b.add("prestige", "tokens");
}

std::map<std::string, int> held_in_yamatai(const Json& seat) {
  return {{"coins", seat["coins"]}, {"prestige", seat["prestige"]}};
}

const Bookkeeping kYamatai("yamatai", book_yamatai, held_in_yamatai);

}  // namespace
}  // namespace kaisho::battery
