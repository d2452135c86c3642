// Tables of pictures that differ from a lesson's.
import type { Position } from '$lib/engine/protocol';

/** Lays things otherwise, by paths into the position: "market.1.reserved_by". */
export const set =
  (laid: Record<string, unknown>) =>
  (position: Position): Position => {
    const table = structuredClone(position);
    for (const [path, value] of Object.entries(laid)) {
      const parts = path.split('.');
      const last = parts.pop() ?? '';
      const place = parts.reduce(
        (at, part) => at[part] as Record<string, unknown>,
        table as Record<string, unknown>,
      );
      place[last] = value;
    }
    return table;
  };
