// A table with a corrected edition: board, previews and rules speak of its box, not of the standard one.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setLanguage } from '$lib/i18n';
import { LogWriter } from '$lib/table/log';
import type { StateAnswer } from '$lib/engine/protocol';
import standard from '../../../../../editions/osaka.json';
import { useEdition } from '../box.svelte';
import { ruleFigures } from '../figures';
import { describe as tell } from '../log';
import { arrival, cardsOf, costFor, lotOf, symbolsOf, type OsakaState } from '../model';
import { goodName, placeName } from '../names';
import { cheapest } from '../suggest';
import { useTextsOf } from '../../texts';
import { newSession } from '../../../../tests/wasm';

/** Other values, symbols and numbers, another order of colours, a place more, two names. */
const corrected = structuredClone(standard);
corrected.edition = 'mine';
corrected.colours.reverse();
corrected.cards = corrected.cards.map((card, i) => ({
  ...card,
  value: [1, 4, 7][i] ?? 0,
  insurance: 3 - i,
}));
corrected.track.splice(1, 0, {
  index: 1,
  id: 'tomo',
  kind: 'port',
  name: { en: 'Tomo', fr: 'Tomo' },
});
corrected.track.forEach((place, i) => (place.index = i));
corrected.tokens.price_bonus_each = 2;
corrected.payday = { round_up_to: 4, value_per_point: 4 };
corrected.end_of_game.tokens = 10;
const silk = corrected.colours.find(({ id }) => id === 'red');
if (silk) silk.good = { id: 'tea', name: { en: 'tea', fr: 'Thé' } };

beforeEach(async () => {
  await setLanguage('en');
  await useTextsOf('osaka');
  useEdition(corrected);
});
afterEach(() => useEdition(null));

describe('a corrected edition', () => {
  it('gives cards, lots and names', () => {
    expect(cardsOf('red')).toEqual(['red1', 'red4', 'red7']);
    expect(symbolsOf('blue1')).toBe(3);
    const player = {
      hand: {},
      goods: { red7: 1, red1: 2 },
      insured: {},
      tokens: { red: 1, blue: 0, yellow: 0, green: 0 },
      points: 0,
    };
    expect(lotOf(player, 'red')).toMatchObject({ price: 9, value: 28, points: 7 });
    expect(goodName('red')).toBe('tea');
    expect(goodName('blue')).toBe('porcelain');
    expect(placeName(1)).toBe('Tomo');
    expect(placeName(arrival())).toBe('Edo');
  });

  it('gives the rules their numbers', () => {
    const figures = ruleFigures();
    expect(figures).toMatchObject({
      endTokens: 10,
      round: 4,
      perToken: 2,
      anchor: 'Anori',
      order: 'sake, rice, porcelain, tea',
    });
    expect(figures['places']).toContain('Tomo');
    useEdition(null);
    expect(ruleFigures()).toMatchObject({ lotTotal: 21, lotValue: 25, lotPoints: '5 points' });
  });

  it('is paid for as its own rules engine allows', async () => {
    let bought = 0;
    for (let seed = 1; seed <= 12; ++seed) {
      const session = await newSession();
      let now = (await session.begin({
        game: 'osaka',
        players: 2,
        seed: String(seed),
        edition: corrected,
      })) as StateAnswer<OsakaState>;
      for (let i = 0; i < 60 && now.to_move !== null; ++i) {
        let moves = [now.legal[(i * 7) % now.legal.length]?.text ?? ''];
        if (now.legal.some(({ kind }) => kind === 'buy')) {
          const hand = now.state.seats[now.to_move]?.hand ?? {};
          const cost = costFor(now.state.market, now.to_move);
          const set = cheapest(hand, cost).map((card) => `pay ${card}`);
          const answer = await session.preview(['buy'], now.to_move, set);
          expect(answer.fits).toBe(true);
          moves = answer.moves ?? [];
          bought += 1;
        }
        now = (await session.play(moves)) as StateAnswer<OsakaState>;
      }
    }
    expect(bought).toBeGreaterThan(20);
  });

  it('names its places in the log', () => {
    const writer = new LogWriter({ describe: tell });
    const sails = { event: 'ship_moved', clause: 'OSA-B5', colour: 'red', from: 0, to: 1 };
    const lines = writer.lines([{ rev: 1, n: 1, seat: 0, events: [sails] }], {
      seats: ['Ann'],
      me: 0,
    });
    expect(lines.map(({ text }) => text)).toEqual(['The tea ship sails to Tomo.']);
  });
});
