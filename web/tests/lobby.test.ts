// Which open table a wish leads to, and what is opened where there is none.
import { describe, expect, it } from 'vitest';
import type { TableInfo } from '../src/lib/table/api';
import { fitting, olderThan, tableFor, type Wish } from '../src/pages/lobby/lobby';
import { example } from './example';

const live = { sort: 'live', bank: 900, added: 15, most: null, out_of_time: 'stand_in' };
const wish: Wish = { game: example, speed: 'live', players: null };

function table(id: string, taken: number, players: number, more: object = {}): TableInfo {
  return {
    table: id,
    game: example,
    players,
    pace: live,
    edition: { name: '', hash: '', standard: true },
    options: { turn_cap: 0, variants: [], open_hands: false, public: false, lobby: true },
    seats: Array.from({ length: players }, (_, seat) => ({
      seat,
      taken: seat < taken,
      open: seat >= taken,
    })),
    created: 1000,
    ...more,
  } as unknown as TableInfo;
}

const found = (tables: TableInfo[], of: Wish = wish): string[] =>
  fitting(tables, of).map(({ table: id }) => id);

describe('a wish', () => {
  it('leads first where the fewest are missing, then where one has waited longest', () => {
    const tables = [
      table('new', 1, 2, { created: 3000 }),
      table('three', 1, 3, { created: 1000 }),
      table('old', 1, 2, { created: 2000 }),
    ];
    expect(found(tables)).toEqual(['old', 'new', 'three']);
    expect(found(tables, { ...wish, players: 3 })).toEqual(['three']);
  });

  it('leads to no other game, pace, rules or values, nor where all seats are taken', () => {
    const { options } = table('', 0, 2);
    const others = [
      table('game', 1, 2, { game: 'another' }),
      table('calm', 1, 2, { pace: { sort: 'calm', out_of_time: 'stand_in' } }),
      table('hasty', 1, 2, { pace: { ...live, bank: 60 } }),
      table('harsh', 1, 2, { pace: { ...live, out_of_time: 'game_ends' } }),
      table('days', 1, 2, { pace: { sort: 'steady', out_of_time: 'stand_in' } }),
      table('variant', 1, 2, { options: { ...options, variants: ['one'] } }),
      table('open hands', 1, 2, { options: { ...options, open_hands: true } }),
      table('components', 1, 2, { edition: { name: 'own', hash: '', standard: false } }),
      table('full', 2, 2),
      table('kept', 0, 2, { seats: [{ seat: 0, taken: false }] }),
    ];
    expect(found(others)).toEqual([]);
    expect(found(others, { ...wish, speed: 'days' })).toEqual(['days']);
  });

  it('opens a table of the least number, for everybody, with its opener at any seat', () => {
    const places = new Set<number>();
    for (let i = 0; i < 100; ++i) {
      const made = tableFor({ ...wish, players: 3 }, 2, 'Ann');
      expect(made).toMatchObject({ players: 3, options: { lobby: true }, pace: { sort: 'live' } });
      expect(made.seats.filter(({ kind }) => kind === 'friend')).toHaveLength(2);
      places.add(made.seats.findIndex(({ kind }) => kind === 'me'));
    }
    expect([...places].sort()).toEqual([0, 1, 2]);
    expect(tableFor(wish, 2, '').seats).toHaveLength(2);
  });
});

describe('of two who opened a table for the same game', () => {
  const tables = [table('first', 1, 2), table('second', 1, 2, { created: 2000 })];
  it('the later one is led to the earlier one, and not the other way round', () => {
    expect(olderThan('second', tables)?.table).toBe('first');
    expect(olderThan('first', tables)).toBeUndefined();
    expect(olderThan('gone', tables)).toBeUndefined();
  });
});
