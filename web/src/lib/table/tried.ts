// A table on which one tries something alone, and from which nothing is kept: that of a lesson, or of an exercise.
import type { PlyEvents, Session } from '$lib/engine/client';
import type { Seat } from '$lib/engine/protocol';
import type { Entry, Info, Update } from './source';

export const entriesOf = (plies: PlyEvents[]): Entry[] =>
  plies.map(({ n, move, seat, events }) => ({
    rev: n,
    n,
    seat,
    ...(move !== null && { move }),
    events,
  }));

/** `asked`: there is something to try. `tried`: so many moves of it can be taken back. */
export async function updateOf(
  session: Session,
  me: Seat,
  {
    whole,
    entries,
    asked,
    tried,
  }: Pick<Update, 'whole' | 'entries'> & { asked: boolean; tried: number },
): Promise<Update> {
  const seen = await session.state(me);
  const mine = asked && seen.to_move === me;
  return {
    whole,
    entries,
    rev: seen.n,
    n: seen.n,
    toMove: seen.to_move,
    state: seen.state,
    legal: mine ? seen.legal : [],
    result: seen.result,
    canUndo: mine ? tried : 0,
  };
}

/** `edition`: what the box is called, and whether it is the standard one. */
export const infoOf = (
  game: string,
  names: string[],
  me: Seat,
  { open, edition }: { open: boolean; edition: Info['edition'] },
): Info => ({
  id: '',
  name: null,
  game,
  status: 'playing',
  why: null,
  seats: names.map((name, seat) => ({
    seat,
    name,
    kind: seat === me ? 'person' : 'bot',
    taken: true,
    yours: seat === me,
  })),
  me,
  openHands: open,
  variants: [],
  online: false,
  edition,
  commitment: null,
});
