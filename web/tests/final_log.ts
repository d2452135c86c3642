// Sentences of a final count, for the tests of each game's log.
import type { GameEvent, GameModule, Names } from '$lib/board';
import { ranking } from '$lib/table/ranking';

const seats = ['Ann', 'Ben', 'Cleo', 'Dora'];
export const during: Names = { seats, me: 0 };
export const over: Names = { ...during, ranked: ranking({ rank: [4, 1, 2, 2] }) };

export const counted = (line: string, points: number[]): GameEvent[] =>
  points.map((of, seat) => ({
    event: 'scored',
    clause: 'ABC-E2',
    seat,
    line,
    points: of,
    of,
    multiplier: 1,
  }));

export const said = ({ describe }: Pick<GameModule, 'describe'>, events: GameEvent[]): string =>
  describe(events, over)[0]?.text ?? '';
