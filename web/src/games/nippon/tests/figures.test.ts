// The rules page speaks of the box on the table: every number that an edition can change comes from it.
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { has, languages, setLanguage, t } from '$lib/i18n';
import { standardBox, useEdition } from '../box.svelte';
import type { Edition } from '../edition';
import { ruleFigures } from '../figures';
import {
  factoriesOf,
  factoryBehind,
  factoryClauses,
  goodCount,
  placeName,
  theFactory,
  theTrack,
  workerName,
  yen,
} from '../names';
import { rules } from '../rules';
import { useTextsOf } from '../../texts';

const HALF_SAID = /\{\w|undefined|NaN|\[object|figure\.|amount\.|null|Infinity/;
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');
const clause = (id: string, part = 'text'): string =>
  plain(t(`rules-nippon:clause.NIP-${id}.${part}`, ruleFigures()));
const clauses = rules.flatMap((section) => section.clauses);
const parts = (id: string): string[] =>
  ['text', 'example', 'ruling', 'decides']
    .map((part) => `rules-nippon:clause.${id}.${part}`)
    .filter((key) => has(key));
const brief = (): string[] =>
  Array.from({ length: 12 }, (_, i) => `rules-nippon:brief.${i + 1}`).filter((key) => has(key));
const allTexts = (): string[] => [...clauses.flatMap(parts), ...brief()];

function changed(change: (edition: Edition) => void): void {
  const edition = structuredClone(standardBox);
  change(edition);
  useEdition(edition);
}

beforeAll(() => useTextsOf('nippon'));
afterEach(() => useEdition(null));

describe.each(languages)('in %s', (lang) => {
  beforeAll(() => setLanguage(lang));

  it('the rules fill in every number', () => {
    expect(brief().length).toBeGreaterThan(4);
    const figures = ruleFigures();
    for (const key of allTexts()) expect(t(key, figures), key).not.toMatch(HALF_SAID);
  });

  it('no figure is made that no text speaks of, and none is spoken of that is not made', () => {
    const all = allTexts().map((key) => t(key));
    const spoken = new Set(all.join(' ').match(/(?<=\{)\w+(?=[|}])/g) ?? []);
    const made = Object.keys(ruleFigures());
    expect(made.filter((key) => !spoken.has(key))).toEqual([]);
    expect([...spoken].filter((key) => !made.includes(key))).toEqual([]);
  });

  it('every factory has its clause', () => {
    expect(clauses.filter((id) => /^NIP-F\d[a-z]$/.test(id))).toEqual([...factoryClauses]);
    const described = factoryClauses.flatMap((id) => factoriesOf(id).map((factory) => factory.id));
    expect(described.sort()).toEqual(standardBox.factories.map(({ id }) => id).sort());
    expect(
      factoryClauses.map((id) => factoryBehind(id)).filter((name) => name === undefined),
    ).toEqual([]);
  });

  it('a box without some bonus says so', () => {
    changed(({ factories }) => {
      for (const factory of factories)
        if (factory.effect === 'once-yen') factory.effect = 'once-flip-ships';
    });
    expect(clause('F1d')).toContain(
      lang === 'en' ? 'No factory of this box' : 'Aucune usine de cette boîte',
    );
    expect(clause('F1d')).not.toMatch(HALF_SAID);
    expect(factoryBehind('NIP-F4b')).toBeUndefined();
  });

  it('a corrected edition’s names are said', () => {
    changed(({ goods, worker_colours, tracks }) => {
      goods[0]!.name = { en: 'Tea', fr: 'Thé' };
      worker_colours[0]!.name = { en: 'Grey', fr: 'Gris' };
      tracks[1]!.name = { en: 'Gold', fr: 'Or' };
    });
    const said = [
      goodCount('silk', 2),
      theFactory('silk'),
      workerName('white', 2),
      theTrack('money'),
    ].map(plain);
    expect(said).toEqual(
      lang === 'en'
        ? ['2 × tea', 'the factory (tea)', '2 × worker (grey)', 'the track (Gold)']
        : ['2 × thé', 'l’usine (thé)', '2 × ouvrier (gris)', 'la piste Or'],
    );
  });
});

describe('figures', () => {
  beforeAll(() => setLanguage('en'));

  it('of the set-up', () => {
    expect(clause('S1')).toContain(
      '12,000 yen, 2 coal, 1 plan, 8 contracts, the same for all, 10 influence tiles, 6 trains with the +2 side up',
    );
    expect(clause('S1')).toContain('start with 10, 11, 12, and 13 VP');
    expect(clause('S4')).toContain(
      '48 workers with four players, 42 workers with three, 36 workers with two',
    );
    expect(clause('S4')).toContain(
      '4 rows of 3 with four players, 3 rows of 3 with three, 2 rows of 2 with two',
    );
    expect(clause('S5')).toContain('8 with four players, 6 with three, 4 with two');
    changed((edition) => {
      edition.start.yen = 15;
      edition.players.seats[0]!.start_vp = 7;
      edition.worker_rows.by_players[0]!.per_row = 4;
      edition.player_count_limits.train_ship_slots_per_region['2'] = 5;
    });
    expect(clause('S1')).toContain('15,000 yen');
    expect(clause('S1')).toContain('start with 7, 11');
    expect(clause('S4')).toContain('2 rows of 4 with two');
    expect(clause('S5')).toContain('6 with three, 5 with two');
  });

  it('of the marker', () => {
    expect(clause('T6')).toContain(
      'leaves place 2 the first scoring is held, when it leaves place 4 the second',
    );
    expect(clause('T6')).toContain(
      'reaches place 6, the first golden one, every player has exactly 3 turns more',
    );
    changed(({ scoring_track }) => {
      scoring_track[1]!.scoring_when_left = 0;
      scoring_track[2]!.scoring_when_left = 1;
    });
    expect(clause('T6')).toContain('leaves place 3 the first');
  });

  it('of actions', () => {
    expect(clause('A1')).toContain(
      'Level 1 is silk and paper, level 2 bento and lenses, level 3 watches and light bulbs: such a factory needs knowledge 2, 4 or 6.',
    );
    expect(clause('A1', 'example')).toBe(
      'A factory that needs knowledge 4, while you have 2: you lack 2, so it costs 2 plans besides the yen.',
    );
    expect(clause('A2')).toContain('5,000, 10,000 or 15,000 yen');
    expect(clause('A3')).toContain('2, 3 or 4 coal');
    expect(clause('A3', 'example')).toBe(
      'A store of 4 holds 3 goods; its factory, with a +1 machine, could make 2. It makes 1, for all its coal.',
    );
    expect(clause('A9')).toContain('1, 2, 3 (level 1); 3, 4, 5 (level 2); 5, 6, 7 (level 3)');
    expect(clause('A9', 'example')).toContain('one tile of 6 or, one each, for two of 5');
    changed(({ costs, goods, influence_table }) => {
      costs.machinery = [4, 8, 20];
      goods[2]!.knowledge = 5;
      goods[0]!.storage = 5;
      influence_table[2]!.values = [4, 6, 9];
    });
    expect(clause('A2')).toContain('4,000, 8,000 or 20,000 yen');
    expect(clause('A1', 'example')).toContain('you lack 3, so it costs 3 plans');
    expect(clause('A3', 'example')).toContain('A store of 5 holds 4 goods');
    expect(clause('A9', 'example')).toContain('one tile of 6 or, one each, for two of 4');
  });

  it('of consolidating and scoring', () => {
    expect(clause('K2')).toContain(
      '×2 with 3 workers, ×3 with 4 workers, ×4 with 5 workers, and ×5 with 6 workers. Its bonus, 2 plans, 2 coal or 5,000 yen,',
    );
    expect(clause('K4', 'example')).toContain('so 6,000 yen');
    expect(clause('V2')).toContain(
      '10, 7, 5 VP at the first scoring, 15, 11, 8 VP at the second, 20, 15, 11 VP at the third',
    );
    expect(clause('V2', 'example')).toContain('score 9 VP each');
    changed(({ wages, vp_table, reward_levels }) => {
      wages.yen_per_colour = 4;
      vp_table[1]!.places = [16, 12, 9];
      reward_levels.level_by_workers['3'] = 3;
    });
    expect(clause('K2')).toContain('×3 with 3 workers');
    expect(clause('K4', 'example')).toContain('so 8,000 yen');
    expect(clause('V2')).toContain('16, 12, 9 VP at the second');
    expect(clause('V2', 'example')).toContain('score 10 VP each');
  });

  it('of achievements', () => {
    expect(clause('E2')).toContain('×1 on Financier and ×1 on Scholar');
    expect(clause('E2', 'example')).toBe(
      'Three factories that count and a ×5 tile: 15 VP. No tile: 0.',
    );
    expect(clause('E2b')).toBe('Financier: 1 VP for every 6,000 yen left after NIP-E1.');
    changed(({ achievements }) => {
      achievements[1]!.params['per'] = 5;
      achievements[1]!.printed_multiplier = 0;
    });
    expect(clause('E2')).toContain('which is ×1 on Scholar;');
    expect(clause('E2b')).toContain('every 5,000 yen');
  });

  it('of factories', () => {
    expect(clause('F1a')).toBe(
      'Silk Exchange (silk). When you consolidate you receive 2,000 yen more, even if your money marker stands at its end.',
    );
    expect(clause('F4d')).toBe(
      'Shipyard Supplier (lenses). Ships cost you 2,000, 7,000 or 12,000 yen.',
    );
    changed(({ factories }) => {
      factories[0]!.params['yen'] = 3;
      factories[3]!.effect = 'consolidate-yen';
    });
    expect(clause('F1a')).toBe(
      'Silk Exchange (silk). Cocoon Sale (silk). When you consolidate you receive 3,000 yen more, even if your money marker stands at its end.',
    );
  });
});

describe('names', () => {
  beforeAll(() => setLanguage('en'));

  it('count what they name', () => {
    expect(
      [
        goodCount('watches', 1),
        goodCount('watches', 2),
        workerName('white'),
        yen(12),
        placeName('tokyo', 'north'),
      ].map(plain),
    ).toEqual(['1 watch', '2 watches', 'a white worker', '12,000 yen', 'Tōkyō (north)']);
  });
});
