// In which steps events are shown: what belongs together moves together.
import type { GameEvent } from '$lib/board';
import { entryFor } from '../shared/events';
import type { Step as Shown } from '../shared/routes';
import type * as protocol from './protocol';

export interface Step extends Shown {
  kind: string;
}

interface Timing {
  duration: number;
  stagger: number;
  /** Kinds that are shown in one step with this one. */
  with?: readonly string[];
}

const TIMING: Partial<Record<protocol.GameEvent['event'], Timing>> = {
  card_drawn: { duration: 300, stagger: 80 },
  hand_dealt: { duration: 260, stagger: 60 },
  first_player: { duration: 700, stagger: 0 },
  token_taken: { duration: 420, stagger: 120 },
  turn_began: { duration: 260, stagger: 0 },
  paid: { duration: 320, stagger: 80 },
  loaded: { duration: 380, stagger: 80, with: ['marker_back'] },
  taken: { duration: 380, stagger: 0, with: ['marker_back'] },
  reserved: { duration: 360, stagger: 0 },
  ship_moved: { duration: 420, stagger: 160 },
  farm_to_market: { duration: 320, stagger: 60 },
  shuffled: { duration: 400, stagger: 0 },
  payday: { duration: 650, stagger: 0 },
  lot_sold: { duration: 500, stagger: 0 },
  point_card: { duration: 300, stagger: 50, with: ['lot_rest'] },
  lot_rest: { duration: 300, stagger: 50 },
  insured: { duration: 340, stagger: 80 },
  protected: { duration: 360, stagger: 60 },
  wrecked: { duration: 800, stagger: 0 },
  good_lost: { duration: 380, stagger: 80 },
  ship_returned: { duration: 420, stagger: 80 },
  passed: { duration: 400, stagger: 0 },
  game_over: { duration: 500, stagger: 0 },
};

const AT_ONCE: Timing = { duration: 0, stagger: 0 };
const timingOf = (e: GameEvent): Timing => entryFor(TIMING, e) ?? AT_ONCE;

export function planOf(events: GameEvent[]): Step[] {
  const steps: Step[] = [];
  for (const e of events) {
    const last = steps.at(-1);
    const first = last?.events[0];
    const joins = first && (first.event === e.event || timingOf(first).with?.includes(e.event));
    // One player's sale ends before the next one's begins.
    const sameSeat =
      first?.seat === e.seat || !['point_card', 'loaded'].includes(first?.event ?? '');
    if (last && joins && sameSeat) last.events.push(e);
    else steps.push({ kind: e.event, events: [e], ...timingOf(e) });
  }
  return steps;
}

/** How long a step takes, at most `most` milliseconds: the stagger shrinks when much moves. */
export function lengthOf(step: Step, most = 1200): number {
  return Math.min(
    Math.max(most, step.duration),
    step.duration + step.stagger * (step.events.length - 1),
  );
}

export function staggerOf(step: Step, most = 1200): number {
  const gaps = step.events.length - 1;
  return gaps <= 0 ? 0 : Math.min(step.stagger, Math.max(0, (most - step.duration) / gaps));
}
