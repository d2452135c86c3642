import { describe, expect, it } from 'vitest';
import type { GameEvent } from '$lib/board';
import { stateFor } from './gallery/mock';
import { cellNames } from './model';
import { sideBySide } from '../shared/routes';
import { script } from './stage';
import { happen, tableOf, type Table } from './table';

const e = (event: string, rest: Record<string, unknown> = {}): GameEvent => ({
  event,
  clause: '',
  seat: 0,
  ...rest,
});
function after(...events: GameEvent[]): { table: Table; before: Table } {
  const before = tableOf(stateFor(4, { step: 'place', seat: 0 }));
  const table = tableOf(before);
  for (const one of events) happen(table, one);
  return { table, before };
}
const me = (table: Table): Table['seats'][number] => table.seats[0] as Table['seats'][number];

describe('the table, led by events', () => {
  it('places, pays and recalls', () => {
    const { table, before } = after(
      e('placed', { cell: 1, count: 2 }),
      e('fee_paid', { to: 3, yen: 1 }),
      e('recalled', { cell: 1, count: 1, stayed: 1 }),
    );
    expect(me(table).hand.assistants).toBe(me(before).hand.assistants - 1);
    expect(table.areas[1]?.assistants[0]).toBe((before.areas[1]?.assistants[0] ?? 0) + 1);
    expect(me(table).yen).toBe(me(before).yen - 1);
    expect(table.seats[3]?.yen).toBe((before.seats[3]?.yen ?? 0) + 1);
  });
  it('moves the president and marks where it acts', () => {
    const { table } = after(
      e('president_moved', { from: null, cell: 2, way: 'go' }),
      e('acted', { cell: 2, power: 4 }),
    );
    expect(me(table).president).toBe(cellNames(table.areas)[2]);
    expect(table.action).toEqual({ area: cellNames(table.areas)[2], power: 4 });
  });
  it('counts the points of an achievement', () => {
    const { table, before } = after(
      e('achieved', { achievement: 'seven-fish', points: 8, place: 1 }),
    );
    expect(me(table).points).toBe(me(before).points + 8);
    expect(table.achievements[0]?.met).toEqual([0]);
  });
  it('shifts cards to the left when the next comes in', () => {
    const row = (table: Table): (string | null)[] => table.ports['port-a'] ?? [];
    const first = row(after().table);
    const taken = after(e('order_taken', { order: first[1], board: 'port-a', slot: 2 })).table;
    expect(row(taken)[1]).toBe(null);
    const { table } = after(e('order_taken', { order: first[1], board: 'port-a', slot: 2 }), {
      event: 'order_drawn',
      clause: '',
      order: 'order-01',
      board: 'port-a',
      slot: 6,
    });
    expect(row(table)).toEqual([first[0], ...first.slice(2), 'order-01']);
  });
  it('builds, and takes the token', () => {
    const { table } = after(
      e('token_taken', { cell: 3, token: 'level5-01' }),
      e('shop_built', { cell: 3, slot: 2 }),
      e('house_built', { cell: 3 }),
    );
    expect(table.areas[3]).toMatchObject({ token: null, house: 0 });
    expect(table.areas[3]?.shops[1]).toBe(0);
  });
  it('takes a slot with an assistant from hand or of the area', () => {
    const hand = after(e('slot_taken', { board: 'church', slot: 'church-6', from: 'hand' }));
    expect(hand.table.church[5]).toBe(0);
    expect(me(hand.table).hand.assistants).toBe(me(hand.before).hand.assistants - 1);
    const area = after(
      e('placed', { cell: 2, count: 1 }),
      e('acted', { cell: 2, power: 2 }),
      e('slot_taken', { board: 'customs', slot: 'customs-1', from: 'area' }),
    );
    expect(area.table.areas[2]?.assistants[0]).toBe(area.before.areas[2]?.assistants[0]);
  });
  it('lets pass what it does not know', () =>
    expect(after(e('unheard_of')).table).toEqual(after().before));
});

it('shows together what one player does at once', () => {
  const events = [
    e('placed', { cell: 1 }),
    e('placed', { cell: 2 }),
    e('acted'),
    e('gained'),
    e('gained'),
    e('gained', { seat: 1 }),
  ];
  expect(sideBySide(events, script.together).map((group) => group.length)).toEqual([2, 1, 2, 1]);
  expect(sideBySide(events, script.together).flat()).toEqual(events);
});
