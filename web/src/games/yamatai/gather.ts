// Small events that make one sentence: three boats placed, the tokens collected, the new tiles of a row.
import type { GameEvent } from '$lib/board';
import { groupsOf } from '../shared/groups';

/** What must be the same in two events that follow each other, for them to be told together. */
const same: Record<string, string[]> = {
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
};

function goesOn(before: GameEvent, event: GameEvent): boolean {
  const fields = same[event.event];
  return fields !== undefined && before.event === event.event && fields.every((field) => before[field] === event[field]);
}

/** Groups of events, in their order. */
export const gather = (events: GameEvent[]): GameEvent[][] => groupsOf(events, goesOn);
