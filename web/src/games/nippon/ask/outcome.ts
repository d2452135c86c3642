// What moves would do to the person who makes them, in a few words.
import { listOf } from '$lib/i18n';
import { amount, goodCount, trackTitle, yen } from '../names';
import type { GameEvent } from '../protocol';
import { b } from '../text';

interface Outcome {
  yen: number;
  coal: number;
  plans: number;
  vp: number;
  goods: Record<string, number>;
  /** Values reached. */
  tracks: Record<string, number>;
}

function outcomeOf(events: GameEvent[], me: number): Outcome {
  const outcome: Outcome = { yen: 0, coal: 0, plans: 0, vp: 0, goods: {}, tracks: {} };
  for (const e of events) {
    if (e.seat !== me) continue;
    if (e.event === 'yen_gained') outcome.yen += e.yen;
    else if (e.event === 'yen_paid') outcome.yen -= e.yen;
    else if (e.event === 'coal_gained') outcome.coal += e.coal;
    else if (e.event === 'coal_paid') outcome.coal -= e.coal;
    else if (e.event === 'plans_gained') outcome.plans += e.plans;
    else if (e.event === 'plans_paid') outcome.plans -= e.plans;
    else if (e.event === 'vp_gained') outcome.vp += e.vp;
    else if (e.event === 'vp_lost') outcome.vp -= e.vp;
    else if (e.event === 'produced') outcome.goods[e.good] = (outcome.goods[e.good] ?? 0) + e.count;
    else if (e.event === 'track_moved') outcome.tracks[e.track] = e.value;
  }
  return outcome;
}

/** "You get 3 silk. You pay 2 coal. Money: 14." */
export function outcomeWords(events: GameEvent[], me: number): string {
  const outcome = outcomeOf(events, me);
  const said = (of: 1 | -1): string[] => [
    ...(outcome.yen * of > 0 ? [yen(outcome.yen * of)] : []),
    ...(['coal', 'plans', 'vp'] as const).flatMap((what) =>
      outcome[what] * of > 0 ? [amount(what, outcome[what] * of)] : [],
    ),
  ];
  const got = [
    ...said(1),
    ...Object.entries(outcome.goods).map(([good, count]) => goodCount(good, count)),
  ];
  const paid = said(-1);
  return [
    ...(got.length > 0 ? [b('gist.gain', { what: listOf(got) })] : []),
    ...(paid.length > 0 ? [b('gist.pay', { what: listOf(paid) })] : []),
    ...Object.entries(outcome.tracks).map(([track, value]) =>
      b('gist.track', { track: trackTitle(track), value }),
    ),
  ].join(' ');
}
