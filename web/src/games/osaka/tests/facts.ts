import type { GameFacts } from '../../../../tests/facts';

export const facts: GameFacts = {
  unsaid: /^(track\.#\.index|tokens\.per_colour)/,
};
