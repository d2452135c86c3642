// The events of Nippon, and what their seat and args hold; no event tells what is hidden from
// anybody. Places of lists count from 0 here.
#pragma once

#include <cstdint>

namespace kaisho::nippon {

enum class What : std::uint8_t {
  kFirstPlayer,        // seat
  kCityLaid,           // city, city tile, quarter turns
  kCityLeftOut,        // city tile
  kRewardsRemoved,     // reward, how many
  kWorkerDrawn,        // colour, space or -1, row or -1; reveals
  kTurnBegan,          // seat: turn
  kWorkerTaken,        // seat: colour, space, action
  kYenPaid,            // seat: yen
  kYenGained,          // seat: yen
  kCoalPaid,           // seat: coal
  kCoalGained,         // seat: coal
  kPlansPaid,          // seat: plans
  kPlansGained,        // seat: plans
  kVpGained,           // seat: vp
  kVpLost,             // seat: vp
  kTrackMoved,         // seat: track, steps gone, value reached
  kFactoryBuilt,       // seat: factory
  kMachinePut,         // seat: good, goods it gives now, 1 if from the player's stock
  kMachineStocked,     // seat: machines in the player's stock now
  kProduced,           // seat: good, how many
  kContractFilled,     // seat: contract
  kGoodsSpent,         // seat: good, how many
  kTrainPut,           // seat: region, its influence
  kShipPut,            // seat: region, its VP
  kTrainsTurned,       // seat: how many
  kShipsTurned,        // seat: how many
  kInfluencePut,       // seat: city, side, value, good, city tile
  kInfluenceReturned,  // seat (its owner): city, side, value
  kRegionBonus,        // seat: region
  kMustConsolidate,    // seat: no worker can be taken, and there is nothing else to do
  kConsolidated,       // seat: workers held
  kBudget,             // seat: yen, coal returned
  kCoalKept,           // seat: coal
  kRewardTaken,        // seat: reward
  kMultiplierTaken,    // seat: multiplier
  kRewardSkipped,      // seat
  kAchievementTiled,   // seat: achievement, multiplier
  kRewardDiscarded,    // seat: multiplier
  kWagesPaid,          // seat: colours paid, yen, colours not paid
  kWorkersReturned,    // seat: how many
  kRowMoved,           // row, space
  kFilling,            // NIP-T5 begins
  kFillingShort,       // places left empty
  kMarkerMoved,        // place
  kClosing,            // seat (who brought it about): turns of each to come
  kScoringBegan,       // scoring (0 to 2)
  kRegionRanked,  // seat or nobody (foreign companies): region, influence, rank, points, ships' VP,
                  // how many share the rank
  kFinalIncome,   // seat: yen
  kScored,        // seat: line of the final count (ScoreLine), points, what they were counted of,
                  // multiplier
  kGameOver,      // 1 by the rules, 2 by the turn cap
};

}  // namespace kaisho::nippon
