// All that the protocol says can happen, be decided or be refused has words in both languages.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import type { GameEvent, MoveObject, Names, Refusal, Result } from '$lib/board';
import { languages, setLanguage, t } from '$lib/i18n';
import { countedLines, finalLines } from '../final';
import { describe as tell, toldEvents } from '../log';
import type { Player, YokohamaState } from '../model';
import { amount } from '../names';
import { rules } from '../rules';
import { finalFacts, moveWords, prompt, refusalWords, seatFacts, spreadOf } from '../words';
import { useTextsOf } from '../../texts';
import { protocolWords } from '../../../../tests/protocol';

const names: Names = { seats: ['Ann', 'Ben', 'Cleo'], me: 0 };
const nobody: Names = { ...names, me: null };
const HALF_SAID =
  /\{\w|undefined|NaN|\[object|yokohama:|\b(log|prompt|move|refusal|amount|final)\.\w|null/;

const file = (path: string): string =>
  readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
const protocol = protocolWords('yokohama');

const bank = { area: 'bank', cell: 2 };
const mine = { area: 'copper-mine', cell: 4 };
const event = (name: string, clause: string, rest: Record<string, unknown> = {}): GameEvent => ({
  event: name,
  clause,
  seat: 1,
  ...rest,
});

const happened: GameEvent[] = [
  event('first_player', 'YOK-S9'),
  event('order_kept', 'YOK-S7'),
  event('turn_began', 'YOK-T1', { turn: 0, round: 0 }),
  event('placed', 'YOK-P1', { ...bank, count: 2 }),
  event('fee_paid', 'YOK-P2', { to: 0, yen: 2 }),
  event('president_moved', 'YOK-M2', { from: null, from_area: null, ...bank, way: 'go' }),
  event('president_moved', 'YOK-M3', { from: 3, from_area: 'church', ...bank, way: 'walk' }),
  event('president_moved', 'YOK-M3', { from: 2, from_area: 'bank', ...mine, way: 'walk' }),
  event('fee_paid', 'YOK-M5', { to: null, yen: 1 }),
  event('president_moved', 'YOK-K16', { from: 3, from_area: 'church', ...bank, way: 'tram' }),
  event('president_moved', 'YOK-K15', { from: 3, from_area: 'church', ...bank, way: 'train' }),
  event('president_back', 'YOK-M6', bank),
  event('assistants_back', 'YOK-M6', { ...bank, count: 2 }),
  event('agent_used', 'YOK-X1', { ...bank, flag: 'uk' }),
  event('agent_used', 'YOK-X1', { ...bank, flag: null }),
  event('acted', 'YOK-A1', { ...bank, power: 5 }),
  event('house_income', 'YOK-A2', { ...bank, yen: 1 }),
  event('gained', 'YOK-A3', { resource: 'copper', count: 3 }),
  event('gained', 'YOK-K10', { resource: 'copper', count: 1 }),
  event('spent', 'YOK-A4', { resource: 'yen', count: 2 }),
  event('slot_taken', 'YOK-A5', { board: 'church', slot: 'church-3', from: 'hand' }),
  event('slot_taken', 'YOK-A6', { board: 'customs', slot: 'customs-2', from: 'area' }),
  event('hired', 'YOK-A8', { piece: 'assistant', yen: 0 }),
  event('hired', 'YOK-B2', { piece: 'house', yen: 4 }),
  event('technology_got', 'YOK-A9', { technology: 'ball#2', board: 'laboratory-a', slot: 1 }),
  event('technology_drawn', 'YOK-A9', { technology: 'tramway#1', board: 'laboratory-a', slot: 6 }),
  event('order_taken', 'YOK-A10', { order: 'order-05', board: 'port-a', slot: 1 }),
  event('order_drawn', 'YOK-A10', { order: 'order-07', board: 'port-a', slot: 6 }),
  event('token_taken', 'YOK-L1', { ...bank, token: 'level5-04' }),
  event('token_taken', 'YOK-L1', { ...bank, token: 'independent-agent-1' }),
  event('shop_built', 'YOK-B1', { ...bank, slot: 2 }),
  event('house_built', 'YOK-B1', bank),
  event('recalled', 'YOK-R1', { ...bank, count: 3, stayed: 0 }),
  event('recalled', 'YOK-K20', { ...bank, count: 1, stayed: 1 }),
  event('assistant_moved', 'YOK-R2', { from: 4, from_area: 'copper-mine', ...bank }),
  event('assistant_moved', 'YOK-R2', { from: null, from_area: null, ...bank }),
  event('agent_gained', 'YOK-X4', { flag: 'netherlands' }),
  event('no_agent_left', 'YOK-X4', { flag: 'us' }),
  event('achieved', 'YOK-X2', { achievement: 'seven-fish', points: 8, place: 0 }),
  event('achieved', 'YOK-X2', { achievement: 'four-trade', points: 6, place: 1 }),
  event('fulfilled', 'YOK-X3', { order: 'order-05' }),
  event('station_placed', 'YOK-K15', bank),
  event('complete_taken', 'YOK-N1', { token: 'complete-3' }),
  ...['houses', 'shops', 'orders', 'church', 'customs'].map((by) =>
    event('end_triggered', 'YOK-E1', { by }),
  ),
  ...countedLines.map((line) => event('scored', 'YOK-E6', { line, points: 4, of: 9 })),
  { event: 'game_over', clause: 'YOK-E2', by: 'rules' },
  { event: 'game_over', clause: '', by: 'turn_cap' },
];

const moves: MoveObject[] = [
  ['keep', { order: 'order-05' }],
  ['done', {}],
  ['agent', bank],
  ['agent', { ...bank, independent: true }],
  ['achieve', { achievement: 'seven-fish' }],
  ['fulfil', { order: 'order-05' }],
  ['mill', {}],
  ['university', {}],
  ...['place', 'pair', 'go', 'walk', 'tram', 'train', 'station'].map(
    (kind) => [kind, { area: 'copper-mine#2', cell: 4 }] as const,
  ),
  ['take-back', {}],
  ['back', { ...bank, count: 2 }],
  ['sell', { resource: 'copper' }],
  ['buy', { resource: 'imports' }],
  ['slot', { slot: 'church-3', from: 'hand' }],
  ['slot', { slot: 'church-3', from: 'area' }],
  ['pay', { resources: ['copper', 'silk', 'yen'] }],
  ['hire', { piece: 'assistant' }],
  ['hire', { piece: 'shop' }],
  ['technology', { technology: 'ball#1' }],
  ['pay-imports', { count: 0 }],
  ['pay-imports', { count: 1 }],
  ['orders', { orders: ['order-05'] }],
  ['orders', { orders: ['order-05', 'order-09'], price: 'yen' }],
  ['orders', { orders: ['order-05', 'order-09'], price: 'imports' }],
  ['good', { resource: 'copper' }],
  ['move', { from: 'bank', from_cell: 2, area: 'church', cell: 5 }],
  ['move', { from: 'hand', area: 'church', cell: 5 }],
  ['complete', { token: 'complete-3' }],
  ['token', {}],
  ['shop', { slot: 2 }],
  ['house', {}],
  ['recall', { count: 0 }],
  ['recall', { count: 1 }],
].map(([kind, parts]) => ({ text: String(kind), kind: String(kind), ...(parts as object) }));

const seat: Player = {
  points: 12,
  yen: 3,
  imports: 1,
  goods: { copper: 1, silk: 0, tea: 2, fish: 0 },
  hand: { assistants: 5, shops: 2, houses: 0 },
  warehouse: { assistants: 12, shops: 6, houses: 4 },
  president: 'bank',
  orders: ['order-08'],
  kept: 'unknown',
  put_away: 'unknown',
  fulfilled: [],
  technologies: [],
  tokens: ['independent-agent-1', 'level5-02'],
  agents: { uk: 1 },
  agents_used: {},
  independents_used: 0,
  complete: null,
};

const position = (step: Record<string, unknown>): YokohamaState => ({
  turn: 4,
  first: 1,
  active: 1,
  over: 'no',
  last_turn: null,
  trigger: null,
  options: [],
  used: [],
  station: null,
  walked: [],
  areas: [],
  church: [],
  customs: [],
  laboratories: {},
  ports: {},
  technology_deck: 20,
  order_deck: 16,
  achievements: [],
  complete_left: [],
  agents_left: { uk: 0, us: 0, france: 0, germany: 0, netherlands: 0 },
  steps: [{ step: 'turn_end', ...step }],
  action: { area: 'bank', power: 3 },
  seats: [seat, seat, seat],
  scoring: countedLines.map((line, i) => ({
    line,
    seats: [
      { points: i, of: 2 },
      { points: 3, of: 1 },
      { points: 0, of: 0 },
    ],
  })),
});

const result: Result = {
  score: [40, 50, 30],
  tiebreak: [0, 0, 0],
  rank: [2, 1, 3],
  share: [0, 1, 0],
  capped: false,
};

/** A clause that is our reading from end to end has no other text. */
type ClauseTexts = Record<string, { title: string; text?: string; ruling?: string }>;
const clauseTexts = (lang: string): ClauseTexts =>
  (JSON.parse(file(`../texts/${lang}/rules-yokohama.json`)) as { clause: ClauseTexts }).clause;

beforeAll(() => useTextsOf('yokohama'));

describe.each(languages)('in %s', (lang) => {
  beforeAll(() => setLanguage(lang));

  it('every event has words, said to others and to oneself', () => {
    expect(toldEvents.sort()).toEqual([...protocol.events].sort());
    expect([...new Set(happened.map((one) => one.event))].sort()).toEqual(toldEvents.sort());
    for (const one of happened) {
      const [line] = tell([one], names);
      expect(line?.text, one.event).not.toMatch(HALF_SAID);
      expect(line?.text.length, one.event).toBeGreaterThan(4);
      if (one.clause) expect(Object.keys(clauseTexts(lang))).toContain(line?.clause);
      const mine_ = tell([{ ...one, seat: 0 }], names)[0]?.text;
      expect(mine_).not.toMatch(HALF_SAID);
      const toAll = [
        'technology_drawn',
        'order_drawn',
        'scored',
        'game_over',
        'end_triggered',
      ].includes(one.event);
      if (!toAll) expect(mine_, one.event).not.toBe(tell([{ ...one, seat: 0 }], nobody)[0]?.text);
    }
  });

  it('every move has words of its own', () => {
    expect([...new Set(moves.map(({ kind }) => kind))].sort()).toEqual([...protocol.moves].sort());
    const said = moves.map(moveWords);
    for (const words of said) expect(words).not.toMatch(HALF_SAID);
    expect(new Set(said).size).toBe(moves.length);
  });

  it('every reason has words, and its numbers in them', () => {
    for (const reason of protocol.reasons) {
      const refusal: Refusal = {
        move: '',
        kind: 'place',
        clause: 'YOK-P2',
        reason,
        values: [1, 2],
      };
      expect(refusalWords(refusal, names), reason).not.toMatch(HALF_SAID);
      expect(refusalWords({ ...refusal, values: [0, 3] }, names), reason).not.toMatch(HALF_SAID);
    }
    const due: Refusal = {
      move: '',
      kind: 'place',
      clause: 'YOK-P2',
      reason: 'cannot_pay_presidents',
      values: [2, 1],
    };
    expect(refusalWords(due, names)).toMatch(/2.*1/);
    const taken: Refusal = { ...due, reason: 'slot_taken', values: [1, 0] };
    expect(refusalWords(taken, names)).toContain('Ben');
    expect(refusalWords({ ...taken, values: [0, 0] }, names)).not.toContain('Ann');
  });

  it('every step has a prompt, other for the viewer than for others', () => {
    const variants: Record<string, Record<string, unknown>[]> = {
      secondary: [{ phase: 'A' }, { phase: 'C' }],
      slot: [{ board: 'church' }, { board: 'customs' }],
      place: [
        { placed: 0, last: null },
        { placed: 1, last: 'bank' },
      ],
    };
    for (const step of protocol.steps) {
      for (const parts of variants[step] ?? [
        { left: 2, lacking: 2, area: 'bank', board: 'laboratory-a', flag: 'uk' },
      ]) {
        const state = position({ step, seat: 1, ...parts });
        const [others, own] = [prompt(state, 1, names), prompt(state, 1, { ...names, me: 1 })];
        expect(others, step).not.toMatch(HALF_SAID);
        expect(own, step).not.toMatch(HALF_SAID);
        if (step !== 'refill' && step !== 'flag') expect(own, step).not.toBe(others);
      }
    }
    expect(prompt({ ...position({}), steps: [] }, null, names)).not.toMatch(HALF_SAID);
  });

  it('every seat has its facts', () => {
    const facts = seatFacts(position({}), 1);
    expect(facts.map(({ id, value }) => `${id} ${value}`)).toEqual([
      'points 12',
      'yen 3',
      'assistants 5',
      'orders 2',
      'agents 2',
    ]);
    for (const { label, title } of facts) expect(label + title).not.toMatch(HALF_SAID);
    const last = finalFacts(position({}), 1, result);
    expect(last.map(({ id, value }) => `${id} ${value}`)).toEqual([
      'points 50',
      `final ${3 * countedLines.length}`,
    ]);
  });

  it('the final scoring makes the score, line by line', () => {
    const lines = finalLines(position({}), result, []);
    expect(lines.map(({ id }) => id)).toEqual(['play', ...countedLines]);
    for (const place of [0, 1, 2]) {
      expect(lines.reduce((sum, { perSeat }) => sum + (perSeat[place] ?? 0), 0)).toBe(
        result.score[place],
      );
    }
    for (const { label, explanation, clause } of lines) {
      expect(`${label} ${explanation}`).not.toMatch(HALF_SAID);
      expect(Object.keys(clauseTexts(lang))).toContain(clause);
    }
  });

  it('every clause stands in a section of the rules, and has a text', () => {
    const listed = rules.flatMap(({ clauses }) => clauses);
    expect(new Set(listed).size).toBe(listed.length);
    expect([...listed].sort()).toEqual(Object.keys(clauseTexts(lang)).sort());
    expect(listed).toHaveLength(79);
    for (const { section } of rules)
      expect(t(`rules-yokohama:section.${section}`)).not.toContain('section.');
    for (const { title, text, ruling } of Object.values(clauseTexts(lang)))
      expect(Math.min(title.length, (text ?? ruling ?? '').length)).toBeGreaterThan(1);
  });
});

it('French counts goods in the plural, and the first place is the first', async () => {
  await setLanguage('fr');
  expect([1, 3].map((count) => amount('fish', count))).toEqual([
    '1\u00a0Poisson',
    '3\u00a0Poissons',
  ]);
  expect(t('table:ranked', { rank: 1 })).toMatch(/^1re place/);
  expect(t('table:ranked', { rank: 2 })).toMatch(/^2e place/);
});

describe('small events', () => {
  beforeAll(() => setLanguage('en'));
  const said = (events: GameEvent[]): string[] =>
    tell(events, names).map(({ text }) => text.replace(/[\u00a0\u202f]/g, ' '));

  it('placed one after another make one sentence, and their fees another', () => {
    const events = [
      event('placed', 'YOK-P1', { ...bank, count: 1 }),
      event('fee_paid', 'YOK-P2', { to: 0, yen: 1 }),
      event('placed', 'YOK-P1', { area: 'church', cell: 3, count: 1 }),
      event('fee_paid', 'YOK-P2', { to: 0, yen: 1 }),
      event('fee_paid', 'YOK-P2', { to: 2, yen: 1 }),
    ];
    expect(said(events)).toEqual([
      'Ben places 1 assistant at the bank and 1 at the church.',
      'Ben pays 2 yen to you and 1 yen to Cleo.',
    ]);
  });

  it('of a walk make one sentence', () => {
    const step = (from: string, area: string): GameEvent =>
      event('president_moved', 'YOK-M3', { from: 1, from_area: from, area, cell: 2, way: 'walk' });
    expect(
      said([
        step('bank', 'canal'),
        event('fee_paid', 'YOK-M5', { to: null, yen: 1 }),
        step('canal', 'church'),
      ]),
    ).toEqual([
      'Ben’s president walks from the bank via the canal to the church.',
      'Ben pays 1 yen to the supply.',
    ]);
  });

  it('of one reward make one sentence, what a technology adds another', () => {
    const events = [
      event('gained', 'YOK-B1', { resource: 'points', count: 1 }),
      event('gained', 'YOK-B1', { resource: 'copper', count: 1 }),
      event('gained', 'YOK-K10', { resource: 'copper', count: 1 }),
      event('gained', 'YOK-K5', { resource: 'points', count: 2 }),
    ];
    expect(said(events)).toEqual([
      'Ben receives 1 point and 1 copper.',
      'Mining technology: Ben receives 1 copper.',
      'Gas lamp: Ben receives 2 points.',
    ]);
  });

  it('that a sentence has told already are left out', () => {
    const events = [
      event('fulfilled', 'YOK-X3', { order: 'order-05' }),
      event('spent', 'YOK-X3', { resource: 'silk', count: 2 }),
      event('spent', 'YOK-X3', { resource: 'tea', count: 3 }),
      event('gained', 'YOK-X3', { resource: 'points', count: 5 }),
    ];
    expect(said(events)).toEqual([
      'Ben fulfils order 5 (United Kingdom; 2 silk and 3 tea).',
      'Ben receives 5 points.',
    ]);
  });

  it('of different seats or causes stay apart', () => {
    const gained = (by: number, clause: string): GameEvent => ({
      event: 'gained',
      clause,
      seat: by,
      resource: 'yen',
      count: 1,
    });
    expect(said([gained(1, 'YOK-A3'), gained(2, 'YOK-A3'), gained(2, 'YOK-B1')])).toHaveLength(3);
  });

  it('of the final count make a line of all seats', () => {
    const scored = (by: number, points: number): GameEvent => ({
      event: 'scored',
      clause: 'YOK-E3',
      seat: by,
      line: 'church',
      points,
      of: 1,
    });
    expect(said([scored(0, 6), scored(1, 3), scored(2, 0)])).toEqual(['Church: Ann 6 and Ben 3.']);
    expect(said([scored(0, 0), scored(1, 0)])).toEqual(['Church: nobody scores.']);
  });

  it('where two areas of a kind lie, say which is meant', () => {
    const four: Names = { seats: ['Ann', 'Ben', 'Cleo', 'Dan'], me: null };
    expect(tell([event('acted', 'YOK-A1', { ...mine, power: 2 })], four)[0]?.text).toContain(
      '(row 1, place 5)',
    );
    expect(said([event('acted', 'YOK-A1', { ...mine, power: 2 })])[0]).not.toContain('row');
  });
});

it('a newspaper widens the placement', () => {
  expect(spreadOf(seat)).toBe(3);
  expect(spreadOf({ ...seat, technologies: ['newspaper#1'] })).toBe(4);
});
