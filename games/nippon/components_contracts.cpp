// Contracts (NIP-A8).
#include <algorithm>

#include "core/move.h"
#include "games/nippon/components_read.h"

namespace kaisho::nippon {
namespace {

// Goods for each number; which of two equal numbers a good meets makes no difference.
std::size_t ways_to_fill(const Contract& contract) {
  std::size_t ways = 1;
  std::size_t equal = 0;
  for (std::size_t i = 0; i < contract.goods.size(); ++i) {
    equal = i > 0 && contract.goods[i] == contract.goods[i - 1] ? equal + 1 : 1;
    ways = ways * (kGoods - i) / equal;
  }
  return ways;
}

void read_numbers(const Field& list, const Components& c, Contract& contract) {
  const int room = std::ranges::max(c.goods, {}, &Good::storage).storage;
  for (const Field& item : list.items(kMaxKinds)) {
    const std::uint8_t needed = byte_of(item, 1, kMostStored);
    if (needed > room && room > 0) item.fault("bad_field", "No store holds so many goods.");
    if (!contract.goods.empty() && needed > contract.goods.back()) {
      item.fault("bad_field", "Greater numbers stand first.");
    }
    contract.goods.push_back(needed);
  }
  if (list.json().is_array() && list.json().empty()) {
    list.fault("bad_field", "A contract asks for something.");
  }
}

}  // namespace

void read_contracts(const Field& edition, Components& c) {
  const Field list = edition["contracts"];
  std::size_t ways = 0;
  for (const Field& item : list.items(kMaxContracts)) {
    item.only({"id", "name", "goods", "reward", "money_steps", "known_goods"});
    Contract contract;
    contract.id = read_id(item);
    read_numbers(item["goods"], c, contract);
    read_gift(item["reward"], contract.resource, contract.amount);
    contract.money_steps = byte_of(item["money_steps"], 0, kMaxSteps);
    ways += ways_to_fill(contract);
    c.contracts.push_back(std::move(contract));
  }
  // Beside them a player may end the action, or use plans.
  constexpr std::size_t kMostWays = MoveList::kCapacity - 1 - kTracks;
  if (ways > kMostWays) {
    list.fault("bad_field", "These contracts can be filled in " + std::to_string(ways) +
                                " ways, and a player can choose from " + std::to_string(kMostWays) +
                                " at most.");
  }
}

}  // namespace kaisho::nippon
