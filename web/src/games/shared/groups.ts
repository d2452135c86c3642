// Events in groups of those that are shown together, or told in one sentence.
import type { GameEvent } from '$lib/board';

/** In their order: each `joins` the group before it, or begins one. */
export function groupsOf(events: GameEvent[], joins: (last: GameEvent, event: GameEvent, group: GameEvent[]) => boolean): GameEvent[][] {
  const groups: GameEvent[][] = [];
  for (const event of events) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && joins(last, event, group)) group.push(event);
    else groups.push([event]);
  }
  return groups;
}
