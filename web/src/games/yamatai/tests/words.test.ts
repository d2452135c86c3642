// All that docs/protocol-words-yamatai.json names can happen, be decided or be refused: it has words in both languages.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { GameEvent, MoveObject, Names, Refusal, Result } from '$lib/board';
import { languages, setLanguage, t } from '$lib/i18n';
import { standardBox, useEdition } from '../box.svelte';
import { ruleFigures } from '../figures';
import { countedLines, finalLines } from '../final';
import { describe as tell, toldEvents } from '../log';
import type { Player, YamataiState } from '../model';
import { boatName, boatsName, fleetBoats, islandName, kindName, shortIslandName } from '../names';
import { rules } from '../rules';
import { islandFacts, islandLabel, spaceLabel } from '../say';
import { b } from '../text';
import { finalFacts, moveWords, prompt, refusalWords, seatFacts, tradeWords } from '../words';
import { useTextsOf } from '../../texts';
import { protocolWords } from '../../../../tests/protocol';

/** Every text asked for while these tests ran. */
const asked = vi.hoisted(() => new Set<string>());
vi.mock('$lib/i18n', async (original) => {
  const real = await original<typeof import('$lib/i18n')>();
  const t = (key: string, values?: Record<string, unknown>): string => (
    asked.add(key),
    real.t(key, values)
  );
  return {
    ...real,
    t,
    textsAt: (prefix: string) => (key: string, values?: Record<string, unknown>) =>
      t(prefix + key, values),
  };
});

const names: Names = { seats: ['Ann', 'Ben', 'Cleo'], me: 0 };
const nobody: Names = { ...names, me: null };
const HALF_SAID =
  /\{\w|undefined|NaN|\[object|yamatai:|\b(log|prompt|move|refusal|amount|final|boat|say|fact)\.\w|null/;

const file = (path: string): string =>
  readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
const protocol = protocolWords('yamatai');

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
const noBoats = { green: 0, brown: 0, black: 0, red: 0, yellow: 0 };

const ofTable: GameEvent[] = [
  table('order_set', 'YAM-S4', { order: [1, 0, 2] }),
  table('fleet_shown', 'YAM-R4', { fleet: 5, place: 1 }),
  table('fleets_returned', 'YAM-R4', { count: 3 }),
  table('round_ended', 'YAM-T12', { round: 0 }),
  table('specialists_paid', 'YAM-R1', { coins: 2 }),
  table('specialist_drawn', 'YAM-R1', { specialist: 'riu', slot: 1 }),
  table('building_drawn', 'YAM-R2', { building: 'forge', slot: 2 }),
  ...['boats', 'specialists', 'buildings'].map((by) =>
    table('end_triggered', 'YAM-E1', { seat: null, by }),
  ),
  ...countedLines.flatMap((line) =>
    [4, 0, -1].map((points) => event('scored', 'YAM-E2', { line, points, of: 9 })),
  ),
  table('game_over', 'YAM-E1', { by: 'rules' }),
  table('game_over', '', { by: 'turn_cap' }),
];

const ofSeat: GameEvent[] = [
  event('turn_began', 'YAM-T12', { turn: 0, round: 0 }),
  event('fleet_taken', 'YAM-T1', { fleet: 5 }),
  event('boat_gained', 'YAM-T1', { colour: 'yellow' }),
  event('boat_lacking', 'YAM-S5', { colour: 'green' }),
  event('boat_given', 'YAM-P3', { colour: 'green' }),
  event('bought', 'YAM-T3', { colour: 'brown', coins: 2 }),
  event('sold', 'YAM-T3', { colour: 'black', coins: 3 }),
  event('placed', 'YAM-T4', { colour: 'black', space: 1 }),
  event('collected', 'YAM-T6', { kind: 'tea', island: 1 }),
  event('collected', 'YAM-P10', { kind: 'cherry-blossom', island: 9 }),
  event('token_spent', 'YAM-T11', { kind: 'tea', count: 2 }),
  event('toll_paid', 'YAM-P4', { to: 2, coins: 2 }),
  event('built', 'YAM-T7', { building: 'forge', island: 12, spared: 0 }),
  event('built', 'YAM-T7', { building: 'sun-palace#2', island: 12, spared: 1 }),
  event('prestige_gained', 'YAM-T8', { tokens: 1, island: 12 }),
  event('coins_gained', 'YAM-T8', { coins: 3, group: 3 }),
  event('coins_gained', 'YAM-P16', { coins: 4, group: 0 }),
  event('coins_paid', 'YAM-P8', { coins: 2 }),
  event('reserved', 'YAM-F2', { building: 'forge' }),
  event('looked', 'YAM-F3', { count: 3, reveals: true }),
  event('sorted', 'YAM-F3', { top: 2, bottom: 1 }),
  event('boat_slid', 'YAM-F4', { colour: 'red', from: 12, space: 13 }),
  event('sanctuary_put', 'YAM-F5', { island: 7 }),
  event('sanctuary_removed', 'YAM-P8', { island: 7 }),
  event('tokens_swapped', 'YAM-F6', { island: 3, with: 9 }),
  event('boat_removed', 'YAM-F7', { colour: 'green', space: 12 }),
  event('boats_swapped', 'YAM-F8', { space: 12, with: 30 }),
  event('port_kept', 'YAM-T10', { boats: { ...noBoats, yellow: 1 } }),
  event('set_aside', 'YAM-T10', { boats: { ...noBoats, green: 2, brown: 1 } }),
  event('recruited', 'YAM-T11', { specialist: 'riu', coins: 0 }),
  event('recruited', 'YAM-T11', { specialist: 'riu', coins: 4 }),
  event('share_got', 'YAM-P5', { from: 2, coins: 2 }),
  event('end_triggered', 'YAM-E1', { by: 'pieces' }),
];
const happened = [...ofSeat, ...ofTable];

const moves: MoveObject[] = [
  ['fleet', { fleet: 5 }],
  ['boat', { colour: 'yellow' }],
  ['buy', { colour: 'brown' }],
  ['sell', { colour: 'brown' }],
  ['place', { colour: 'green', space: 12 }],
  ['collect', {}],
  ['take', { island: 7 }],
  ['extra', { island: 7 }],
  ['build', { building: 'forge', island: 12 }],
  ['keep', { boats: ['yellow', 'green'] }],
  ['recruit', { specialist: 'riu', kinds: ['tea'] }],
  ['recruit', { specialist: 'riu', kinds: ['tea', 'rice', 'indigo'] }],
  ['reserve', { building: 'forge' }],
  ['look', {}],
  ['sort', { top: [2, 1], bottom: [3] }],
  ['sort', { top: [], bottom: [3, 2, 1] }],
  ['slide', { from: 12, space: 13 }],
  ['sanctuary', { island: 7 }],
  ['swap-tokens', { island: 3 }],
  ['with-token', { island: 9 }],
  ['remove', { space: 12 }],
  ['swap-boats', { space: 12 }],
  ['with-boat', { space: 30 }],
  ['gild', { boats: ['green', 'brown'] }],
  ['cleanse', { island: 7 }],
  ['token-for-yellow', { culture: 'tea' }],
  ['token-for-coins', { culture: 'tea' }],
  ['change', { boats: ['green', 'green'] }],
  ['done', {}],
].map(([kind, parts]) => ({ ...(parts as object), text: String(kind), kind: String(kind) }));

const seat: Player = {
  knows: [],
  coins: 12,
  prestige: 2,
  boats: { ...noBoats, green: 1, yellow: 1 },
  aside: 1,
  culture: { persimmon: 0, tea: 2, wisteria: 0, indigo: 1, rice: 0, 'cherry-blossom': 0 },
  pieces_left: 7,
  built: ['forge', 'dawn-torii'],
  reserved: [],
  specialists: ['riu'],
};

const position = (
  step: Record<string, unknown>,
  rest: Partial<YamataiState> = {},
): YamataiState => ({
  turn: 4,
  round: 1,
  active: 1,
  place: 0,
  over: 'no',
  trigger: null,
  order: [1, 0, 2],
  played: [5, null, null],
  track: [3, 1, null, 8, 2, 10, 9, 6, 4, 7],
  track_lots: [0, 0, 0, 0, 0, 1, 2, 2, 2, 2],
  used: [],
  trades: 0,
  placed: [1],
  last: null,
  begun: false,
  collected: [],
  steps: [{ step: 'turn_end', ...step }],
  boats: [
    { space: 1, boat: 'green' },
    { space: 2, boat: 'red' },
  ],
  islands: [
    { island: 1, token: 'tea', mountain: true, building: null, sanctuary: false },
    { island: 2, token: null, mountain: false, building: 1, sanctuary: false },
    { island: 3, token: null, mountain: false, building: 'torii', sanctuary: false },
    { island: 33, token: null, mountain: false, building: null, sanctuary: true },
    { island: 34, token: null, mountain: false, building: null, sanctuary: false },
  ],
  supply: { ...noBoats, green: 9 },
  sanctuaries_left: 7,
  specialists: [],
  specialist_deck: 9,
  buildings: [],
  building_deck: 9,
  seats: [seat, seat, seat],
  scoring: countedLines.map((line, i) => ({
    line,
    seats: [
      { points: i, of: 2 },
      { points: 3, of: 1 },
      { points: -1, of: 0 },
    ],
  })),
  ...rest,
});

const result: Result = {
  score: [15, 18, -6],
  tiebreak: [0, 0, 0],
  rank: [2, 1, 3],
  share: [0, 1, 0],
  capped: false,
};

type ClauseTexts = Record<string, { title: string; text: string }>;
const clauseTexts = (lang: string): ClauseTexts =>
  (JSON.parse(file(`../texts/${lang}/rules-yamatai.json`)) as { clause: ClauseTexts }).clause;

beforeAll(() => useTextsOf('yamatai'));

describe.each(languages)('in %s', (lang) => {
  beforeAll(() => setLanguage(lang));

  it('every event has words, said to others and to oneself', () => {
    expect([...toldEvents].sort()).toEqual([...protocol.events].sort());
    expect([...new Set(happened.map((one) => one.event))].sort()).toEqual([...toldEvents].sort());
    for (const one of happened) {
      const [line] = tell([one], names);
      expect(line?.text, one.event).not.toMatch(HALF_SAID);
      expect(line?.text.length, one.event).toBeGreaterThan(4);
      if (one.clause) expect(Object.keys(clauseTexts(lang))).toContain(line?.clause);
    }
    for (const one of ofSeat) {
      const mine = tell([{ ...one, seat: 0 }], names)[0];
      expect(mine?.text).not.toMatch(HALF_SAID);
      expect(mine?.text, one.event).not.toBe(tell([{ ...one, seat: 0 }], nobody)[0]?.text);
      expect(mine?.seat).toBe(0);
    }
  });

  it('every move has words of its own', () => {
    expect([...new Set(moves.map(({ kind }) => kind))].sort()).toEqual([...protocol.moves].sort());
    const said = moves.map(moveWords);
    for (const words of said) expect(words).not.toMatch(HALF_SAID);
    expect(new Set(said).size).toBe(moves.length);
  });

  it('every reason has words, and its numbers in them', () => {
    const kinds = ['buy', 'place', 'change', 'gild'];
    for (const reason of protocol.reasons) {
      for (const kind of kinds) {
        const refusal: Refusal = {
          move: '',
          kind,
          clause: 'YAM-T3',
          reason,
          values: [1, 2],
          colour: 'green',
        };
        expect(refusalWords(refusal), reason).not.toMatch(HALF_SAID);
        expect(refusalWords({ ...refusal, values: [4, 3] }), reason).not.toMatch(HALF_SAID);
      }
    }
    const refused = (reason: string, values: [number, number], rest: object = {}): string =>
      refusalWords({ move: '', kind: 'buy', clause: 'YAM-T3', reason, values, ...rest });
    expect(refused('not_enough_coins', [4, 3])).toMatch(/4.*3/);
    expect(refused('traded', [7, 5])).toMatch(/5/);
    expect(refused('boats_lacking', [3, 5])).toMatch(/3.*5/);
    expect(refused('toll', [4, 3])).toMatch(/4.*3/);
    expect(refused('tokens_lacking', [1, 2])).toMatch(/2.*3.*1.*2/);
    expect(refused('too_few_boats', [1, 2])).toMatch(/2.*1/);
    expect(refused('none_in_supply', [0, 0], { colour: 'red' })).toContain(boatName('red'));
    expect(refused('none_in_supply', [0, 0], { kind: 'gild' })).toContain(boatName('yellow'));
    expect(refused('no_such_boat', [0, 0], { kind: 'change' })).toContain(boatName('yellow'));
  });

  it('what has no reason is said too', () => {
    expect(b('not_now')).not.toMatch(HALF_SAID);
    expect(
      refusalWords({
        move: '',
        kind: 'place',
        clause: 'YAM-T4',
        reason: 'chain_cut',
        values: [0, 0],
      }),
    ).not.toBe(b('not_now'));
  });

  it('every step has a prompt, other for the viewer than for others', () => {
    for (const step of protocol.steps) {
      const states =
        step === 'main'
          ? [
              position({ step, seat: 1 }),
              position({ step, seat: 1 }, { begun: true }),
              position({ step, seat: 1 }, { begun: true, last: 3 }),
            ]
          : [position({ step, seat: 1, left: 1, count: 3 })];
      const said = states.map((state) => {
        const [others, own] = [prompt(state, 1, names), prompt(state, 1, { ...names, me: 1 })];
        expect(others, step).not.toMatch(HALF_SAID);
        expect(own, step).not.toMatch(HALF_SAID);
        expect(own, step).not.toBe(others);
        return own;
      });
      expect(new Set(said).size).toBe(said.length);
    }
    expect(prompt({ ...position({}), steps: [] }, null, names)).not.toMatch(HALF_SAID);
  });

  it('every seat has its facts', () => {
    const facts = seatFacts(position({}), 1);
    expect(facts.map(({ id, value }) => `${id} ${value}`)).toEqual([
      'points 18',
      'coins 12',
      'boats 2',
      'culture 3',
      'pieces 7',
    ]);
    const last = finalFacts(position({}), 1, result);
    expect(last.map(({ id, value }) => `${id} ${value}`)).toEqual([
      'points 18',
      'built 2',
      'specialists 1',
    ]);
    for (const { label, title } of [...facts, ...last])
      expect(label + title).not.toMatch(HALF_SAID);
  });

  it('the final scoring makes the score, line by line', () => {
    const lines = finalLines(position({}));
    expect(lines.map(({ id }) => id)).toEqual(countedLines);
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

  it('places say what lies there', () => {
    const state = position({});
    const said = [
      ...[1, 2, 3, 33, 34].map((island) => islandLabel(state, island, names.seats)),
      ...[1, 2, 12, 13].map((space) => spaceLabel(state, space)),
    ];
    for (const words of said) expect(words).not.toMatch(HALF_SAID);
    expect(new Set(said).size).toBe(said.length);
    expect(said[1]).toContain('Ben');
    expect(islandFacts(state, 1, names.seats)).toContain(kindName('tea'));
  });

  it('trades are said with the player’s own prices', () => {
    expect(tradeWords('sell', 'black', { ...seat, specialists: [] })).toMatch(/3/);
    expect(tradeWords('sell', 'black', { ...seat, specialists: ['susanoo'] })).toMatch(/6/);
    expect(tradeWords('buy', 'yellow', { ...seat, specialists: ['tomoe'] })).toMatch(/5/);
    expect(tradeWords('buy', 'yellow', seat)).not.toMatch(/\d|null/);
  });

  it('every clause stands in a section of the rules, and has a text', () => {
    const listed = rules.flatMap(({ clauses }) => clauses);
    expect(new Set(listed).size).toBe(listed.length);
    expect([...listed].sort()).toEqual(Object.keys(clauseTexts(lang)).sort());
    expect(listed).toHaveLength(57);
    for (const { section } of rules)
      expect(t(`rules-yamatai:section.${section}`)).not.toContain('section.');
    for (const { title, text } of Object.values(clauseTexts(lang)))
      expect(Math.min(title.length, text.length)).toBeGreaterThan(1);
  });

  it('a corrected edition’s names are said', () => {
    const edition = structuredClone(standardBox);
    edition.boats[0]!.name = { en: 'Junk', fr: 'Jonque' };
    edition.fleets = edition.fleets.filter(({ number }) => number !== 1 && number !== 10);
    edition.specialists = edition.specialists.filter(({ power }) => power !== 'no-power');
    useEdition(edition);
    expect(boatName('green', 2)).toContain(lang === 'en' ? 'Junk' : 'Jonque');
    expect(JSON.stringify(ruleFigures())).not.toMatch(HALF_SAID);
    useEdition(null);
    expect(boatsName({})).not.toMatch(HALF_SAID);
    expect(fleetBoats(10)).not.toMatch(HALF_SAID);
    expect(JSON.stringify(ruleFigures())).not.toMatch(HALF_SAID);
  });
});

describe('small events', () => {
  beforeAll(() => setLanguage('en'));
  const said = (events: GameEvent[]): string[] =>
    tell(events, names).map(({ text }) => text.replace(/[\u00a0\u202f]/g, ' '));

  it('of a chain of boats make one sentence', () => {
    const events = [
      event('placed', 'YAM-T4', { colour: 'black', space: 1 }),
      event('placed', 'YAM-T4', { colour: 'brown', space: 2 }),
    ];
    expect(said(events)).toEqual([
      'Ben places a black boat on entry A and a brown boat on space 2.',
    ]);
  });

  it('of collecting make one sentence, and Ebisu another', () => {
    const events = [
      event('collected', 'YAM-T6', { kind: 'tea', island: 1 }),
      event('collected', 'YAM-T6', { kind: 'rice', island: 3 }),
      event('collected', 'YAM-P10', { kind: 'tea', island: 9 }),
    ];
    expect(said(events)).toEqual([
      'Ben collects tea (Crane Isle) and rice (Fox Isle).',
      'Ebisu: Ben collects tea (Firefly Isle).',
    ]);
    expect(said([{ ...events[2]!, seat: 0 }])).toEqual(['Ebisu: you collect tea (Firefly Isle).']);
  });

  it('of one income make one sentence', () => {
    const events = [
      event('prestige_gained', 'YAM-T8', { tokens: 1, island: 5 }),
      event('prestige_gained', 'YAM-T8', { tokens: 1, island: 5 }),
      event('coins_gained', 'YAM-T8', { coins: 6, group: 3 }),
    ];
    expect(said(events)).toEqual([
      'Ben receives 2 prestige tokens.',
      'Ben receives 6 coins for a group of 3 buildings.',
    ]);
  });

  it('of the fleet and of an exchange', () => {
    const gained = (colour: string): GameEvent => event('boat_gained', 'YAM-T1', { colour });
    expect(said([gained('brown'), gained('green')])).toEqual([
      'Ben receives a green boat and a brown boat.',
    ]);
    const given = event('boat_given', 'YAM-P3', { colour: 'green' });
    expect(said([given, given, event('boat_gained', 'YAM-P3', { colour: 'yellow' })])).toEqual([
      'Raijin: Ben gives back 2 green boats.',
      'Raijin: Ben receives a yellow boat.',
    ]);
  });

  it('of different seats stay apart', () => {
    const placed = (by: number): GameEvent => ({
      event: 'placed',
      clause: 'YAM-T4',
      seat: by,
      colour: 'red',
      space: 1,
    });
    expect(said([placed(1), placed(2)])).toHaveLength(2);
  });

  it('that say nothing are left out', () => {
    expect(said([event('port_kept', 'YAM-T10', { boats: noBoats })])).toEqual([]);
  });

  it('of the final count make a line of all seats, losses too', () => {
    const scored = (by: number, points: number): GameEvent => ({
      event: 'scored',
      clause: 'YAM-E2',
      seat: by,
      line: 'aside',
      points,
      of: 1,
    });
    expect(said([scored(0, -2), scored(1, 0), scored(2, -1)])).toEqual([
      'Boats set aside: Ann −2 and Cleo −1.',
    ]);
    expect(said([scored(0, 0)])).toEqual(['Boats set aside: nobody scores.']);
  });

  it('of a toll tell whom it goes to', () => {
    const toll = (by: number, to: number): GameEvent =>
      event('toll_paid', 'YAM-P4', { seat: by, to, coins: 2 });
    expect([toll(1, 2), toll(1, 0), toll(0, 1)].flatMap((one) => said([one]))).toEqual([
      'Ananda: Ben pays Cleo 2 coins.',
      'Ananda: Ben pays you 2 coins.',
      'Ananda: you pay Ben 2 coins.',
    ]);
  });

  it('of a share tell whose specialist it was', () => {
    expect(said([event('share_got', 'YAM-P5', { from: 0, coins: 2 })])).toEqual([
      'Izanami: Ben gets 2 coins from your specialist.',
    ]);
  });
});

it('an isle has a short name where there is little room', () => {
  expect(`${shortIslandName(24)} Isle`).toBe(islandName(24));
});

// After all others.
it('no text is there that nobody asks for', () => {
  const flat = (texts: object, before = ''): string[] =>
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string' ? [before + key] : flat(value as object, `${before}${key}.`),
    );
  const plain = (key: string): string => key.replace(/_you$/, '');
  const keys = flat(JSON.parse(file('../texts/en/yamatai.json')) as object);
  expect(
    keys.filter((key) => !asked.has(`yamatai:${key}`) && !asked.has(`yamatai:${plain(key)}`)),
  ).toEqual([]);
});
