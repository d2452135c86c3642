// The rules page speaks of the box on the table: every number that an edition can change comes from it.
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { languages, setLanguage, t } from '$lib/i18n';
import { standardBox, useEdition } from '../box.svelte';
import type { Edition, Power } from '../edition';
import { ruleFigures } from '../figures';
import {
  boatName,
  boatsName,
  buildingName,
  fleetBoats,
  kindCount,
  specialistBehind,
  theFleet,
  theIsland,
  theSpace,
} from '../names';
import { rules } from '../rules';
import { reckoned } from '../scores';
import { useTextsOf } from '../../texts';

const HALF_SAID = /\{\w|undefined|NaN|\[object|figure\.|null/;
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');
const clause = (id: string, part = 'text'): string =>
  plain(t(`rules-yamatai:clause.YAM-${id}.${part}`, ruleFigures()));

function changed(change: (edition: Edition) => void): void {
  const edition = structuredClone(standardBox);
  change(edition);
  useEdition(edition);
}

function param(
  edition: Edition,
  power: string,
  name: Exclude<keyof Power['params'], 'yellow'>,
  value: number,
): void {
  const found = edition.powers.find(({ id }) => id === power);
  if (!found || !(name in found.params)) throw new Error(`no ${power}.${name}`);
  found.params[name] = value;
}

beforeAll(() => useTextsOf('yamatai'));
afterEach(() => useEdition(null));

describe.each(languages)('in %s', (lang) => {
  beforeAll(() => setLanguage(lang));

  it('the rules fill in every number', () => {
    for (const id of rules.flatMap(({ clauses }) => clauses)) {
      for (const part of ['text', 'example', 'ruling', 'decides']) {
        const said = t(`rules-yamatai:clause.${id}.${part}`, ruleFigures());
        if (said !== `clause.${id}.${part}`) expect(said, `${id} ${part}`).not.toMatch(HALF_SAID);
      }
    }
    expect(ruleFigures()).toMatchObject({
      islandCount: 34,
      spaceCount: 54,
      entryCount: 5,
      buildingDeck: 28,
      specialistDeck: 18,
      tokenCount: 34,
    });
  });

  it('no figure is made that no clause speaks of', () => {
    const all = rules.flatMap(({ clauses }) =>
      clauses.flatMap((id) =>
        ['text', 'example', 'ruling', 'decides'].map((part) =>
          t(`rules-yamatai:clause.${id}.${part}`),
        ),
      ),
    );
    const spoken = new Set(all.join(' ').match(/(?<=\{)\w+(?=[|}])/g) ?? []);
    expect(Object.keys(ruleFigures()).filter((key) => !spoken.has(key))).toEqual([]);
  });

  it('a corrected edition’s names are said', () => {
    changed(({ boats, map, fleets }) => {
      boats[0]!.name = { en: 'Junk', fr: 'Jonque' };
      map.islands[0]!.name = { en: 'Kyushu', fr: 'Kyushu' };
      map.spaces[1]!.name = { en: 'Strait', fr: 'Détroit' };
      fleets[0]!.name = { en: 'Vanguard', fr: 'Avant-garde' };
    });
    expect(plain(boatName('green', 2))).toBe(lang === 'en' ? '2 × Junk' : '2 × Jonque');
    expect([theIsland(1), theSpace(2), theFleet(1)]).toEqual(
      lang === 'en' ? ['Kyushu', 'Strait', 'Vanguard'] : ['Kyushu', 'Détroit', 'Avant-garde'],
    );
  });

  it('what the standard edition names has its article', () => {
    const said =
      lang === 'en'
        ? ['Crane Isle', 'space 2', 'entry A', 'fleet 1']
        : ['l’île aux Grues', 'l’emplacement 2', 'le départ A', 'la flotte 1'];
    expect([theIsland(1), theSpace(2), theSpace(1), theFleet(1)]).toEqual(said);
  });
});

describe('figures', () => {
  beforeAll(() => setLanguage('en'));

  it('of the set-up', () => {
    expect(clause('S1')).toContain(
      'starts with 10 coins and a number of standard buildings: 10 with two players, 8 with three, 6 with four',
    );
    expect(clause('S2')).toContain('Tea 4 and 1');
    expect(clause('S5')).toContain(
      '22 green boats, 19 brown boats, 16 black boats, 13 red boats, and 10 yellow boats, and 8 sanctuary tokens',
    );
    changed((edition) => {
      edition.start_money.total = 12;
      edition.players['3']!.buildings_each = 9;
      edition.culture.kinds[1]!.mountain = 2;
    });
    expect(clause('S1')).toContain(
      'starts with 12 coins and a number of standard buildings: 10 with two players, 9 with three, 6 with four',
    );
    expect(clause('S2')).toContain('Tea 4 and 2');
    expect(clause('S2')).toContain('35 culture tokens');
  });

  it('of prices', () => {
    expect(clause('T3')).toContain(
      'a green boat 1 coin, a brown boat 2 coins, a black boat 3 coins, and a red boat 4 coins. Not traded: a yellow boat.',
    );
    changed(({ boats }) => {
      boats[4]!.price = 9;
    });
    expect(clause('T3')).toContain('a yellow boat 9 coins. Not traded: no boat.');
  });

  it('of groups', () => {
    expect(clause('T8', 'example')).toBe(
      'It makes your group 3 pieces: 3 coins, or 6 coins for a shop. On a mountain next to a torii: 2 prestige tokens.',
    );
    changed(({ rules: values }) => {
      values.group_coins_per_building = 2;
      values.shop_factor = 3;
      values.prestige_on_mountain = 4;
    });
    expect(clause('T8', 'example')).toBe(
      'It makes your group 3 pieces: 6 coins, or 18 coins for a shop. On a mountain next to a torii: 5 prestige tokens.',
    );
  });

  it('of the final count', () => {
    expect(clause('E2')).toContain('1 point for every 5 coins; 1 point for each prestige token');
    expect(clause('E2', 'example')).toBe('11 coins make 2 points.');
    expect(plain(reckoned('coins'))).toBe(
      '1 point for every 5 coins; what is left over counts for nothing. With Fu Hsi: for every 3 coins.',
    );
    changed((edition) => {
      edition.rules.coins_per_point = 4;
      edition.specialists = edition.specialists.filter(({ id }) => id !== 'fu-hsi');
    });
    expect(clause('E2', 'example')).toBe('9 coins make 2 points.');
    expect(plain(reckoned('coins'))).toBe(
      '1 point for every 4 coins; what is left over counts for nothing.',
    );
  });

  it('of fleets', () => {
    expect(clause('F1')).toContain('Fleet 1: a green boat.');
    expect(clause('F10')).toContain(
      'Fleet 10: a red boat, a brown boat, and a boat of any colour.',
    );
    expect(clause('F7')).toContain('Fleet 7: a black boat and a green boat. Up to 2 boats');
    changed((edition) => {
      edition.fleets[1]!.power = 'remove-boats';
      param(edition, 'remove-boats', 'boats', 3);
    });
    expect(clause('F7')).toContain(
      'Fleet 2: a brown boat. Fleet 7: a black boat and a green boat. Up to 3 boats',
    );
    expect(clause('F2')).toContain('No fleet in this box.');
  });

  it('of specialists', () => {
    expect(clause('P9')).toBe(
      'Susanoo: 4 points. You sell at better prices: a black boat 6 coins and a red boat 7 coins.',
    );
    expect(clause('P6')).toContain('Your port has 3 places.');
    changed((edition) => {
      edition.specialists[8]!.points = 8;
      param(edition, 'better-sales', 'red', 9);
      param(edition, 'wide-port', 'slots', 1);
    });
    expect(clause('P9')).toBe(
      'Susanoo: 8 points. You sell at better prices: a black boat 6 coins and a red boat 9 coins.',
    );
    expect(clause('P6')).toContain('Your port has 2 places.');
  });
});

describe('names', () => {
  beforeAll(() => setLanguage('en'));

  it('say what a tile and a fleet show', () => {
    expect(buildingName('forge#2')).toBe('Forge');
    expect(plain(fleetBoats(5))).toBe('a yellow boat');
    expect(boatsName({ yellow: 1, green: 1 })).toBe('a green boat and a yellow boat');
    expect(plain(kindCount('cherry-blossom', 2))).toBe('2 cherry blossom');
    expect(kindCount('tea', 1)).toBe('tea');
  });

  it('say who is behind a clause, or the power where several have it', () => {
    expect(specialistBehind('YAM-P10')).toBe('Ebisu');
    expect(specialistBehind('YAM-T6')).toBeUndefined();
    changed(({ specialists }) => {
      specialists[0]!.power = 'extra-culture';
    });
    expect(specialistBehind('YAM-P10')).toBe('Gleaning');
    expect(specialistBehind('YAM-P1')).toBeUndefined();
  });
});
