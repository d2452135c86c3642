// How long the strongest level may take on a phone. It thinks for half a second, and looks at the
// clock before each descent; so what comes on top is its first look through the turn and one descent
// more. On a core so many times slower than this one that, too, has to fit into a second.
import { describe, expect, it } from 'vitest';
import { netOf, startEngineOf } from './wasm';

const SLOWER = 6;
const THINKS_MS = 500;
const SECOND_MS = 1000;
const DECISIONS = 60;

type Ask = (request: object) => Record<string, unknown>;

async function sessionOf(game: string): Promise<Ask> {
  const engine = await startEngineOf(game);
  expect(engine.giveNet(game, netOf(game))).toBe(true);
  const session = engine.open();
  return (request) => JSON.parse(engine.handle(session, JSON.stringify(request))) as Record<string, unknown>;
}

/** Milliseconds of the processor, whatever else the machine does; the best of three. */
function costOf(work: () => void): number {
  let least = Infinity;
  for (let i = 0; i < 3; i += 1) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

describe.each(['osaka', 'yokohama', 'yamatai', 'nippon'])('the strongest level of %s', (game) => {
  it('answers within a second on the core of a phone', async () => {
    const ask = await sessionOf(game);
    ask({ type: 'new', game, players: 2, seed: '1' });
    const costs: number[] = [];
    for (let i = 0; i < DECISIONS; i += 1) {
      const { move } = ask({ type: 'choose', player: 'search:sims=1', seed: String(i) });
      costs.push(costOf(() => ask({ type: 'choose', player: 'search:sims=2', seed: String(i) })));
      expect(ask({ type: 'play', move }).ok).toBe(true);
    }
    const longest = Math.max(...costs.slice(DECISIONS / 3)); // once the engine has been compiled well
    expect(longest * SLOWER).toBeLessThan(SECOND_MS - THINKS_MS);
  });
});
