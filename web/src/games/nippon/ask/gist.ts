// What moves would do to the person who makes them, in a few words.
import { listOf } from '$lib/i18n';
import { amount, goodCount, trackTitle, yen } from '../names';
import type { GameEvent } from '../protocol';
import { b } from '../text';

interface Gist {
  yen: number;
  coal: number;
  plans: number;
  vp: number;
  goods: Record<string, number>;
  /** Values reached. */
  tracks: Record<string, number>;
}

function gistOf(events: GameEvent[], me: number): Gist {
  const gist: Gist = { yen: 0, coal: 0, plans: 0, vp: 0, goods: {}, tracks: {} };
  for (const e of events) {
    if (e.seat !== me) continue;
    if (e.event === 'yen_gained') gist.yen += e.yen;
    else if (e.event === 'yen_paid') gist.yen -= e.yen;
    else if (e.event === 'coal_gained') gist.coal += e.coal;
    else if (e.event === 'coal_paid') gist.coal -= e.coal;
    else if (e.event === 'plans_gained') gist.plans += e.plans;
    else if (e.event === 'plans_paid') gist.plans -= e.plans;
    else if (e.event === 'vp_gained') gist.vp += e.vp;
    else if (e.event === 'vp_lost') gist.vp -= e.vp;
    else if (e.event === 'produced') gist.goods[e.good] = (gist.goods[e.good] ?? 0) + e.count;
    else if (e.event === 'track_moved') gist.tracks[e.track] = e.value;
  }
  return gist;
}

/** "You get 3 silk. You pay 2 coal. Money: 14." */
export function gistWords(events: GameEvent[], me: number): string {
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
