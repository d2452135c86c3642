// Events in groups of those that are shown together, or told in one sentence.
import type { GameEvent } from '$lib/board';
import { entryFor, type Named } from './events';

/** In their order: each `joins` the group before it, or begins one. */
export function groupsOf<Event extends GameEvent>(
  events: Event[],
  joins: (last: Event, event: Event, group: Event[]) => boolean,
): Event[][] {
  const groups: Event[][] = [];
  for (const event of events) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && joins(last, event, group)) group.push(event);
    else groups.push([event]);
  }
  return groups;
}

/** By name: what must be the same in two events that follow each other, for them to be one group. */
export type Same<Event extends GameEvent> = {
  [Name in Event['event']]?: (keyof Named<Event, Name>)[];
};

export const alike =
  (same: object) =>
  (a: GameEvent, b: GameEvent): boolean =>
    a.event === b.event &&
    (entryFor<string[]>(same, a)?.every((field) => a[field] === b[field]) ?? false);
