// What a lesson is: a file of web/src/lessons/<game>/, and the words that go with it.
import type { GameEvent, Position } from '$lib/engine/protocol';

/** Something that an engine can see: what happened since the step began, or what lies on the table now. */
export type Condition =
  /** An event with at least these fields. */
  | { event: Record<string, unknown>; times?: number }
  /** What lies at a path of the position: "players.0.points". */
  | { state: string; is?: unknown; least?: number; most?: number }
  /** One of the learner's moves begins so. */
  | { move: string }
  | { all: Condition[] }
  | { any: Condition[] }
  | { not: Condition };

/** An answer to a try that the rules allow and the lesson does not ask for. */
export interface Mistake {
  when: Condition;
  /** Key of the words. */
  say: string;
}

/** An arrow from one thing of the board to another. */
export type Arrow = [from: string, to: string];

export interface Step {
  /** Key of the words: what is to be understood and to be done. */
  say: string;
  /** The clauses it teaches. */
  clauses: string[];
  /** Numbers in the words, each from where it stands: "players.0.points" of the position as the step begins,
   *  "edition.…" of the box, or, for `done` alone, "event.lot_sold.points" of what has happened. */
  values?: Record<string, string>;
  /** Things of the board to look at: names of anchors. */
  glow?: string[];
  arrows?: Arrow[];
  goal: Condition;
  /** Moves that lead on, by how they begin; any other is answered by `otherwise`. None: every legal one may. */
  allowed?: string[];
  mistakes?: Mistake[];
  /** Key of the words for any other try. */
  otherwise: string;
  /** Key of the words once the goal is reached. */
  done: string;
  /** Moves that reach the goal. */
  solution: string[];
  /** Where another table is needed than that on which the step before ended. */
  position?: Position;
  /** What is played, and shown, before the learner is asked. */
  before?: string[];
}

export interface Lesson {
  /** The table, as it lies when the lesson begins. */
  position: Position;
  /** The learner's seat. */
  me: number;
  /** Everybody's hands are shown. */
  open?: boolean;
  steps: [Step, ...Step[]];
}

/** What lies at a path of a value: "players.0.points". */
export const at = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (found, key) => (found as Record<string, unknown> | null | undefined)?.[key],
      value,
    );

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const fits = (event: GameEvent, wanted: Record<string, unknown>): boolean =>
  Object.entries(wanted).every(([field, value]) => isSame(event[field], value));

/** How the path of a number begins that an event of the try tells. */
export const OF_EVENT = 'event.';

/** The numbers of a step that the first event of that name tells. */
export const valuesOfEvents = (
  { values = {} }: Step,
  events: GameEvent[],
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, path]) => path.startsWith(OF_EVENT))
      .map(([name, path]) => {
        const [, told, field = ''] = path.split('.');
        return [
          name,
          at(
            events.find(({ event }) => event === told),
            field,
          ),
        ];
      }),
  );

/** What has come of a try. */
export interface Try {
  /** The learner's moves since the step began. */
  moves: string[];
  events: GameEvent[];
  state: Position;
}

export function holds(condition: Condition, tried: Try): boolean {
  if ('all' in condition) return condition.all.every((one) => holds(one, tried));
  if ('any' in condition) return condition.any.some((one) => holds(one, tried));
  if ('not' in condition) return !holds(condition.not, tried);
  if ('move' in condition) return tried.moves.some((move) => move.startsWith(condition.move));
  if ('event' in condition)
    return (
      tried.events.filter((event) => fits(event, condition.event)).length >= (condition.times ?? 1)
    );
  const found = at(tried.state, condition.state);
  if (condition.is !== undefined && !isSame(found, condition.is)) return false;
  if (condition.least !== undefined && !(Number(found) >= condition.least)) return false;
  return condition.most === undefined || Number(found) <= condition.most;
}
