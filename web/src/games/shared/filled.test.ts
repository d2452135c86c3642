// As tests/core/component_text_test.cpp has it for the terminal: both say the same.
import { describe, expect, it } from 'vitest';
import { filled, languagesOf, textIn } from './filled';

const box = {
  units: { yen: { size: 1000 } },
  rules: { coins_per_point: 5 },
  vocabulary: {
    points: { text: { en: '{count} {count|point|points}' } },
    yen: { name: { en: 'yen', fr: 'yens' } },
  },
  cards: [{ id: 'ball', reward: { points: 2, yen: 1 }, none: { points: 0 } }],
};
const card = { cost: 1, params: { yen: 2, costs: [0, 2, 12] }, reward: { points: 1 }, id: 'ball' };

const said = (text: string, language = 'en'): string =>
  textIn(
    filled<{ one: { text: unknown } }>({ ...box, one: { ...card, text: { [language]: text } } }).one
      .text,
    language,
  );

describe('a text of a component', () => {
  it.each([
    ['costs {cost} {cost|coin|coins}', 'costs 1 coin'],
    ['{params.yen:yen} yen', '2,000 yen'],
    ['{params.costs:yen} yen', '0 / 2,000 / 12,000 yen'],
    ['{params.costs.2}', '12'],
    ['{/rules.coins_per_point}', '5'],
    ['{/cards.ball.reward.points}', '2'],
    ['+{reward} now', '+1 point now'],
    ['{/cards.ball.reward}', '2 points + 1 yen'],
    ['{/cards.ball.none}', '0'],
    ['page {12}', 'page 12'],
  ])('%s says its values', (text, wanted) => expect(said(text)).toBe(wanted));

  it('takes the forms and marks of its language', () => {
    expect(said('{params.yen} {params.yen|pièce|pièces}', 'fr')).toBe('2 pièces');
    expect(said('{params.yen:yen}', 'fr')).toBe('2\u202f000');
    expect(said('{params.costs.0|moneta|monety|monet}', 'pl')).toBe('monet');
    expect(said('{params.yen|moneta|monety|monet}', 'pl')).toBe('monety');
  });

  it.each([
    '{price}',
    '{id}',
    '{params}',
    '{cost:dollar}',
    '{params.costs|a|b}',
    '{params.costs.3}',
    '{}',
    '{cost',
  ])('%s names nothing and stays as it is', (text) => expect(said(text)).toBe(text));

  it('falls back to the main language, to English and to any', () => {
    expect(textIn({ en: 'Rice', pt: 'Arroz' }, 'pt-BR')).toBe('Arroz');
    expect(textIn({ en: 'Rice', fr: 'Riz' }, 'de')).toBe('Rice');
    expect(textIn({ fr: 'Riz' }, 'de')).toBe('Riz');
    expect(textIn(undefined, 'de')).toBe('');
  });
});

it('an edition has the languages of its names and texts', () => {
  expect(languagesOf({ a: [{ name: { en: 'A', fr: 'A' } }, { text: { de: 'A' } }], b: 3 })).toEqual(
    ['de', 'en', 'fr'],
  );
});
