// The table's story as lines of words: what was taken back is left out, small things are joined.
import type { GameModule, LogLine, Names } from '$lib/board';
import type { GameEvent } from '$lib/engine/protocol';
import { language } from '$lib/i18n';
import type { Entry } from './source';

/** The entries that stand: moves taken back are gone, and so are the words that took them. */
export function standing(entries: Entry[]): Entry[] {
  const kept: Entry[] = [];
  for (const entry of entries) {
    if (entry.undo === undefined) {
      kept.push(entry);
      continue;
    }
    while (kept.length > 0 && (kept.at(-1) as Entry).n > entry.n) kept.pop();
  }
  return kept;
}

/** The events in pieces, a turn each; the first piece is the set-up. */
export function turnsOf(events: GameEvent[]): GameEvent[][] {
  const turns: GameEvent[][] = [[]];
  for (const event of events) {
    if (event.event === 'turn_began') turns.push([]);
    turns.at(-1)?.push(event);
  }
  return turns.filter((turn) => turn.length > 0);
}

/** Of the last `moves` so many belong to the turn played last. */
export function lastTurn(entries: Entry[], moves: number): number {
  const kept = standing(entries);
  for (let count = 1; count < moves; ++count) {
    // What begins a turn was the last move of another.
    if (kept.at(-1 - count)?.events.some(({ event }) => event === 'turn_began')) return count;
  }
  return moves;
}

export interface BesideLine {
  /** The entry that it follows. */
  rev: number;
  line: LogLine;
  /** It stands under the heading of that entry's turn, else where it ends. */
  first?: boolean;
}

interface Remembered {
  key: string;
  lines: LogLine[];
}

/** Makes the lines, and remembers those of turns that are past. */
export class LogWriter {
  private readonly remembered = new WeakMap<GameEvent, Remembered>();

  constructor(private readonly game: Pick<GameModule, 'describe'>) {}

  /** `beside`: lines of another kind, in the order of the entries that they follow. Each stands where a turn begins or ends. */
  lines(entries: Entry[], names: Names, beside: BesideLine[] = []): LogLine[] {
    const kept = standing(entries);
    const turns = turnsOf(kept.flatMap(({ events }) => events));
    const revs = new Map(kept.flatMap(({ rev, events }) => events.map((event) => [event, rev])));
    const beginnings = turns.map(([first]) => revs.get(first as GameEvent) ?? 0);
    const within = (from: number, to: number): BesideLine[] =>
      beside.filter(({ rev }) => rev >= from && rev < to);
    const linesOf = (all: BesideLine[]): LogLine[] => all.map(({ line }) => line);
    return [
      ...linesOf(within(-Infinity, beginnings[0] ?? Infinity)),
      ...turns.flatMap((turn, i) => {
        const near = within(beginnings[i] ?? 0, beginnings[i + 1] ?? Infinity);
        const told = this.turn(turn, names);
        return [
          ...told.slice(0, 1),
          ...linesOf(near.filter(({ first }) => first)),
          ...told.slice(1),
          ...linesOf(near.filter(({ first }) => !first)),
        ];
      }),
    ];
  }

  private turn(events: GameEvent[], names: Names): LogLine[] {
    const first = events[0] as GameEvent;
    const key = [language.now, events.length, names.me, names.ranked, ...names.seats].join('|');
    const known = this.remembered.get(first);
    if (known?.key === key) return known.lines;
    const lines = this.game.describe(events, names);
    this.remembered.set(first, { key, lines });
    return lines;
  }
}
