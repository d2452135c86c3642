// Who has given up, and who would end the game, in words for everybody at the table.
import type { Seat } from '$lib/engine/protocol';
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

/** What the viewer is told of an offer that stands: another's, which waits for them, or their own. */
export function offerWords(info: Info): { text: string; own: boolean } | null {
  const { agree = [] } = info.ending ?? {};
  if (!playsOn(info) || agree.length === 0) return null;
  const own = info.me !== null && agree.includes(info.me);
  const seats = own ? stillAsked(info) : agree;
  const names = listOf(seats.map(nameIn(info)));
  return { text: t(own ? 'people:offered' : 'people:asks', { names, count: seats.length }), own };
}

/** Who wins if the viewer gives up now; null where a bot plays on for them. */
export function wonBy(info: Info): string | null {
  const others = info.seats.filter(({ seat, resigned }) => seat !== info.me && !resigned);
  return others.length === 1 ? (others[0]?.name ?? '') : null;
}

/** Of the log. */
export function endingLines(info: Info): BesideLine[] {
  let stands = false;
  return (info.ending?.steps ?? []).map(({ seat, what, rev }): BesideLine => {
    const words = what === 'offered' && stands ? 'agreed' : what === 'agreed' ? 'ended' : what;
    stands = what === 'offered' || (what === 'resigned' && stands);
    const text = t(`people:log.${words}`, { name: nameIn(info)(seat) });
    return { rev, line: { text, clause: '', seat, weight: 'main' } };
  });
}

/** The title of the result where the rules did not end the game; null: they did. */
export function verdictOf(info: Info): string | null {
  const { by, steps = [] } = info.ending ?? {};
  if (by === 'agreement') return t('people:verdict.agreement');
  if (by !== 'resignation') return null;
  const gone = steps.filter(({ what }) => what === 'resigned').map(({ seat }) => seat);
  const names = listOf(gone.map(nameIn(info)));
  if (info.me !== null && gone.includes(info.me)) return t('people:verdict.own');
  return t('people:verdict.others', { names, count: gone.length });
}
