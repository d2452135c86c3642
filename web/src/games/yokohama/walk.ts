// Where the president can walk to, and the cheapest way there (YOK-M3 to M5, YOK-K13, YOK-K14).
import { box } from './box.svelte';
import { cellOf, effectOf, isCanal, neighbours, presidentsAt, type YokohamaState } from './model';

export interface Way {
  /** The cells entered, in order. */
  cells: number[];
  /** Of each of them. */
  costs: number[];
  cost: number;
}

/** What entering a cell costs. */
export function tollOf(state: YokohamaState, seat: number, cell: number): number {
  const { canal, pass_fee_per_president } = box.now.prices;
  if (isCanal(state, cell)) return canal;
  if (effectOf(state.seats[seat], 'stagecoach')) return 0;
  return presidentsAt(state, cell, seat).length * pass_fee_per_president;
}

/** The cheapest, then shortest way to each cell where the walk may end. */
export function waysOf(state: YokohamaState, seat: number): Map<number, Way> {
  const player = state.seats[seat];
  const start = cellOf(state, player?.president ?? null);
  if (!player || start < 0) return new Map();
  const next = neighbours(state);
  const walked = new Set([start, ...state.walked.map((name) => cellOf(state, name))]);
  const mayEnter = (cell: number): boolean => isCanal(state, cell) || (state.areas[cell]?.assistants[seat] ?? 0) > 0;
  const mayEnd = (cell: number): boolean => !isCanal(state, cell) && (presidentsAt(state, cell, seat).length === 0 || effectOf(player, 'postal') !== undefined);
  const best = new Map<number, Way>();
  const better = (a: Way, b: Way | undefined): boolean => !b || a.cost < b.cost || (a.cost === b.cost && a.cells.length < b.cells.length);
  const open: { at: number; way: Way }[] = [{ at: start, way: { cells: [], costs: [], cost: 0 } }];
  for (let one = open.shift(); one; one = open.shift()) {
    for (const cell of next[one.at] ?? []) {
      if (walked.has(cell) || one.way.cells.includes(cell) || !mayEnter(cell)) continue;
      const toll = tollOf(state, seat, cell);
      const way = { cells: [...one.way.cells, cell], costs: [...one.way.costs, toll], cost: one.way.cost + toll };
      if (way.cost > player.yen || !better(way, best.get(cell))) continue;
      best.set(cell, way);
      open.push({ at: cell, way });
    }
  }
  return new Map([...best].filter(([cell]) => mayEnd(cell)));
}
