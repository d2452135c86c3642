// The events of a game by their names: the engine's list of them (protocol.ts of the game) is the type.
import type { GameEvent } from '$lib/board';

/** Those of one name. */
export type Named<Event extends GameEvent, Name extends Event['event']> = Extract<
  Event,
  { event: Name }
>;

export const named = <Event extends GameEvent, Name extends Event['event']>(
  events: Event[],
  name: Name,
): Named<Event, Name>[] => events.filter((e): e is Named<Event, Name> => e.event === name);

/** What a game has for an event, in a table by their names: the engine tells none that is not on the game's list. */
export const entryFor = <Entry>(table: object, { event }: GameEvent): Entry | undefined =>
  (table as Record<string, Entry | undefined>)[event];
