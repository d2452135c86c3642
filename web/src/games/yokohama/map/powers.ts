// What one's power in an area is, and what it would be with more assistants there.
import { areaOf, cellOf, powerAt, type YokohamaState } from '../model';

export interface PowerRow {
  /** Assistants added. */
  added: number;
  power: ReturnType<typeof powerAt>;
}

/** The power of the action under way in this area (YOK-A1): what is built meanwhile adds nothing to it. */
export function actingPower(table: YokohamaState, cell: number, me: number | null): number | null {
  const { action } = table;
  const own = action !== null && table.steps[0]?.seat === me;
  return own && cellOf(table, action.area) === cell ? action.power : null;
}

/** `more`: own assistants added by what is planned. `agent`: an agent would act there, without the president (YOK-X). */
export function powersAt(
  table: YokohamaState,
  cell: number,
  me: number | null,
  more: number,
  agent = false,
): PowerRow[] {
  const levels = areaOf(table, cell)?.levels ?? [];
  if (me === null || levels.length === 0) return [];
  if (agent) return [{ added: 0, power: powerAt(table, cell, me, false) }];
  const own = (table.areas[cell]?.assistants[me] ?? 0) + more;
  const here = cellOf(table, table.seats[me]?.president ?? null) === cell;
  const now = actingPower(table, cell, me);
  if (now !== null) return [{ added: 0, power: { ...powerAt(table, cell, me, true), total: now } }];
  const list = [0, 1, 2].map((added) => ({
    added,
    power: powerAt(table, cell, me, true, more + added),
  }));
  return list.filter(
    ({ added, power }, i) =>
      (own + added > 0 || here) && (i === 0 || power.total !== list[i - 1]?.power.total),
  );
}
