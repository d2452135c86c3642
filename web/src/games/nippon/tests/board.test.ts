// The board of Nippon against the engine: what it draws from events, and what it reckons by itself.
import { describe, expect, it } from 'vitest';
import type { StateAnswer } from '$lib/engine/protocol';
import {
  affordable,
  buildable,
  coalFor,
  costsOf,
  extraSteps,
  outputOf,
  plansFor,
  rewardLevel,
  valueFor,
  type Priced,
} from '../costs';
import { scoringOf } from '../count';
import { cityAt, factoryFor, goodAt, goodOfFactory, valueOn, type NipponState } from '../model';
import { coalThen, incomeOf, leftThen, lostFor, standings, unpaidThen, wagesOf } from '../standing';
import { happen, tableOf } from '../table';
import { newSession } from '../../../../tests/wasm';

type Answer = StateAnswer<NipponState>;

/** What the events lead: what is drawn. */
function drawn({
  spaces,
  rows,
  bag,
  factories,
  rewards,
  extra_multipliers,
  cities,
  regions,
  seats,
  marker,
  scorings,
  over,
  active,
  turn,
}: NipponState): unknown {
  const left = Object.fromEntries(Object.entries(rewards).filter(([, count]) => count));
  return {
    spaces,
    rows,
    bag,
    factories,
    rewards: left,
    extra_multipliers,
    cities,
    regions,
    seats,
    marker,
    scorings,
    over,
    ...(over === 'no' ? { active, turn } : {}),
  };
}

const seen: Record<string, number> = {};
const count = (what: string): void => void (seen[what] = (seen[what] ?? 0) + 1);

async function game(
  players: number,
  seed: number,
  each: (before: Answer, move: string, after: Answer) => void,
): Promise<void> {
  const session = await newSession();
  let answer = (await session.begin({
    game: 'nippon',
    players,
    seed: String(seed),
  })) as unknown as Answer;
  for (let i = 0; i < 4000 && answer.to_move !== null; ++i) {
    const move = answer.legal[(i * 7919 + seed * 13) % answer.legal.length]?.text ?? '';
    const next = (await session.play([move])) as unknown as Answer;
    each(answer, move, next);
    answer = next;
  }
  expect(answer.to_move, 'the game ends').toBe(null);
}

describe.each([2, 3, 4])('games of %i', (players) => {
  it('are drawn from their events as they stand', async () => {
    for (const seed of [1, 2, 3]) {
      await game(players, players * 10 + seed, (before, move, after) => {
        const table = tableOf(before.state);
        for (const e of after.events) {
          happen(table, e);
          count(e.event);
        }
        expect(drawn(table), move).toEqual(drawn(after.state));
      });
    }
  });

  it('have the standings, wages and income that the board reckons', async () => {
    await game(players, players, ({ state }) => {
      if (state.scorings < 3) expect(standings(state)).toEqual(state.standings);
      expect(state.seats.map(wagesOf)).toEqual(state.wages);
      expect(scoringOf(state)).toEqual(state.scoring);
    });
  });

  it('cost and bring what the board says', async () => {
    await game(players, players + 4, ({ state, legal, to_move: seat }, move, after) => {
      const me = state.seats[seat ?? 0]!;
      const own = after.events.filter((e) => e.seat === seat);
      const [first, ...words] = move.split(' ');
      const paid = (what: string): number =>
        own
          .filter(({ event }) => event === `${what}_paid`)
          .reduce((sum, e) => sum + Number(e[what]), 0);
      if (first === 'produce') {
        const goods = (words[0] ?? '').split('+');
        expect(paid('coal'), move).toBe(
          goods.reduce((sum, good) => sum + coalFor(factoryFor(me, good)?.factory ?? ''), 0),
        );
        for (const good of goods)
          expect(
            own.find((e) => e.event === 'produced' && e['good'] === good)?.['count'],
            move,
          ).toBe(outputOf(factoryFor(me, good)!));
        count('priced');
      }
      if (first === 'steps') {
        const action = String(state.steps[0]?.['action']) as Priced;
        expect(paid('yen'), move).toBe(costsOf(me, action)[Number(words[0]) - 1]);
        expect(legal.filter(({ kind }) => kind === 'steps').length, move).toBeLessThanOrEqual(
          affordable(me, action),
        );
        if (extraSteps(me, action) > 0) count('extra');
      }
      if (first === 'take' && words[1] === 'invest') {
        // What can be chosen before the worker is taken.
        const tiles = (after.legal ?? [])
          .filter(({ kind }) => kind === 'build')
          .map(({ text }) => text.slice('build '.length));
        expect(buildable(state, me).sort(), move).toEqual(tiles.sort());
        count('buildable');
      }
      if (first === 'build') {
        const good = goodOfFactory(words[0] ?? '');
        const once = own.find(({ event }) => event === 'plans_paid');
        expect(Number(once?.['plans'] ?? 0), move).toBe(
          plansFor(me, good, valueOn(me, 'knowledge')),
        );
      }
      if (first === 'consolidate') {
        // What the page promised, and the position, is what comes: the factories' share too.
        const budget = own.filter(({ clause }) =>
          ['NIP-K1', 'NIP-F1a', 'NIP-F1b'].includes(clause),
        );
        const got = (field: string, ...names: string[]): number =>
          budget
            .filter(({ event }) => names.includes(event))
            .reduce((sum, e) => sum + Number(e[field]), 0);
        expect(incomeOf(me), move).toBe(got('yen', 'yen_gained'));
        expect(coalThen(me), move).toBe(got('coal', 'coal_gained', 'coal_kept'));
        expect(state.wages[seat ?? 0], move).toMatchObject({
          income: incomeOf(me),
          coal: coalThen(me),
        });
        expect(after.state.seats[seat ?? 0]!.workers.length === 0 || after.to_move === seat).toBe(
          true,
        );
        expect(incomeOf(me)).toBeGreaterThanOrEqual(12);
        expect(unpaidThen(me)).toBeGreaterThanOrEqual(0);
        // Without a reward the wages are paid at once: what was said to remain does.
        if (me.workers.length > 0 && rewardLevel(me.workers.length) === 0) {
          const sum = (field: string, clauses: string[], name: string): number =>
            own
              .filter(({ event, clause }) => event === name && clauses.includes(clause))
              .reduce((all, e) => all + Number(e[field]), 0);
          expect(incomeOf(me) - sum('yen', ['NIP-K4'], 'wages_paid'), move).toBe(leftThen(me));
          expect(sum('vp', ['NIP-K4'], 'vp_lost'), move).toBe(lostFor(unpaidThen(me)));
          count('left');
        }
      }
      const step = state.steps[0];
      if (step?.step === 'reward') {
        const levels = legal
          .filter(({ kind }) => kind === 'reward')
          .map((one) => Number(/^reward-(\d)/.exec(String(one['reward']))?.[1]));
        expect(Math.max(...levels)).toBeLessThanOrEqual(rewardLevel(me.workers.length));
      }
      if (step?.step === 'tile') {
        const good = goodAt(cityAt(state, String(step['city']))!, String(step['side']));
        for (const one of legal.filter(({ kind }) => kind === 'tile'))
          expect(Number(one['value'])).toBeLessThanOrEqual(valueFor(good, Number(one['cubes'])));
        count('tile');
      }
    });
  });
});

it('those games show nearly every event', () => {
  const wanted = [
    'worker_taken',
    'worker_drawn',
    'row_moved',
    'workers_returned',
    'yen_paid',
    'yen_gained',
    'coal_paid',
    'coal_gained',
    'plans_paid',
    'plans_gained',
    'vp_gained',
    'vp_lost',
    'track_moved',
    'factory_built',
    'machine_put',
    'machine_stocked',
    'produced',
    'contract_filled',
    'goods_spent',
    'train_put',
    'ship_put',
    'influence_put',
    'influence_returned',
    'budget',
    'reward_taken',
    'achievement_tiled',
    'wages_paid',
    'filling',
    'marker_moved',
    'closing',
    'scoring_began',
    'region_ranked',
    'final_income',
    'scored',
    'game_over',
    'priced',
    'tile',
    'buildable',
  ];
  expect(wanted.filter((event) => !seen[event])).toEqual([]);
});
