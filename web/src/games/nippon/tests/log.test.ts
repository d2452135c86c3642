// All that docs/protocol-words-nippon.json says can happen is told in both languages, small events together.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { GameEvent, Names } from '$lib/board';
import { languages, setLanguage } from '$lib/i18n';
import { standardBox, useEdition } from '../box.svelte';
import { describe as tell, toldEvents } from '../log';
import { useTextsOf } from '../../texts';
import { protocolWords } from '../../../../tests/protocol';

/** Every text asked for while these tests ran. */
const asked = vi.hoisted(() => new Set<string>());
vi.mock('$lib/i18n', async (original) => {
  const real = await original<typeof import('$lib/i18n')>();
  return {
    ...real,
    t: (key: string, values?: Record<string, unknown>) => (asked.add(key), real.t(key, values)),
  };
});

const names: Names = { seats: ['Ann', 'Ben', 'Cleo'], me: 0 };
const nobody: Names = { ...names, me: null };
const HALF_SAID =
  /\{\w|undefined|NaN|\[object|nippon(-log)?:|\b(log|amount|line|good|worker)\.\w|null|[ \u00a0][.,]|[ \u00a0]{2}/;

const file = (path: string): string =>
  readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');

const event = (name: string, clause: string, rest: Record<string, unknown> = {}): GameEvent => ({
  event: name,
  clause,
  seat: 1,
  ...rest,
});
const table = (name: string, clause: string, rest: Record<string, unknown> = {}): GameEvent => ({
  event: name,
  clause,
  ...rest,
});

const lines = ['track', 'unpaid', ...standardBox.achievements.map(({ id }) => id)];

const ofTable: GameEvent[] = [
  table('city_laid', 'NIP-S3', { city: 'tokyo', tile: 'city-tile-3', turns: 1 }),
  table('city_left_out', 'NIP-S3', { tile: 'city-tile-5' }),
  table('rewards_removed', 'NIP-S2', { reward: 'reward-2-yen', count: 2 }),
  table('worker_drawn', 'NIP-S4', { colour: 'white', space: 1, reveals: true }),
  table('worker_drawn', 'NIP-S4', { colour: 'white', row: 2, reveals: true }),
  table('row_moved', 'NIP-T4', { row: 1, space: 5 }),
  table('filling', 'NIP-T5'),
  table('filling_short', 'NIP-T5', { places: 3 }),
  table('marker_moved', 'NIP-T6', { place: 3 }),
  ...[1, 2, 3].map((scoring) => table('scoring_began', 'NIP-T6', { scoring })),
  table('region_ranked', 'NIP-V2', {
    region: 'kanto-chubu',
    influence: 7,
    rank: 1,
    points: 0,
    ships: 0,
    shared: 1,
  }),
  event('region_ranked', 'NIP-V2', {
    region: 'kanto-chubu',
    influence: 7,
    rank: 1,
    points: 12,
    ships: 2,
    shared: 2,
  }),
  event('region_ranked', 'NIP-V2', {
    region: 'kanto-chubu',
    influence: 0,
    rank: 0,
    points: 0,
    ships: 0,
    shared: 0,
  }),
  ...lines.flatMap((line) =>
    (line === 'unpaid' ? [-2] : [4, 0, -2]).map((points) =>
      event('scored', 'NIP-E2', { line, points, of: 4, multiplier: 1 }),
    ),
  ),
  table('game_over', 'NIP-E3', { by: 'rules' }),
  table('game_over', '', { by: 'turn_cap' }),
];

const ofSeat: GameEvent[] = [
  event('first_player', 'NIP-S1'),
  event('turn_began', 'NIP-T1', { turn: 0 }),
  ...standardBox.action_spaces.flatMap(({ actions }, i) =>
    actions.map((action) =>
      event('worker_taken', 'NIP-T2', { colour: 'pink', space: i + 1, action }),
    ),
  ),
  event('yen_paid', 'NIP-A1', { yen: 6 }),
  event('yen_gained', 'NIP-F1d', { yen: 5 }),
  event('coal_paid', 'NIP-A3', { coal: 4 }),
  event('coal_gained', 'NIP-A9', { coal: 2 }),
  event('plans_paid', 'NIP-T1', { plans: 3 }),
  event('plans_gained', 'NIP-F2d', { plans: 2 }),
  event('vp_gained', 'NIP-A9', { vp: 2 }),
  event('vp_lost', 'NIP-K4', { vp: 4 }),
  ...['coal', 'money', 'knowledge'].map((track) =>
    event('track_moved', 'NIP-A4', { track, steps: 1, value: 3 }),
  ),
  event('track_moved', 'NIP-F3d', { track: 'coal', steps: 2, value: 3 }),
  event('factory_built', 'NIP-A1', { factory: 'silk-a' }),
  event('machine_put', 'NIP-A2', { good: 'silk', machine: 1, from_stock: false }),
  event('machine_put', 'NIP-A2', { good: 'bulbs', machine: 2, from_stock: true }),
  event('machine_stocked', 'NIP-A2', { stocked: 2 }),
  ...standardBox.goods.flatMap(({ id }) =>
    [1, 2].map((count) => event('produced', 'NIP-A3', { good: id, count })),
  ),
  event('contract_filled', 'NIP-A8', { contract: 'contract-4' }),
  event('goods_spent', 'NIP-A8', { good: 'paper', count: 3 }),
  event('train_put', 'NIP-A6', { region: 'kanto-chubu', influence: 2 }),
  event('ship_put', 'NIP-A7', { region: 'kanto-chubu', vp: 3 }),
  event('trains_turned', 'NIP-F5b', { count: 5 }),
  event('ships_turned', 'NIP-F4b', { count: 1 }),
  event('influence_put', 'NIP-A9', { city: 'tokyo', side: 'north', value: 6, good: 'watches' }),
  event('influence_returned', 'NIP-A10', { city: 'tokyo', side: 'west', value: 3 }),
  event('region_bonus', 'NIP-A9', { region: 'kanto-chubu' }),
  event('must_consolidate', 'NIP-K5'),
  event('consolidated', 'NIP-K5', { workers: 3 }),
  event('budget', 'NIP-K1', { yen: 3, coal: 1 }),
  event('coal_kept', 'NIP-F1b', { coal: 1 }),
  event('reward_taken', 'NIP-K2', { reward: 'reward-2-yen' }),
  event('multiplier_taken', 'NIP-K2', { multiplier: 2 }),
  event('reward_skipped', 'NIP-K2'),
  event('achievement_tiled', 'NIP-K3', { achievement: 'savings', multiplier: 3 }),
  event('reward_discarded', 'NIP-K3', { multiplier: 5 }),
  event('wages_paid', 'NIP-K4', { colours: 2, yen: 6, unpaid: 1 }),
  event('wages_paid', 'NIP-E1', { colours: 0, yen: 0, unpaid: 3 }),
  event('workers_returned', 'NIP-K4', { count: 4 }),
  event('closing', 'NIP-T6', { turns: 3 }),
  event('final_income', 'NIP-E1', { yen: 24 }),
];
const happened = [...ofSeat, ...ofTable];

type ClauseTexts = Record<string, { title: string; text: string }>;
const clauseTexts = (lang: string): ClauseTexts =>
  (JSON.parse(file(`../texts/${lang}/rules-nippon.json`)) as { clause: ClauseTexts }).clause;

beforeAll(() => useTextsOf('nippon'));
afterEach(() => useEdition(null));

describe.each(languages)('in %s', (lang) => {
  beforeAll(() => setLanguage(lang));

  it('every event has words', () => {
    expect([...toldEvents].sort()).toEqual(protocolWords('nippon').events.sort());
    expect([...new Set(happened.map((one) => one.event))].sort()).toEqual([...toldEvents].sort());
    const clauses = Object.keys(clauseTexts(lang));
    for (const one of happened) {
      const [line] = tell([one], names);
      expect(line?.text, one.event).not.toMatch(HALF_SAID);
      expect(line?.text.length, one.event).toBeGreaterThan(4);
      if (one.clause) expect(clauses).toContain(line?.clause);
    }
  });

  it('who did it is told otherwise to oneself', () => {
    for (const one of ofSeat) {
      const mine = tell([{ ...one, seat: 0 }], names)[0];
      expect(mine?.text, one.event).not.toMatch(HALF_SAID);
      expect(mine?.text, one.event).not.toBe(tell([{ ...one, seat: 0 }], nobody)[0]?.text);
      expect(mine?.seat).toBe(0);
    }
  });

  it('a corrected edition’s names are said', () => {
    const other = structuredClone(standardBox);
    other.goods[0]!.name = { en: 'Tea', fr: 'Thé' };
    other.worker_colours[0]!.name = { en: 'Grey', fr: 'Gris' };
    other.tracks[0]!.name = { en: 'Iron', fr: 'Fer' };
    useEdition(other);
    const told = tell(
      [
        event('produced', 'NIP-A3', { good: 'silk', count: 2 }),
        event('machine_put', 'NIP-A2', { good: 'silk', machine: 1, from_stock: false }),
        event('worker_taken', 'NIP-T2', { colour: 'white', space: 1, action: 'produce' }),
        table('worker_drawn', 'NIP-T5', { colour: 'white', space: 1 }),
        event('track_moved', 'NIP-A5', { track: 'coal', steps: 1, value: 3 }),
      ],
      names,
    ).map(({ text }) => text.toLocaleLowerCase(lang));
    expect(told).toHaveLength(5);
    const words =
      lang === 'en'
        ? ['tea', 'tea', 'grey', 'grey', 'iron']
        : ['thé', 'thé', 'gris', 'gris', 'fer'];
    words.forEach((word, i) => expect(told[i]).toContain(word));
    for (const text of told) expect(text).not.toMatch(HALF_SAID);
  });
});

describe('events told together', () => {
  beforeAll(() => setLanguage('en'));
  const said = (events: GameEvent[], who = names): string[] =>
    tell(events, who).map(({ text }) => text.replace(/[\u00a0\u202f]/g, ' '));

  it('are the workers drawn, space by space', () => {
    const drawn = (colour: string, at: object): GameEvent =>
      table('worker_drawn', 'NIP-T5', { colour, ...at });
    expect(
      said([
        drawn('black', { space: 1 }),
        drawn('white', { space: 1 }),
        drawn('black', { space: 1 }),
        drawn('green', { space: 5 }),
        drawn('pink', { row: 1 }),
      ]),
    ).toEqual([
      'Workers drawn: Knowledge / Produce (1 white, 2 black); Local Market (1 green); row 1 (1 pink).',
    ]);
  });

  it('are a factory and its price, with the bonus by its name', () => {
    const build = [
      event('yen_paid', 'NIP-A1', { yen: 6 }),
      event('plans_paid', 'NIP-A1', { plans: 1 }),
      event('factory_built', 'NIP-A1', { factory: 'silk-d' }),
    ];
    expect(said([...build, event('yen_gained', 'NIP-F1d', { yen: 5 })])).toEqual([
      'Ben builds “Cocoon Sale” (silk) for 6,000 yen and 1 plan.',
      'Cocoon Sale: Ben receives 5,000 yen.',
    ]);
  });

  it('are goods with their coal', () => {
    const run = (good: string, coal: number, count: number): GameEvent[] => [
      event('coal_paid', 'NIP-A3', { seat: 0, coal }),
      event('produced', 'NIP-A3', { seat: 0, good, count }),
    ];
    expect(said([...run('silk', 2, 3), ...run('watches', 4, 1)])).toEqual([
      'You produce 3 silk and 1 watch for 6 coal.',
    ]);
  });

  it('are the improvements of one action', () => {
    const put = (good: string, machine: number): GameEvent =>
      event('machine_put', 'NIP-A2', { good, machine, from_stock: false });
    expect(
      said([
        event('yen_paid', 'NIP-A2', { yen: 15 }),
        put('silk', 1),
        put('silk', 2),
        event('machine_stocked', 'NIP-A2', { stocked: 1 }),
      ]),
    ).toEqual(['Ben adds machines for 15,000 yen: the silk factory +2 and 1 machine in stock.']);
  });

  it('are trains with what they cost and uncover', () => {
    const events = [
      event('yen_paid', 'NIP-A6', { yen: 10 }),
      event('train_put', 'NIP-A6', { region: 'kanto-chubu', influence: 2 }),
      event('track_moved', 'NIP-A6', { track: 'money', steps: 1, value: 14 }),
      event('train_put', 'NIP-A6', { region: 'shikoku-kyushu', influence: 2 }),
    ];
    expect(said(events)).toEqual([
      'Ben places trains for 10,000 yen: Kantō and Chūbu (+2) and Shikoku and Kyūshū (+2); 1 step on the money track (now 14,000 yen).',
    ]);
    expect(said([event('ship_put', 'NIP-A7', { seat: 0, region: 'kanto-chubu', vp: 3 })])).toEqual([
      'You place a ship: Kantō and Chūbu (3 VP).',
    ]);
  });

  it('are a contract, its goods and its pay; two contracts are two lines', () => {
    const fill = [
      event('contract_filled', 'NIP-A8', { contract: 'contract-4' }),
      event('goods_spent', 'NIP-A8', { good: 'silk', count: 2 }),
      event('goods_spent', 'NIP-A8', { good: 'paper', count: 1 }),
      event('vp_gained', 'NIP-A8', { vp: 6 }),
      event('track_moved', 'NIP-A8', { track: 'money', steps: 1, value: 14 }),
    ];
    const line =
      'Ben fills “Contract from Shanghai” with 2 silk and 1 paper: 6 VP and 1 step on the money track (now 14,000 yen).';
    expect(said([...fill, ...fill])).toEqual([line, line]);
  });

  it('are a sale, what goes home for it and the bonus; two sales are two lines', () => {
    const sell = (value: number, returned: GameEvent[]): GameEvent[] => [
      event('goods_spent', 'NIP-A9', { good: 'watches', count: 2 }),
      ...returned,
      event('influence_put', 'NIP-A9', { city: 'tokyo', side: 'north', value, good: 'watches' }),
      event('region_bonus', 'NIP-A9', { region: 'kanto-chubu' }),
      event('plans_gained', 'NIP-A9', { plans: 2 }),
    ];
    const home = event('influence_returned', 'NIP-A10', {
      seat: 0,
      city: 'tokyo',
      side: 'north',
      value: 5,
    });
    expect(said([...sell(6, [home]), ...sell(7, [{ ...home, seat: 1, value: 6 }])])).toEqual([
      'Ben sells 2 watches: influence 6 at Tōkyō (north), and 2 plans for the region. Your 5 at Tōkyō (north) returns to you.',
      'Ben sells 2 watches: influence 7 at Tōkyō (north), and 2 plans for the region. Ben’s 6 at Tōkyō (north) returns to its owner.',
    ]);
  });

  it('are plans and what they were given for, each time', () => {
    const plans = (value: number): GameEvent[] => [
      event('plans_paid', 'NIP-T1', { plans: 3 }),
      event('track_moved', 'NIP-T1', { track: 'coal', steps: 1, value }),
    ];
    expect(said([event('turn_began', 'NIP-T1', { turn: 3 }), ...plans(3), ...plans(4)])).toEqual([
      'Ben’s turn',
      'Ben moves 1 step on the coal track (now 3) for 3 plans.',
      'Ben moves 1 step on the coal track (now 4) for 3 plans.',
    ]);
  });

  it('are the renewed budget, with what factories add to it', () => {
    const events = [
      event('consolidated', 'NIP-K5', { workers: 2 }),
      event('budget', 'NIP-K1', { yen: 3, coal: 0 }),
      event('coal_kept', 'NIP-F1b', { coal: 1 }),
      event('yen_gained', 'NIP-K1', { yen: 16 }),
      event('yen_gained', 'NIP-F1a', { yen: 2 }),
      event('coal_gained', 'NIP-K1', { coal: 5 }),
      event('wages_paid', 'NIP-K4', { colours: 2, yen: 6, unpaid: 0 }),
      event('workers_returned', 'NIP-K4', { count: 2 }),
    ];
    expect(said(events)).toEqual([
      'Ben consolidates with 2 workers.',
      'Ben returns 3,000 yen and receives 18,000 yen and 5 coal; 1 coal stays.',
      'Ben pays 6,000 yen in wages for 2 colours.',
      'Ben puts 2 workers back into the bag.',
    ]);
    expect(
      said([
        event('budget', 'NIP-K1', { yen: 0, coal: 0 }),
        event('yen_gained', 'NIP-K1', { yen: 12 }),
      ]),
    ).toEqual(['Ben receives 12,000 yen.']);
    expect(said([event('budget', 'NIP-K1', { yen: 0, coal: 0 })])).toEqual([]);
  });

  it('are a reward and its bonus', () => {
    expect(
      said([
        event('reward_taken', 'NIP-K2', { reward: 'reward-3-coal' }),
        event('coal_gained', 'NIP-K2', { coal: 2 }),
      ]),
    ).toEqual(['Ben takes the Emperor’s reward ×3, 2 coal.']);
  });

  it('are the ranks of a region, foreign companies among them', () => {
    const rank = (
      seat: number | undefined,
      influence: number,
      place: number,
      points: number,
      ships = 0,
      shared = 1,
    ): GameEvent => ({
      event: 'region_ranked',
      clause: 'NIP-V2',
      ...(seat !== undefined && { seat }),
      region: 'kanto-chubu',
      influence,
      rank: place,
      points,
      ships,
      shared,
    });
    const [line] = tell(
      [rank(undefined, 7, 1, 0), rank(0, 6, 2, 11, 2), rank(1, 5, 3, 8), rank(2, 0, 0, 0, 0, 0)],
      names,
    );
    expect(line?.text.replace(/[\u00a0\u202f]/g, ' ')).toBe(
      'Kantō and Chūbu: 1. foreign companies, influence 7; 2. Ann, influence 6: 11 VP and 2 VP for ships; 3. Ben, influence 5: 8 VP; without influence: Cleo.',
    );
    expect(line).not.toHaveProperty('seat');
    expect(
      said([rank(0, 6, 1, 8, 0, 2), rank(1, 6, 1, 8, 0, 2), rank(undefined, 0, 0, 0)]),
    ).toEqual([
      'Kantō and Chūbu: 1. Ann, influence 6 (shared by 2): 8 VP; 1. Ben, influence 6 (shared by 2): 8 VP.',
    ]);
  });

  it('are the lines of the final count, with what was counted', () => {
    const scored = (
      seat: number,
      line: string,
      points: number,
      of: number,
      multiplier = 1,
    ): GameEvent => event('scored', 'NIP-E2', { seat, line, points, of, multiplier });
    expect(
      said([
        scored(0, 'track', 104, 104),
        scored(1, 'track', 98, 98),
        scored(0, 'unpaid', 0, 0),
        scored(1, 'unpaid', -2, 1),
        scored(0, 'savings', 2, 8, 2),
        scored(1, 'savings', 0, 3),
        scored(0, 'high-factories', 12, 4, 3),
        scored(0, 'regions', 0, 3, 0),
      ]),
    ).toEqual([
      'Points so far: Ann 104 and Ben 98.',
      'Wages not paid: Ben −2.',
      'Financier: Ann 2 (8,000 yen, ×2).',
      'Industrialist: Ann 12 (4, ×3).',
      'Governor: nobody scores.',
    ]);
    expect(said([scored(0, 'unpaid', 0, 0), scored(1, 'unpaid', 0, 0)])).toEqual([]);
  });
});

// After all others.
it('no text is there that nobody asks for', () => {
  const keys = Object.keys(JSON.parse(file('../texts/en/nippon-log.json')) as object);
  const plain = (key: string): string => key.replace(/_you$/, '');
  expect(keys.filter((key) => !asked.has(`nippon-log:${plain(key)}`))).toEqual([]);
  expect(Object.keys(JSON.parse(file('../texts/fr/nippon-log.json')) as object)).toEqual(keys);
});
