// Who has given up, and who would end the game, in words for everybody at the table.
import type { Result, Seat } from '$lib/engine/protocol';
import { listOf, t } from '$lib/i18n';
import type { BesideLine } from '$lib/table/log';
import type { Info } from '$lib/table/source';

const nameIn =
  (info: Info) =>
  (seat: Seat): string =>
    info.seats[seat]?.name ?? '';

/** Whom the viewer would still have to ask before the game ends here. */
export const stillAsked = (info: Info): Seat[] => {
  const { asked = [], agree = [] } = info.ending ?? {};
  return asked.filter((seat) => seat !== info.me && !agree.includes(seat));
};

/** Whether the viewer plays and has not given up. */
export const playsOn = (info: Info): boolean =>
  info.status === 'playing' && info.me !== null && !info.seats[info.me]?.resigned;

/** What the viewer is told of an offer that stands: another's, which waits for them, or their own. `ready`: nobody else
 *  is asked any more. */
export function offerWords(info: Info): { text: string; own: boolean; ready: boolean } | null {
  const { agree = [] } = info.ending ?? {};
  if (!playsOn(info) || agree.length === 0) return null;
  const own = info.me !== null && agree.includes(info.me);
  const asked = stillAsked(info);
  const ready = asked.length === 0;
  if (own && ready) return { text: t('people:offeredAlone'), own, ready };
  const seats = own ? asked : agree;
  const names = listOf(seats.map(nameIn(info)));
  return {
    text: t(own ? 'people:offered' : 'people:asks', { names, count: seats.length }),
    own,
    ready,
  };
}

/** What the viewer's giving up leads to: another has won, the game ends, or a bot plays on. */
export function afterResigning(info: Info): string {
  const others = info.seats.filter(({ seat, resigned }) => seat !== info.me && !resigned);
  if (others.length === 1) return t('people:resignTwo', { name: others[0]?.name ?? '' });
  return t(
    others.some(({ kind }) => kind === 'person') ? 'people:resignMore' : 'people:resignEnds',
  );
}

/** Of the log. */
export function endingLines(info: Info): BesideLine[] {
  const agree = new Set<Seat>();
  return (info.ending?.steps ?? []).map(({ seat, what, rev }): BesideLine => {
    const others = agree.size > 0;
    const own = agree.delete(seat);
    const lineOf = (text: string): BesideLine => ({
      rev,
      line: { text, clause: '', seat, weight: 'main' },
    });
    let words: 'resigned' | 'offered' | 'agreed' | 'declined' | 'withdrawn' | 'ended';
    if (what === 'offered') {
      agree.add(seat);
      words = others ? 'agreed' : 'offered';
    } else if (what === 'declined') {
      words = own ? 'withdrawn' : 'declined';
      if (!own) agree.clear();
    } else if (what === 'time_up') {
      const ends = info.pace?.out_of_time === 'game_ends';
      return lineOf(t(ends ? 'pace:endedForAll' : 'pace:timeUp', { name: nameIn(info)(seat) }));
    } else words = what === 'agreed' ? 'ended' : what;
    return lineOf(t(`people:log.${words}`, { name: nameIn(info)(seat) }));
  });
}

/** The title of the result where the rules did not end the game; null: they did. */
export function verdictOf(info: Info, result: Result | null): string | null {
  if (info.endedBy === 'agreement') return t('people:verdict.agreement');
  if (!result || (info.endedBy !== 'resignation' && info.endedBy !== 'time')) return null;
  const gone = info.seats.filter(({ resigned }) => resigned);
  const winners = info.seats.filter(({ seat }) => result.rank[seat] === 1);
  const late = (info.ending?.steps ?? []).flatMap(({ what, seat }) =>
    what === 'time_up' ? [seat] : [],
  );
  if (info.me !== null && late.includes(info.me)) return t('pace:verdict.own');
  if (gone.some(({ seat }) => seat === info.me)) return t('people:verdict.own');
  if (late.length > 0) return lateVerdict(info, late, winners);
  const all = { names: listOf(gone.map(({ name }) => name)), count: gone.length };
  if (winners.some(({ seat }) => seat === info.me)) return t('people:verdict.won', all);
  return t('people:verdict.wonBy', { ...all, winners: listOf(winners.map(({ name }) => name)) });
}

/** The same where somebody's time was up, for whom it was not. */
function lateVerdict(info: Info, late: Seat[], winners: { seat: Seat; name: string }[]): string {
  const all = { names: listOf(late.map(nameIn(info))), count: late.length };
  const [winner, ...others] = winners;
  if (!winner || others.length > 0) return t('pace:verdict.ended', all);
  if (winner.seat === info.me) return t('pace:verdict.won', all);
  return t('pace:verdict.wonBy', { ...all, winner: winner.name });
}
