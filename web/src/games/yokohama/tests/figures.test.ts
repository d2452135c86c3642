// The rules page speaks of the box on the table: every number that an edition can change comes from it.
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { languages, setLanguage, t } from '$lib/i18n';
import { standardBox, useEdition } from '../box.svelte';
import type { Edition } from '../edition';
import { ruleFigures } from '../figures';
import {
  amount,
  areaName,
  completeName,
  conditionName,
  orderInfo,
  technologyFlag,
  theArea,
  tokenText,
} from '../names';
import { rules } from '../rules';
import { useTextsOf } from '../../texts';

const HALF_SAID = /\{\w|undefined|NaN|\[object|figure\.|null/;
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');
const clause = (id: string, part = 'text'): string =>
  plain(t(`rules-yokohama:clause.YOK-${id}.${part}`, ruleFigures()));

function changed(change: (edition: Edition) => void): void {
  const edition = structuredClone(standardBox);
  change(edition);
  useEdition(edition);
}

beforeAll(() => useTextsOf('yokohama'));
afterEach(() => useEdition(null));

describe.each(languages)('in %s', (lang) => {
  beforeAll(() => setLanguage(lang));

  it('the rules fill in every number', () => {
    for (const id of rules.flatMap(({ clauses }) => clauses)) {
      for (const part of ['text', 'example', 'ruling', 'decides']) {
        const key = `rules-yokohama:clause.${id}.${part}`;
        const said = t(key, ruleFigures());
        if (said !== `clause.${id}.${part}`) expect(said, key).not.toMatch(HALF_SAID);
      }
    }
    expect(ruleFigures()).toMatchObject({
      assistants: 20,
      shops: 8,
      houses: 4,
      handLimit: 3,
      examplePower: 5,
    });
  });

  it('every number of the standard box is there', () => {
    const all = rules.flatMap(({ clauses }) => clauses.map((id) => clause(id.slice(4)))).join(' ');
    for (const part of [
      '4-3-2-1',
      '6-5-4-3',
      '0/0/1/2/3',
      '0/1/2/3/4',
      '1/2/3/4/5',
      '0, 0, +1, +1, +1, +1',
    ])
      expect(all).toContain(part);
  });

  it('a corrected edition’s names are said', () => {
    changed((edition) => {
      edition.areas[0]!.name = { en: 'Pit', fr: 'Puits' };
      edition.goods[0]!.name = { en: 'Bronze', fr: 'Bronze' };
    });
    expect(areaName('copper-mine')).toBe(theArea('copper-mine'));
    expect(theArea('copper-mine')).toBe(lang === 'en' ? 'Pit' : 'Puits');
    expect(plain(amount('copper', 2))).toBe('2 Bronze');
  });
});

describe('figures', () => {
  beforeAll(() => setLanguage('en'));

  it('of the set-up', () => {
    expect(clause('S1')).toContain(
      'With three, leave out 1 × Copper mine, 1 × Silk factory, 1 × Tea plantation, and Laboratory B.',
    );
    expect(clause('S4')).toContain('3 yen for the first player, 4 yen for the others');
    changed(({ players }) => {
      for (const set of Object.values(players)) set.start_yen = { first: 5, others: 6 };
    });
    expect(clause('S4')).toContain('5 yen for the first player, 6 yen for the others');
  });

  it('of power and fees', () => {
    expect(clause('A1', 'example')).toContain('power 5');
    changed(({ influence, prices }) => {
      influence.maximum = 4;
      prices.place_fee_per_president = 3;
    });
    expect(clause('A1', 'example')).toContain('power 4');
    expect(clause('P2', 'example')).toContain('6 yen');
  });

  it('of the boards', () => {
    expect(clause('A5')).toContain('faith 6, 5 points and 2 moves');
    expect(clause('A6')).toContain('1 import, 4 points and 2 yen');
    changed(({ church }) => {
      church.slots[2]!.reward = { points: 99 };
    });
    expect(clause('A5')).toContain('faith 6, 99 points');
  });

  it('of technologies', () => {
    expect(clause('K1')).toBe(
      '2 points for each order you fulfil. Cost 6, 2 cards: United Kingdom, France.',
    );
    expect(clause('K17')).toContain('give 1 silk for 2 yen');
    expect(clause('K19')).toContain(
      'If you have 1 yen or less when your turn begins, you are topped up to 2 yen.',
    );
    expect(clause('A9', 'example')).toBe(
      'Tramway, cost 5, on a slot of +1 with power 5: 1 production has to be paid.',
    );
    changed(({ technologies }) => {
      technologies[0]!.cost = 9;
      technologies[0]!.effect.reward = { points: 7 };
    });
    expect(clause('K1')).toBe(
      '7 points for each order you fulfil. Cost 9, 2 cards: United Kingdom, France.',
    );
  });

  it('of the final count', () => {
    expect(clause('E3', 'example')).toContain('Blue has 6 points, purple 3 points.');
    expect(clause('E5', 'example')).toContain('12 + 4 + 0 = 16 points');
    expect(clause('E6', 'example')).toContain('1 + 1 + 2 = 4 points');
    changed(({ scoring }) => {
      scoring.flag_sets['5'] = 20;
    });
    expect(clause('E5', 'example')).toContain('20 + 4 + 0 = 24 points');
  });

  it('of achievements', () => {
    expect(conditionName('seven-fish').replace(/[\u00a0\u202f]/g, ' ')).toBe('own 7 fish');
    expect(conditionName('two-production-three-trade')).toContain('production');
    expect(clause('X2')).toContain('own 5 copper (10, later 6)');
  });
});

describe('names', () => {
  beforeAll(() => setLanguage('en'));

  it('of cards and tokens say what they show', () => {
    expect(plain(orderInfo('order-05'))).toBe('order 5 (United Kingdom; 2 silk and 3 tea)');
    expect(orderInfo('unknown')).toBe('a hidden order');
    expect([technologyFlag('ball#1'), technologyFlag('ball#2')]).toEqual(['uk', 'france']);
    expect(plain(tokenText('level5-03'))).toBe('1 point and 2 yen');
    expect(tokenText('independent-agent-1')).toBe('Independent agent');
    expect(completeName('complete-4')).toBe('All achievements (France)');
    expect(theArea('copper-mine#2')).toBe('the copper mine (2)');
  });
});
