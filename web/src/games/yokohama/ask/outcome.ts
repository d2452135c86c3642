// What moves would do to the person who makes them, in a few words.
import { listOf } from '$lib/i18n';
import { agentName, amount, rewardName } from '../names';
import type { GameEvent } from '../protocol';
import { b } from '../text';

interface Outcome {
  gained: Record<string, number>;
  agents: Set<string | null>;
  spent: Record<string, number>;
  /** Yen others get, by seat. */
  others: Record<number, number>;
  power: number | null;
}

function outcomeOf(events: GameEvent[], me: number): Outcome {
  const outcome: Outcome = { gained: {}, agents: new Set(), spent: {}, others: {}, power: null };
  const add = (to: Record<string, number>, what: string | number, n: number): void =>
    void (to[what] = (to[what] ?? 0) + n);
  for (const e of events) {
    if (e.event === 'house_income' && e.seat !== me) add(outcome.others, e.seat ?? 0, e.yen);
    if (e.seat !== me) continue;
    if (e.event === 'gained') add(outcome.gained, e.resource, e.count);
    else if (e.event === 'spent') add(outcome.spent, e.resource, e.count);
    else if (e.event === 'hired') add(outcome.spent, 'yen', e.yen);
    else if (e.event === 'fee_paid') {
      add(outcome.spent, 'yen', e.yen);
      if (e.to !== null) add(outcome.others, e.to, e.yen);
    } else if (e.event === 'agent_gained') outcome.agents.add(e.flag);
    else if (e.event === 'acted') outcome.power = e.power;
  }
  return outcome;
}

/** "Power 4. You get 3 yen; you pay 1 yen; Ann gets 1 yen." */
export function outcomeWords(events: GameEvent[], me: number, names: string[]): string {
  const { gained, agents, spent, others, power } = outcomeOf(events, me);
  const got = [
    ...(Object.keys(gained).length > 0 ? [rewardName(gained)] : []),
    ...[...agents].map(agentName),
  ];
  return [
    ...(power !== null ? [b('gist.power', { power })] : []),
    ...(got.length > 0 ? [b('gist.gain', { what: listOf(got) })] : []),
    ...(Object.values(spent).some((n) => n > 0)
      ? [b('gist.pay', { what: rewardName(spent) })]
      : []),
    ...Object.entries(others).flatMap(([seat, yen]) =>
      yen > 0
        ? [b('gist.other', { name: names[Number(seat)] ?? '', what: amount('yen', yen) })]
        : [],
    ),
  ].join(' · ');
}
