// The areas a person means to place on, touched in any order (YOK-P1), and the moves for them.
import { sum } from '../shared/counts';
import { box } from './box.svelte';
import { effectOf, presidentsAt, type YokohamaState } from './model';

/** Of a placement; a rule, no component. */
const SPREAD = 3;
const PAIR = 2;

export interface Room {
  /** How many different areas may still be placed on. */
  most: number;
  hand: number;
  yen: number;
  /** Cells that single assistants and pairs may go to. */
  single: Set<number>;
  pair: Set<number>;
  /** Of one assistant, by cell. */
  fee: (cell: number) => number;
}

export function roomOf(
  state: YokohamaState,
  seat: number,
  placed: number,
  single: number[],
  pair: number[],
): Room {
  const player = state.seats[seat];
  const most = Number(effectOf(player, 'newspaper')?.['areas'] ?? SPREAD);
  return {
    most: most - placed,
    hand: player?.hand.assistants ?? 0,
    yen: player?.yen ?? 0,
    single: new Set(single),
    pair: new Set(pair),
    fee: (cell) => presidentsAt(state, cell, seat).length * box.now.prices.place_fee_per_president,
  };
}

export const isPair = (plan: number[]): boolean => plan.length === PAIR && plan[0] === plan[1];
export const feeOf = (plan: number[], room: Room): number => sum(plan.map(room.fee));

export type Why = 'full' | 'empty' | 'poor' | 'closed' | null;

/** Why this cell cannot be added. */
export function whyNot(plan: number[], cell: number, room: Room): Why {
  if (!room.single.has(cell)) return 'closed';
  if (plan.length >= room.most) return 'full';
  if (plan.length >= room.hand) return 'empty';
  return feeOf([...plan, cell], room) > room.yen ? 'poor' : null;
}

/** After a touch: added; a second touch on the only one makes the pair, one more takes it away. */
export function touched(plan: number[], cell: number, room: Room): { plan: number[]; why: Why } {
  if (isPair(plan)) return plan[0] === cell ? { plan: [], why: null } : touched([], cell, room);
  if (plan.includes(cell)) {
    const pair = [cell, cell];
    const paired =
      plan.length === 1 &&
      room.pair.has(cell) &&
      room.hand >= PAIR &&
      feeOf(pair, room) <= room.yen;
    return { plan: paired ? pair : plan.filter((one) => one !== cell), why: null };
  }
  const why = whyNot(plan, cell, room);
  return { plan: why ? plan : [...plan, cell], why };
}

/** The moves, in the order of the cells; `names` by cell. */
export function placeMoves(plan: number[], names: string[]): string[] {
  if (isPair(plan)) return [`pair ${names[plan[0] ?? 0]}`];
  return [...plan].sort((a, b) => a - b).map((cell) => `place ${names[cell]}`);
}

/** Assistants taken back, by cell (YOK-M6), as moves. */
export function backMoves(counts: Record<number, number>, names: string[]): string[] {
  return Object.entries(counts)
    .map(([cell, n]) => [Number(cell), n] as const)
    .filter(([, n]) => n > 0)
    .sort(([a], [b]) => a - b)
    .map(([cell, n]) => `back ${names[cell]} ${n}`);
}
