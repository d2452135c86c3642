import type { GameFacts } from '../../../../tests/facts';

interface Edition {
  influence_tiles: { values: number[] };
  player_count_limits: { influence_tiles_per_city: Record<string, number> };
}

export const facts: GameFacts = {
  unsaid:
    /^(format|units|players\.(min|max)|start\.(trains|ships|factories|machines|workers|tracks)|goods|actions\.#\.min|action_spaces|workers\.(colours|per_colour)|worker_rows\.printed|player_count_limits\.reward_tiles_removed_per_multiplier\.4|scoring_track|end_of_game\.refill|vp_table\.#\.known|regions\.#\.(index|cities)|city_tiles_used|influence_tiles|influence_table\.#\.known|contracts|tracks|ships_row|trains_row|ships\.|trains\.|machines|plans\.(tiles|values|limited)|achievements\.#\.params\.own_influence)/,
  byItself: ['wages'],
  // That tiles of one value fill a city.
  ease: ({ influence_tiles, player_count_limits }: Edition) => {
    influence_tiles.values.fill(1, 0, 5).fill(2, 5);
    player_count_limits.influence_tiles_per_city = { 2: 2, 3: 2, 4: 2 };
  },
};
