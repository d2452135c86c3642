// The board of Nippon against the engine: what it draws from events is the position, and what it says beforehand comes.
import { describe, expect, it } from 'vitest';
import type { StateAnswer } from '$lib/engine/protocol';
import { goodOfFactory, regionOfCity, type NipponState } from '../model';
import { rewardLevel } from '../printed';
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

  it('cost and bring what the board says', async () => {
    await game(players, players + 4, ({ state, legal, to_move: seat }, move, after) => {
      const me = state.seats[seat ?? 0]!;
      const costs = state.costs[seat ?? 0]!;
      const own = after.events.filter((e) => e.seat === seat);
      const [first, ...words] = move.split(' ');
      const total = (field: string, names: string[], clauses?: string[]): number =>
        own
          .filter(
            ({ event, clause }) => names.includes(event) && (clauses ?? [clause]).includes(clause),
          )
          .reduce((sum, e) => sum + Number(e[field]), 0);
      if (first === 'produce') {
        const goods = (words[0] ?? '').split('+');
        const paid = goods.reduce((sum, good) => sum + (costs.factories[good]?.coal ?? 0), 0);
        expect(total('coal', ['coal_paid']), move).toBe(paid);
        for (const good of goods)
          expect(
            own.find((e) => e.event === 'produced' && e['good'] === good)?.['count'],
            move,
          ).toBe(costs.factories[good]?.goods);
        count('priced');
      }
      if (first === 'steps') {
        const action = costs.actions[String(state.steps[0]?.['action'])]!;
        expect(total('yen', ['yen_paid']), move).toBe(action.costs[Number(words[0]) - 1]);
        expect(legal.filter(({ kind }) => kind === 'steps').length, move).toBeLessThanOrEqual(
          action.affordable,
        );
        if (action.extra_steps > 0) count('extra');
      }
      if (first === 'take' && words[1] === 'invest') {
        // What can be chosen before the worker is taken.
        const tiles = after.legal
          .filter(({ kind }) => kind === 'build')
          .map(({ text }) => text.slice('build '.length));
        expect([...costs.tiles].sort(), move).toEqual(tiles.sort());
        count('buildable');
      }
      if (first === 'build')
        expect(total('plans', ['plans_paid']), move).toBe(
          costs.plans[goodOfFactory(words[0] ?? '')],
        );
      if (first === 'consolidate') {
        const { income, coal, then } = state.wages[seat ?? 0]!;
        const budget = ['NIP-K1', 'NIP-F1a', 'NIP-F1b'];
        expect(income, move).toBe(total('yen', ['yen_gained'], budget));
        expect(coal, move).toBe(total('coal', ['coal_gained', 'coal_kept'], budget));
        // Without a reward the wages are paid at once: what was said to remain does.
        if (me.workers.length > 0 && rewardLevel(me.workers.length) === 0) {
          expect(income - total('yen', ['wages_paid'], ['NIP-K4']), move).toBe(then.left);
          expect(total('vp', ['vp_lost'], ['NIP-K4']), move).toBe(then.lost);
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
      if (first === 'tile' && after.state.scorings === state.scorings) {
        const { value: _, ...told } = state.placements.find(
          ({ value }) => value === Number(words[0]),
        ) ?? { value: 0 };
        const region = regionOfCity(String(step?.['city']))?.id;
        const now = after.state.standings.find((one) => one.region === region)?.seats[seat ?? 0];
        if (after.state.steps[0]?.step !== 'home') {
          expect(told, move).toEqual(now);
          count('tile');
        }
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
