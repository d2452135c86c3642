// Stands by somebody who plays a game for the first times: says what is being decided, and what has just been met. What was
// said often enough is not said again, unless it is asked for.
import type { GameEvent, Position } from '$lib/engine/protocol';
import { has } from '$lib/i18n';
import { readKept, writeKept } from '$lib/kept';

/** How often a question is explained by itself. */
const TIMES = 3;
/** So many new things at most before a question; others wait until they are met again. */
const NEWS = 2;
const KEY = 'kaisho.guide';

type Said = Record<string, number>;

function read(): Said {
  const found = Object.entries(readKept(KEY) ?? {}) as [string, unknown][];
  return Object.fromEntries(
    found.filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}

/** The step that waits for an answer. */
export function stepOf(state: Position): string | null {
  const { steps } = state as { steps?: { step?: string }[] };
  return steps?.[0]?.step ?? null;
}

export class Companion {
  /** Key of the text to be said now; null: nothing. */
  say = $state.raw<string | null>(null);
  /** Events to be explained, in their order. */
  private met: string[] = [];
  private step: string | null = null;
  /** Questions of this turn that were explained. */
  private asked = new Set<string>();

  constructor(private readonly game: string) {}

  /** These have been shown. */
  tell(events: GameEvent[]): void {
    const said = read();
    const news = new Set(
      events
        .map(({ event }) => this.keyOf('event', event))
        .filter((key) => has(key) && !said[key] && !this.met.includes(key)),
    );
    this.met = [...this.met, ...news].slice(0, NEWS);
  }

  /** The person is asked something: first what is new is explained, then the question. */
  ask(state: Position): void {
    const step = stepOf(state);
    if (step === this.step && this.met.length === 0) return;
    this.step = step;
    this.next();
  }

  /** The turn is over. */
  rest(): void {
    this.asked.clear();
    this.step = null;
    this.say = null;
  }

  /** It is understood. */
  next(): void {
    const event = this.met.shift();
    if (event !== undefined) return this.speak(event);
    const key = this.step === null ? null : this.keyOf('step', this.step);
    this.say = null;
    if (key === null || this.asked.has(key) || !has(key) || (read()[key] ?? 0) >= TIMES) return;
    this.asked.add(key);
    this.speak(key);
  }

  /** Says what is being decided, however often it was said. */
  call(state: Position): void {
    const step = stepOf(state);
    const key = step === null ? null : this.keyOf('step', step);
    this.say = key !== null && has(key) ? key : null;
  }

  private keyOf(kind: 'step' | 'event', name: string): string {
    return `guide-${this.game}:${kind}.${name}`;
  }

  private speak(key: string): void {
    this.say = key;
    const said = read();
    writeKept(KEY, { ...said, [key]: (said[key] ?? 0) + 1 });
  }
}
