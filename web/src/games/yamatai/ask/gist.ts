// What moves would do to the person who makes them, in a few words.
import { listOf } from '$lib/i18n';
import { amount, boatName } from '../names';
import type { GameEvent } from '../protocol';
import { b } from '../text';

interface Gist {
  prestige: number;
  coins: number;
  group: number;
  boats: string[];
  spent: number;
  /** Coins to others, by seat. */
  tolls: Record<number, number>;
}

function gistOf(events: GameEvent[], me: number): Gist {
  const gist: Gist = { prestige: 0, coins: 0, group: 0, boats: [], spent: 0, tolls: {} };
  for (const e of events) {
    if (e.seat !== me) continue;
    if (e.event === 'prestige_gained') gist.prestige += e.tokens;
    else if (e.event === 'coins_gained') {
      gist.coins += e.coins;
      gist.group = Math.max(gist.group, e.group);
    } else if (e.event === 'sold' || e.event === 'recruited') gist.coins += e.coins;
    else if (e.event === 'bought' || e.event === 'coins_paid') gist.spent += e.coins;
    else if (e.event === 'toll_paid') gist.tolls[e.to] = (gist.tolls[e.to] ?? 0) + e.coins;
    else if (e.event === 'boat_gained') gist.boats.push(e.colour);
  }
  return gist;
}

/** "You get 2 prestige tokens and 3 coins (group of 3). You pay Ann 2 coins." */
export function gistWords(events: GameEvent[], me: number, names: string[]): string {
  const { prestige, coins, group, boats, spent, tolls } = gistOf(events, me);
  const got = [
    ...(prestige > 0 ? [amount('prestige', prestige)] : []),
    ...(coins > 0 ? [amount('coins', coins)] : []),
    ...boats.map((colour) => boatName(colour)),
  ];
  return [
    ...(got.length > 0 ? [b(group > 0 ? 'gist.gain_group' : 'gist.gain', { what: listOf(got), group })] : []),
    ...(spent > 0 ? [b('gist.pay', { what: amount('coins', spent) })] : []),
    ...Object.entries(tolls).map(([seat, n]) => b('gist.toll', { name: names[Number(seat)] ?? '', what: amount('coins', n) })),
  ].join(' ');
}
