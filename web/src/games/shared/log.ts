// What happened, line by line: groups of events, each told by the game's words for its first.
import type { GameEvent, LogLine } from '$lib/board';

/** null: nothing is told. */
export type Told = Omit<LogLine, 'clause' | 'seat'> | null;
export type Teller<Tell> = (event: GameEvent, tell: Tell, group: GameEvent[]) => Told;

export const number = (event: GameEvent, field: string): number => Number(event[field] ?? 0);
export const word = (event: GameEvent, field: string): string => String(event[field] ?? '');

export function linesOf<Tell>(groups: GameEvent[][], tellers: Record<string, Teller<Tell>>, tell: Tell): LogLine[] {
  const lines: LogLine[] = [];
  for (const group of groups) {
    const event = group[0];
    const told = event && tellers[event.event]?.(event, tell, group);
    if (!told) continue;
    // A line of the final count is about all seats.
    const ofSeat = typeof event.seat === 'number' && event.event !== 'scored';
    lines.push({ ...told, clause: event.clause, ...(ofSeat && { seat: event.seat }) });
  }
  return lines;
}
