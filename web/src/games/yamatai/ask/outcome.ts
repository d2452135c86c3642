// What moves would do to the person who makes them, in a few words.
import { listOf } from '$lib/i18n';
import { sumOf } from '../../shared/counts';
import type { Boats } from '../box.svelte';
import { amount, boatName, boatsName } from '../names';
import type { GameEvent } from '../protocol';
import { b } from '../text';

interface Outcome {
  prestige: number;
  coins: number;
  group: number;
  boats: string[];
  spent: number;
  /** Boats that no port has room for. */
  aside: Partial<Boats>;
  /** Coins to others, by seat. */
  tolls: Record<number, number>;
}

function outcomeOf(events: GameEvent[], me: number): Outcome {
  const outcome: Outcome = {
    prestige: 0,
    coins: 0,
    group: 0,
    boats: [],
    aside: {},
    spent: 0,
    tolls: {},
  };
  for (const e of events) {
    if (e.seat !== me) continue;
    if (e.event === 'prestige_gained') outcome.prestige += e.tokens;
    else if (e.event === 'coins_gained') {
      outcome.coins += e.coins;
      outcome.group = Math.max(outcome.group, e.group);
    } else if (e.event === 'sold' || e.event === 'recruited') outcome.coins += e.coins;
    else if (e.event === 'bought' || e.event === 'coins_paid') outcome.spent += e.coins;
    else if (e.event === 'toll_paid') outcome.tolls[e.to] = (outcome.tolls[e.to] ?? 0) + e.coins;
    // The question what to keep has said it.
    else if (e.event === 'set_aside' && events[0]?.event !== 'port_kept') outcome.aside = e.boats;
    else if (e.event === 'boat_gained') outcome.boats.push(e.colour);
  }
  return outcome;
}

/** "You get 2 prestige tokens and 3 coins (group of 3). You pay Ann 2 coins." */
export function outcomeWords(events: GameEvent[], me: number, names: string[]): string {
  const { prestige, coins, group, boats, aside, spent, tolls } = outcomeOf(events, me);
  const got = [
    ...(prestige > 0 ? [amount('prestige', prestige)] : []),
    ...(coins > 0 ? [amount('coins', coins)] : []),
    ...boats.map((colour) => boatName(colour)),
  ];
  return [
    ...(got.length > 0
      ? [b(group > 0 ? 'gist.gain_group' : 'gist.gain', { what: listOf(got), group })]
      : []),
    ...(spent > 0 ? [b('gist.pay', { what: amount('coins', spent) })] : []),
    ...(sumOf(aside) > 0 ? [b('port.hint', { boats: boatsName(aside) })] : []),
    ...Object.entries(tolls).map(([seat, n]) =>
      b('gist.toll', { name: names[Number(seat)] ?? '', what: amount('coins', n) }),
    ),
  ].join(' ');
}
