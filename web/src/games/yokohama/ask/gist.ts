// What moves would do to the person who makes them, in a few words.
import { listOf } from '$lib/i18n';
import type { GameEvent } from '$lib/board';
import type { Reward } from '../edition';
import { agentName, amount, rewardName } from '../names';
import { b } from '../text';

export interface Gist {
  gained: Record<string, number>;
  spent: Record<string, number>;
  /** Yen others get, by seat. */
  others: Record<number, number>;
  power: number | null;
}

function gistOf(events: GameEvent[], me: number): Gist {
  const gist: Gist = { gained: {}, spent: {}, others: {}, power: null };
  const add = (to: Record<string, number>, what: string, n: unknown): void => void (to[what] = (to[what] ?? 0) + Number(n));
  for (const e of events) {
    const mine = e.seat === me;
    if (e.event === 'gained' && mine) add(gist.gained, e['resource'] as string, e['count']);
    else if (e.event === 'spent' && mine) add(gist.spent, e['resource'] as string, e['count']);
    else if (e.event === 'hired' && mine) add(gist.spent, 'yen', e['yen']);
    else if (e.event === 'fee_paid' && mine) {
      add(gist.spent, 'yen', e['yen']);
      if (typeof e['to'] === 'number') add(gist.others, String(e['to']), e['yen']);
    } else if (e.event === 'house_income' && !mine) add(gist.others, String(e.seat), e['yen']);
    else if (e.event === 'agent_gained' && mine) add(gist.gained, `agent:${e['flag'] as string}`, 1);
    else if (e.event === 'acted' && mine) gist.power = Number(e['power']);
  }
  return gist;
}

/** "Power 4. You get 3 yen; you pay 1 yen; Ann gets 1 yen." */
export function gistWords(events: GameEvent[] | null, me: number | null, names: string[]): string {
  if (!events || me === null) return '';
  const { gained, spent, others, power } = gistOf(events, me);
  const agents = Object.keys(gained).filter((key) => key.startsWith('agent:'));
  const goods = Object.fromEntries(Object.entries(gained).filter(([key]) => !key.startsWith('agent:'))) as Reward;
  const got = [...(Object.keys(goods).length > 0 ? [rewardName(goods)] : []), ...agents.map((key) => agentName(key.slice(6)))];
  const parts: string[] = [];
  if (power !== null) parts.push(b('gist.power', { power }));
  if (got.length > 0) parts.push(b('gist.gain', { what: listOf(got) }));
  if (Object.values(spent).some((n) => n > 0)) parts.push(b('gist.pay', { what: rewardName(spent as Reward) }));
  for (const [seat, yen] of Object.entries(others)) if (yen > 0) parts.push(b('gist.other', { name: names[Number(seat)] ?? '', what: amount('yen', yen) }));
  return parts.join(' · ');
}
