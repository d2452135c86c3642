// All that the protocol says can be decided or refused has words in both languages, and so has
// the final count.
import { beforeAll, describe, expect, it } from 'vitest';
import type { GameEvent, MoveObject, Names, Refusal, Result } from '$lib/board';
import { languages, setLanguage, t } from '$lib/i18n';
import { bannerOf, formatters } from '../banner';
import { standardBox } from '../box.svelte';
import { situation } from '../gallery/mock';
import { allPlaces } from '../map/geometry';
import { rules } from '../rules';
import { placeLabel, regionLabel } from '../say';
import { clauseOf, countedOf, reckoned, sumsOf, unitsOf } from '../scores';
import { b } from '../text';
import { standingOf } from '../model';
import { finalFacts, finalLines, moveWords, prompt, refusalWords, seatFacts } from '../words';
import { useTextsOf } from '../../texts';
import { protocolWords } from '../../../../tests/protocol';

const names: Names = { seats: ['Ann', 'Ben', 'Cleo', 'Dee'], me: 0 };
const nobody: Names = { ...names, me: null };
const HALF_SAID =
  /\{\w|undefined|NaN|\[object|nippon[\w-]*:|\b(prompt|move|refusal|amount|final|counted|say|fact|banner)\.\w|null/;
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

const protocol = protocolWords('nippon');

const moves: MoveObject[] = [
  { text: 'take white produce', kind: 'take', colour: 'white', action: 'produce' },
  { text: 'consolidate', kind: 'consolidate' },
  { text: 'plans coal', kind: 'plans', track: 'coal' },
  { text: 'steps 2', kind: 'steps', steps: 2 },
  { text: 'produce silk+bento', kind: 'produce', goods: ['silk', 'bento'] },
  {
    text: 'fill contract-4 silk+paper',
    kind: 'fill',
    contract: 'contract-4',
    goods: ['silk', 'paper'],
  },
  { text: 'build silk-a', kind: 'build', factory: 'silk-a' },
  { text: 'improve silk+silk+stock', kind: 'improve', improvements: ['silk', 'silk', 'stock'] },
  {
    text: 'trains kanto-chubu+kansai-chugoku',
    kind: 'trains',
    regions: ['kanto-chubu', 'kansai-chugoku'],
  },
  { text: 'ships kanto-chubu', kind: 'ships', regions: ['kanto-chubu'] },
  { text: 'side tokyo north', kind: 'side', city: 'tokyo', side: 'north' },
  { text: 'tile 5 2', kind: 'tile', value: 5, cubes: 2 },
  { text: 'home tokyo south', kind: 'home', city: 'tokyo', side: 'south' },
  { text: 'reward reward-2-yen', kind: 'reward', reward: 'reward-2-yen' },
  { text: 'achievement savings', kind: 'achievement', achievement: 'savings' },
  { text: 'done', kind: 'done' },
];

const refusal = (
  reason: string,
  kind: string,
  values: [number, number] = [0, 0],
  rest: Record<string, unknown> = {},
): Refusal =>
  ({ kind, move: kind, reason, values, clause: 'NIP-T3', ...rest }) as unknown as Refusal;
const refusals: Refusal[] = [
  refusal('action_begun', 'plans'),
  ...['knowledge', 'produce'].flatMap((action) => [
    refusal('must_consolidate', 'take', [6, 0], { action }),
    refusal('no_worker_there', 'take', [0, 0], { action }),
  ]),
  refusal('track_at_end', 'take'),
  refusal('track_at_end', 'plans'),
  refusal('track_at_end', 'steps', [1, 0]),
  refusal('track_at_end', 'steps', [2, 0]),
  refusal('not_enough_yen', 'take', [5, 3]),
  refusal('not_enough_yen', 'build', [6, 0]),
  refusal('too_few_plans', 'plans', [3, 1]),
  refusal('too_few_plans', 'build', [2, 0]),
  refusal('no_factory', 'take'),
  refusal('store_full', 'take'),
  refusal('store_full', 'produce'),
  refusal('not_enough_coal', 'take', [2, 1]),
  refusal('no_factory_left', 'take'),
  refusal('no_tile_left', 'take'),
  refusal('no_place_left', 'take'),
  refusal('no_place_left', 'trains'),
  refusal('no_contract_left', 'take'),
  refusal('goods_lacking', 'take', [1, 0]),
  refusal('goods_lacking', 'fill', [1, 0]),
  refusal('no_influence_tile', 'take'),
  refusal('nothing_to_supply', 'take'),
  refusal('good_owned', 'build'),
  refusal('factory_taken', 'build', [2, 0]),
  refusal('contract_filled', 'fill'),
  refusal('other_region', 'side'),
  refusal('good_not_stored', 'side'),
  refusal('value_too_low', 'side', [6, 3]),
  refusal('level_too_high', 'reward', [5, 3]),
  refusal('stack_empty', 'reward'),
  refusal('achievement_covered', 'achievement', [3, 0]),
];

describe.each(languages)('in %s', (lang) => {
  beforeAll(async () => {
    await setLanguage(lang);
    await useTextsOf('nippon');
  });

  it('every move is said', () => {
    expect(new Set(moves.map(({ kind }) => kind))).toEqual(new Set(protocol.moves));
    for (const move of moves) expect(moveWords(move), move.text).not.toMatch(HALF_SAID);
    expect(new Set(moves.map(moveWords)).size).toBe(moves.length);
  });

  it('every reason is told', () => {
    expect(new Set(refusals.map(({ reason }) => reason))).toEqual(new Set(protocol.reasons));
    for (const one of refusals) {
      expect(refusalWords(one, names), `${one.reason} ${one.kind}`).not.toMatch(HALF_SAID);
      expect(refusalWords(one, names)).toMatch(/[.!]$/);
    }
    expect(b('not_now')).not.toMatch(HALF_SAID);
  });

  it('every step is asked for, of oneself and of others', () => {
    const asked = protocol.steps.filter((step) => step !== 'turn_start' && step !== 'turn_end');
    const fields = {
      action: 'mines',
      city: 'tokyo',
      side: 'north',
      multiplier: 3,
      most: 2,
      filled: 0,
      placed: 0,
    } as const;
    const said = asked.flatMap((step) =>
      [false, true].flatMap((free) =>
        [names, nobody].map((who) =>
          prompt(
            {
              ...situation('middle', 4),
              steps: [
                {
                  step,
                  seat: 0,
                  ...fields,
                  ...(['trains', 'ships', 'machinery'].includes(step) ? { free } : {}),
                },
              ],
            },
            0,
            who,
          ),
        ),
      ),
    );
    for (const one of said) expect(one).not.toMatch(HALF_SAID);
    expect(prompt({ ...situation('over', 4) }, null, names)).not.toMatch(HALF_SAID);
  });

  it('what lies on the map is said', () => {
    const table = situation('late-turn', 4);
    for (const place of allPlaces())
      expect(placeLabel(table, place, names.seats)).not.toMatch(HALF_SAID);
    for (const standing of table.standings)
      expect(regionLabel(table, standing, names.seats)).not.toMatch(HALF_SAID);
  });

  it('facts and lines of the final count are said, each explained', () => {
    const state = situation('over', 3);
    const result = { score: [181, 171, 122] } as unknown as Result;
    for (const { label, title, value } of [...seatFacts(state, 0), ...finalFacts(state, 0, result)])
      for (const one of [label, title, value]) expect(one).not.toMatch(HALF_SAID);
    // Once over, the points beside the board are those of the final count.
    expect(seatFacts(state, 0)[0]?.value).toBe(String(standingOf(state, 0)));
    const lines = finalLines(state, result, []);
    expect(lines).toHaveLength(2 + standardBox.achievements.length);
    const known = rules.flatMap(({ clauses }) => clauses);
    for (const { label, explanation, clause } of lines) {
      for (const one of [label, explanation]) expect(one).not.toMatch(HALF_SAID);
      expect(
        known.some((one) => clause.startsWith(one)),
        clause,
      ).toBe(true);
    }
  });

  it('banners are said', () => {
    const rest = {
      action: 'produce',
      factory: 'silk-a',
      contract: 'contract-1',
      city: 'tokyo',
      value: 3,
      achievement: 'savings',
      multiplier: 2,
      yen: 6,
      unpaid: 1,
      turns: 3,
      scoring: 2,
      region: 'kanto-chubu',
      rank: 1,
      influence: 9,
      points: 10,
      ships: 0,
      shared: 1,
      line: 'savings',
    };
    for (const event of Object.keys(formatters)) {
      for (const more of [{}, { ships: 2 }, { shared: 2 }, { unpaid: 0 }]) {
        for (const seat of [0, 1])
          expect(
            bannerOf(
              { event, clause: 'NIP-T1', seat, ...rest, ...more } as GameEvent,
              names.seats,
              0,
            )?.text,
            event,
          ).not.toMatch(HALF_SAID);
      }
    }
    expect(
      bannerOf(
        { event: 'region_ranked', clause: 'NIP-V2', ...rest, points: 0, ships: 0 } as GameEvent,
        names.seats,
        0,
      ),
    ).toBeNull();
  });
});

describe('numbers', () => {
  beforeAll(() => setLanguage('en'));

  it('of refusals', () => {
    expect(plain(refusalWords(refusal('not_enough_yen', 'take', [5, 3]), names))).toBe(
      'That costs 5,000 yen; you have 3,000 yen.',
    );
    expect(refusalWords(refusal('factory_taken', 'build', [1, 0]), names)).toBe(
      'Ben has built it.',
    );
    expect(refusalWords(refusal('track_at_end', 'steps', [1, 0]), names)).toBe(
      'Only 1 step is left on that track.',
    );
    expect(refusalWords(refusal('track_at_end', 'plans', [0, 0]), names)).toBe(
      'Your marker stands at the end of that track.',
    );
  });
  it('of the final count', () => {
    expect([unitsOf('contracts', 5), unitsOf('savings', 17), unitsOf('regions', 3)]).toEqual([
      2, 2, 3,
    ]);
    expect(plain(reckoned('savings'))).toBe(
      '1 VP for every 6,000 yen left after the last wages, times the multiplier put there (without one, ×1).',
    );
    expect(
      sumsOf('savings', [
        { points: 6, of: 17, multiplier: 3 },
        { points: 0, of: 5, multiplier: 1 },
      ]).sums?.map(plain),
    ).toEqual(['2 ×3', '0 ×1']);
    expect(sumsOf('unpaid', [{ points: 0, of: 0, multiplier: 0 }])).toEqual({});
    expect(countedOf('high-factories')).toBe('for each factory of level 2 or higher');
    expect([
      clauseOf('track'),
      clauseOf('unpaid'),
      clauseOf('contracts'),
      clauseOf('regions'),
    ]).toEqual(['NIP-E2', 'NIP-E1', 'NIP-E2a', 'NIP-E2i']);
    expect(t('nippon-words:final.none')).toBe('without one, nothing');
  });
});
