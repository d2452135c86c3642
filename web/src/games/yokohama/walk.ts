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

/** The cheapest, then shortest way into each cell that the president can enter. */
function entered(state: YokohamaState, seat: number): Map<number, Way> {
  const player = state.seats[seat];
  const start = cellOf(state, player?.president ?? null);
  if (!player || start < 0) return new Map();
  const next = neighbours(state);
  const walked = new Set([start, ...state.walked.map((name) => cellOf(state, name))]);
  const mayEnter = (cell: number): boolean =>
    isCanal(state, cell) || (state.areas[cell]?.assistants[seat] ?? 0) > 0;
  const best = new Map<number, Way>();
  const better = (a: Way, b: Way | undefined): boolean =>
    !b || a.cost < b.cost || (a.cost === b.cost && a.cells.length < b.cells.length);
  const open: { at: number; way: Way }[] = [{ at: start, way: { cells: [], costs: [], cost: 0 } }];
  for (let one = open.shift(); one; one = open.shift()) {
    for (const cell of next[one.at] ?? []) {
      if (walked.has(cell) || one.way.cells.includes(cell) || !mayEnter(cell)) continue;
      const toll = tollOf(state, seat, cell);
      const way = {
        cells: [...one.way.cells, cell],
        costs: [...one.way.costs, toll],
        cost: one.way.cost + toll,
      };
      if (way.cost > player.yen || !better(way, best.get(cell))) continue;
      best.set(cell, way);
      open.push({ at: cell, way });
    }
  }
  return best;
}

const mayStop = (state: YokohamaState, seat: number, cell: number): boolean =>
  !isCanal(state, cell) &&
  (presidentsAt(state, cell, seat).length === 0 ||
    effectOf(state.seats[seat], 'postal') !== undefined);

/** The way to each cell where the walk may end. */
export const waysOf = (state: YokohamaState, seat: number): Map<number, Way> =>
  new Map([...entered(state, seat)].filter(([cell]) => mayStop(state, seat, cell)));

/** Why the president cannot get to a cell: no way over own assistants, one that is too dear, or an opposing president. */
export type Barred = 'way' | 'toll' | 'rival';

/** Of the cells that assistants are to be placed on for `fee`, those that the president cannot get to from where it stands,
 *  were they placed (YOK-M1 to M5, YOK-K15, YOK-K16). Where it stands it need not go. */
export function barredOf(
  state: YokohamaState,
  seat: number,
  plan: number[],
  fee = 0,
): Map<number, Barred> {
  const areas = state.areas.map((at, cell) => ({
    ...at,
    assistants: at.assistants.map(
      (n, one) => n + (one === seat ? plan.filter((placed) => placed === cell).length : 0),
    ),
  }));
  const withYen = (yen: number): YokohamaState => ({
    ...state,
    areas,
    seats: state.seats.map((one, i) => (i === seat ? { ...one, yen } : one)),
  });
  const player = state.seats[seat];
  const yen = (player?.yen ?? 0) - fee;
  const start = cellOf(state, player?.president ?? null);
  const [walk, rich] = [entered(withYen(yen), seat), entered(withYen(Infinity), seat)];
  const rides = (cell: number): boolean =>
    (effectOf(player, 'station') !== undefined && cellOf(state, state.station) === cell) ||
    (effectOf(player, 'tramway') !== undefined &&
      start >= 0 &&
      presidentsAt(state, cell, seat).length === 0);
  const why = (cell: number): Barred | null => {
    if (cell === start || rides(cell)) return null;
    if (start >= 0) return walk.has(cell) ? null : rich.has(cell) ? 'toll' : 'way';
    if (!mayStop(state, seat, cell)) return 'rival';
    return tollOf(state, seat, cell) > yen ? 'toll' : null;
  };
  return new Map(
    [...new Set(plan)].flatMap((cell) => {
      const barred = why(cell);
      return barred ? [[cell, barred] as const] : [];
    }),
  );
}
