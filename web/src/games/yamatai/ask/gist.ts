// What moves would do to the person who makes them, in a few words.
import { listOf } from '$lib/i18n';
import type { GameEvent } from '$lib/board';
import { amount, boatName } from '../names';
import { b } from '../text';

export interface Gist {
  prestige: number;
  coins: number;
  group: number;
  boats: string[];
  spent: number;
  /** Coins to others, by seat. */
  tolls: Record<number, number>;
  aside: number;
}

function gistOf(events: GameEvent[], me: number): Gist {
  const gist: Gist = { prestige: 0, coins: 0, group: 0, boats: [], spent: 0, tolls: {}, aside: 0 };
  for (const e of events) {
    if (e.seat !== me) continue;
    const coins = Number(e['coins'] ?? 0);
    if (e.event === 'prestige_gained') gist.prestige += Number(e['tokens']);
    else if (e.event === 'coins_gained') {
      gist.coins += coins;
      gist.group = Math.max(gist.group, Number(e['group'] ?? 0));
    } else if (e.event === 'sold' || e.event === 'recruited') gist.coins += coins;
    else if (e.event === 'bought' || e.event === 'coins_paid') gist.spent += coins;
    else if (e.event === 'toll_paid') gist.tolls[Number(e['to'])] = (gist.tolls[Number(e['to'])] ?? 0) + coins;
    else if (e.event === 'boat_gained') gist.boats.push(String(e['colour']));
  }
  return gist;
}

/** "You get 2 prestige tokens and 3 coins (group of 3). You pay Ann 2 coins." */
export function gistWords(events: GameEvent[] | null, me: number | null, names: string[]): string {
  if (!events || me === null) return '';
  const { prestige, coins, group, boats, spent, tolls } = gistOf(events, me);
  const got = [
    ...(prestige > 0 ? [amount('prestige', prestige)] : []),
    ...(coins > 0 ? [amount('coins', coins)] : []),
    ...boats.map((colour) => boatName(colour)),
  ];
  const parts: string[] = [];
  if (got.length > 0) parts.push(b(group > 0 ? 'gist.gain_group' : 'gist.gain', { what: listOf(got), group }));
  if (spent > 0) parts.push(b('gist.pay', { what: amount('coins', spent) }));
  for (const [seat, n] of Object.entries(tolls)) parts.push(b('gist.toll', { name: names[Number(seat)] ?? '', what: amount('coins', n) }));
  return parts.join(' ');
}
