// Small events that make one sentence: three assistants placed, the steps of a walk, the goods of a
// reward. What happens in between (a fee at each step) is told right after, once.
import { box } from './box.svelte';
import type { Named } from '../shared/events';
import type { GameEvent } from './protocol';

type Name = GameEvent['event'];

/** Events of one kind in a row, or among those of a kin, are one group. */
const kin: Partial<Record<Name, string>> = {
  placed: 'placing',
  president_moved: 'moving',
  fee_paid: 'fee',
  president_back: 'back',
  assistants_back: 'back',
  gained: 'stock',
  spent: 'stock',
  hired: 'hiring',
  order_taken: 'cards',
  order_drawn: 'drawn',
  technology_drawn: 'drawn',
  assistant_moved: 'moves',
  scored: 'count',
};

/** Groups that may stand in one run: fees come between the steps of their cause. */
function joins(run: string, next: string): boolean {
  return run === next || (next === 'fee' && (run === 'placing' || run === 'moving'));
}

/** The technology that brings a gain; of several at one occasion, the one that brings such a thing. */
export function technologyBehind({
  clause,
  resource,
}: Named<GameEvent, 'gained'>): string | undefined {
  const { technologies } = box.now;
  const named = technologies.find(({ rule }) => rule === clause);
  const { id, reward } = named?.effect ?? {};
  if (!reward || resource in reward) return named?.id;
  return (
    technologies.find(
      ({ effect }) => effect.id === id && effect.reward && resource in effect.reward,
    )?.id ?? named?.id
  );
}

/** What the sentence of its cause says already: the goods of an order, the reward of a token. */
function said({ event, clause }: GameEvent): boolean {
  if (event === 'spent') return clause === 'YOK-X3';
  return event === 'gained' && clause === 'YOK-L1';
}

/** Events of the same key are told together. */
function keyOf(e: GameEvent): string {
  const key = `${e.event} ${e.seat}`;
  switch (e.event) {
    case 'scored':
      return `${e.event} ${e.line}`;
    case 'president_moved':
      return `${key} ${e.way}`;
    case 'order_taken':
    case 'order_drawn':
    case 'technology_drawn':
      return `${key} ${e.board}`;
    case 'gained':
      return `${key} ${technologyBehind(e) ?? e.clause}`;
    case 'fee_paid':
    case 'spent':
    case 'hired':
      return `${key} ${e.clause}`;
    default:
      return key;
  }
}

/** Groups in the order in which they begin. */
export function groupEvents(events: GameEvent[]): GameEvent[][] {
  const all: GameEvent[][] = [];
  let run = '';
  let open = new Map<string, GameEvent[]>();
  for (const event of events.filter((one) => !said(one))) {
    const kind = kin[event.event] ?? '';
    if (kind === '' || !joins(run, kind)) {
      // A fee may come before what it pays for.
      if (run !== 'fee' || (kind !== 'placing' && kind !== 'moving')) open = new Map();
      run = kind;
    }
    const key = keyOf(event);
    const group = kind === '' ? undefined : open.get(key);
    if (group) {
      group.push(event);
      continue;
    }
    const fresh = [event];
    open.set(key, fresh);
    all.push(fresh);
  }
  return all;
}
