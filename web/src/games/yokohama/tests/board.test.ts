// The board of Yokohama against the engine: what it draws from events, and the ways it finds.
import { describe, expect, it } from 'vitest';
import type { StateAnswer } from '$lib/engine/protocol';
import type { Place } from '../ask/ask';
import { walksOf } from '../ask/president';
import type { YokohamaState } from '../model';
import { happen, settle, tableOf } from '../table';
import { newSession } from '../../../../tests/wasm';

/** What the events lead: what is drawn. */
function drawn(state: YokohamaState): Record<string, unknown> {
  const { areas, seats, church, customs, ports, laboratories, achievements, agents_left, station } =
    state;
  const sorted = seats.map(({ put_away: _, ...player }) => ({
    ...player,
    orders: [...player.orders].sort(),
    fulfilled: [...player.fulfilled].sort(),
    tokens: [...player.tokens].sort(),
    technologies: [...player.technologies].sort(),
  }));
  const some = (counts: Record<string, number | undefined>): Record<string, number | undefined> =>
    Object.fromEntries(Object.entries(counts).filter(([, n]) => n));
  return {
    areas,
    church,
    customs,
    ports,
    laboratories,
    achievements,
    station,
    agents_left: some(agents_left),
    seats: sorted.map((one) => ({
      ...one,
      agents: some(one.agents),
      agents_used: some(one.agents_used),
    })),
  };
}

describe.each([2, 3, 4])('a game of %i', (players) => {
  it('is drawn from its events as it stands, and every way found can be walked', async () => {
    const session = await newSession();
    const begin = { game: 'yokohama', players, seed: `${'00'.repeat(31)}0${players}` };
    let answer = (await session.begin(begin)) as unknown as StateAnswer<YokohamaState>;
    let walks = 0;
    for (let i = 0; i < 600 && answer.to_move !== null; ++i) {
      const { state, legal, to_move: seat } = answer;
      if (state.steps[0]?.step === 'move' && legal.some(({ kind }) => kind === 'walk')) {
        const places = (await session.reach([], seat)) as Place[];
        for (const [cell, steps] of walksOf(places)) {
          const set = steps.map(({ text }) => text);
          const { events, moves, left } = await session.preview([], seat, set);
          const spent = events
            .filter((e) => e.event === 'fee_paid' && e.seat === seat)
            .reduce((sum, e) => sum + Number(e['yen']), 0);
          expect(left).toEqual([]);
          expect(spent, `${moves?.join(', ')} to ${cell}`).toBe(steps.at(-1)?.total);
          const stops = events.filter((e) => e.event === 'president_moved' && e.seat === seat);
          expect(stops[set.length - 1]?.['cell']).toBe(cell);
          walks += 1;
        }
      }
      const move = legal[(i * 7919 + 13) % legal.length]?.text ?? '';
      const table = tableOf(state);
      const next = (await session.play([move])) as unknown as StateAnswer<YokohamaState>;
      for (const e of next.events) happen(table, e);
      // Whether a gap has closed yet, with nothing left to fill it, no event tells either.
      const stands = tableOf(next.state);
      for (const one of [table, stands]) settle(one);
      // Which order is kept no event tells.
      if (!move.startsWith('keep')) expect(drawn(table), `${i}: ${move}`).toEqual(drawn(stands));
      answer = next;
    }
    expect(walks).toBeGreaterThan(20);
  });
});
