import type { GameFacts } from '../../../../tests/facts';

export const facts: GameFacts = {
  unsaid:
    /^(format|coins|start_money\.coins|tokens\.#\.(count|points)|figures|player_colours|rules\.fleet_slots|buildings\.#\.points|map)/,
};
