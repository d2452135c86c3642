// What moves would do to the person who makes them, in a few words.
import { listOf } from '$lib/i18n';
import type { GameEvent } from '$lib/board';
import { amount, goodCount, trackTitle, yen } from '../names';
import { b } from '../text';

export interface Gist {
  yen: number;
  coal: number;
  plans: number;
  vp: number;
  goods: Record<string, number>;
  /** Values reached. */
  tracks: Record<string, number>;
}

const SIGNS: Record<string, [field: 'yen' | 'coal' | 'plans' | 'vp', sign: number]> = {
  yen_gained: ['yen', 1],
  yen_paid: ['yen', -1],
  coal_gained: ['coal', 1],
  coal_paid: ['coal', -1],
  plans_gained: ['plans', 1],
  plans_paid: ['plans', -1],
  vp_gained: ['vp', 1],
  vp_lost: ['vp', -1],
};

function gistOf(events: GameEvent[], me: number): Gist {
  const gist: Gist = { yen: 0, coal: 0, plans: 0, vp: 0, goods: {}, tracks: {} };
  for (const e of events) {
    if (e.seat !== me) continue;
    const sign = SIGNS[e.event];
    if (sign) gist[sign[0]] += sign[1] * Number(e[sign[0]] ?? 0);
    else if (e.event === 'produced') gist.goods[String(e['good'])] = (gist.goods[String(e['good'])] ?? 0) + Number(e['count']);
    else if (e.event === 'track_moved') gist.tracks[String(e['track'])] = Number(e['value']);
  }
  return gist;
}

/** "You get 3 silk. You pay 2 coal. Money: 14." */
export function gistWords(events: GameEvent[] | null, me: number | null): string {
  if (!events || me === null) return '';
  const gist = gistOf(events, me);
  const said = (of: 1 | -1): string[] => [
    ...(gist.yen * of > 0 ? [yen(gist.yen * of)] : []),
    ...(['coal', 'plans', 'vp'] as const).flatMap((what) => (gist[what] * of > 0 ? [amount(what, gist[what] * of)] : [])),
  ];
  const got = [...said(1), ...Object.entries(gist.goods).map(([good, count]) => goodCount(good, count))];
  const paid = said(-1);
  return [
    ...(got.length > 0 ? [b('gist.gain', { what: listOf(got) })] : []),
    ...(paid.length > 0 ? [b('gist.pay', { what: listOf(paid) })] : []),
    ...Object.entries(gist.tracks).map(([track, value]) => b('gist.track', { track: trackTitle(track), value })),
  ].join(' ');
}
