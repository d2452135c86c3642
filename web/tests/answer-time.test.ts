// How long the strongest level may take on a phone. It thinks for half a second, and looks at the
// clock before each descent; so what comes on top is its first look through the turn and one descent
// more. On a core so many times slower than this one that, too, has to fit into a second.
import { describe, expect, it, vi } from 'vitest';
import { games } from '../src/games';
import { levelsOf, netOf, startEngineOf } from './wasm';

const SLOWER = 6; // as Chromium's developer tools slow a computer down to be like a low-end phone; 4 for a usual one
const SECOND_MS = 1000;
const DECISIONS = 160; // of each game: past the middle of it
const COARSE_MS = 100;
const PATIENCE_MS = 60_000; // of this test, whatever else the machine does

type Ask = (request: object) => Record<string, unknown>;

async function sessionOf(game: string): Promise<Ask> {
  const engine = await startEngineOf(game);
  expect(engine.giveNet(game, netOf(game))).toBe(true);
  const session = engine.open();
  return (request) =>
    JSON.parse(engine.handle(session, JSON.stringify(request))) as Record<string, unknown>;
}

/** What the strongest level of a game says: how long it thinks, and its other parameters. */
function strongestOf(game: string): { thinks: number; others: string } {
  const level = levelsOf(game)[4] ?? '';
  const thinks = /(?:^|,)ms=(\d+)(?=,|$)/.exec(level);
  expect(thinks, level).not.toBeNull();
  const others = level.split(',').filter((part) => !part.startsWith('ms='));
  return { thinks: Number(thinks?.[1]), others: others.map((part) => `,${part}`).join('') };
}

/** Milliseconds of the processor, whatever else the machine does; the best of so many times. */
function costOf(work: () => void, times: number): number {
  let least = Infinity;
  for (let i = 0; i < times; i += 1) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

/** Of its first look and a descent more, at each decision of a game that is played by single looks. */
function costsOf(ask: Ask, game: string, players: number, others: string): number[] {
  ask({ type: 'new', game, players, seed: String(players) });
  const costs: number[] = [];
  for (let i = 0; i < DECISIONS; i += 1) {
    const seed = String(i);
    const { move } = ask({ type: 'choose', player: 'search:simulations=1', seed });
    costs.push(
      costOf(() => ask({ type: 'choose', player: `search:simulations=2${others}`, seed }), 3),
    );
    if (ask({ type: 'play', move }).ok !== true) break; // the game is over
  }
  return costs;
}

describe.each(games.map(({ id }) => id))('the strongest level of %s', (game) => {
  it.each([2, 3, 4])(
    'answers within a second on the core of a phone, %i at the table',
    async (players) => {
      const ask = await sessionOf(game);
      const { thinks, others } = strongestOf(game);
      const costs = costsOf(ask, game, players, others);
      expect(costs.length).toBeGreaterThan(DECISIONS / 2);
      expect(thinks + Math.max(...costs) * SLOWER).toBeLessThan(SECOND_MS);
    },
    PATIENCE_MS,
  );

  // Browsers round their clock, some to a tenth of a second.
  it(
    'answers by a clock that mostly stands still',
    async () => {
      const fine = performance.now.bind(performance);
      const coarse = vi
        .spyOn(performance, 'now')
        .mockImplementation(() => Math.floor(fine() / COARSE_MS) * COARSE_MS);
      const ask = await sessionOf(game);
      ask({ type: 'new', game, players: 2, seed: '1' });
      for (let i = 0; i < 4; i += 1) {
        const { move } = ask({ type: 'choose', player: 'level5', seed: String(i) });
        expect(ask({ type: 'play', move }).ok).toBe(true);
      }
      expect(coarse).toHaveBeenCalled();
      coarse.mockRestore();
    },
    PATIENCE_MS,
  );

  it(
    'thinks no longer than it says',
    async () => {
      const ask = await sessionOf(game);
      const { thinks } = strongestOf(game);
      ask({ type: 'new', game, players: 2, seed: '1' });
      const cost = costOf(() => ask({ type: 'choose', player: 'level5', seed: '1' }), 2);
      expect(cost).toBeGreaterThan(0);
      expect(cost).toBeLessThan((thinks + SECOND_MS) / 2);
    },
    PATIENCE_MS,
  );
});
