// Small events that make one sentence: three boats placed, the tokens collected, the new tiles of a row.
import { alike, groupsOf, type Same } from '../shared/groups';
import type { GameEvent } from './protocol';

const belong = alike({
  fleet_shown: [],
  boat_gained: ['seat', 'clause'],
  boat_lacking: ['seat', 'clause'],
  boat_given: ['seat', 'clause'],
  placed: ['seat', 'clause'],
  collected: ['seat', 'clause'],
  token_spent: ['seat', 'clause'],
  prestige_gained: ['seat', 'clause'],
  boat_removed: ['seat', 'clause'],
  specialist_drawn: [],
  building_drawn: [],
  scored: ['line'],
} satisfies Same<GameEvent>);

/** Groups of events, in their order. */
export const groupEvents = (events: GameEvent[]): GameEvent[][] => groupsOf(events, belong);
