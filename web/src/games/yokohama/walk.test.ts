import { describe, expect, it } from 'vitest';
import { stateFor } from './gallery/mock';
import { cellNames, isCanal, type YokohamaState } from './model';
import { barredOf, tollOf, waysOf } from './walk';

/** Three players, nobody anywhere; the president of seat 0 at `start`, assistants of it at `own`. */
function scene(start: number, own: number[], rivals: Record<number, number> = {}): YokohamaState {
  const state = stateFor(3, { step: 'move', seat: 0 });
  const names = cellNames(state.areas);
  for (const [cell, at] of state.areas.entries())
    at.assistants = [own.includes(cell) ? 1 : 0, 0, 0];
  state.seats.forEach((player, seat) => {
    player.president = seat === 0 ? (names[start] ?? null) : (names[rivals[seat] ?? -1] ?? null);
    player.technologies = [];
    player.yen = 2;
  });
  return state;
}
const canal = (): number => scene(0, []).areas.findIndex((_, cell) => isCanal(scene(0, []), cell));

describe('the way of the president (YOK-M3)', () => {
  it('leads over own assistants only, cell by cell', () => {
    const ways = waysOf(scene(0, [1, 2, 4]), 0);
    expect([...ways.keys()].sort()).toEqual([1, 2]);
    expect(ways.get(2)?.cells).toEqual([1, 2]);
  });
  it('never ends where it began', () => expect(waysOf(scene(1, [0, 1, 2]), 0).has(1)).toBe(false));
  it('pays each opposing president on its way and does not end beside one (YOK-M4)', () => {
    const ways = waysOf(scene(0, [1, 2], { 1: 1 }), 0);
    expect(ways.has(1)).toBe(false);
    expect(ways.get(2)).toEqual({ cells: [1, 2], costs: [1, 0], cost: 1 });
  });
  it('takes the cheaper way round', () => {
    // From 0 to 2 over 1 (a rival) or over 5 and 6.
    expect(waysOf(scene(0, [1, 2, 5, 6], { 1: 1 }), 0).get(2)?.cells).toEqual([5, 6, 2]);
  });
  it('goes no farther than the yen', () => {
    const state = scene(0, [1, 2], { 1: 1 });
    if (state.seats[0]) state.seats[0].yen = 0;
    expect(waysOf(state, 0).size).toBe(0);
  });
  it('ends beside a president with the postal system, and pays none with the stagecoach (YOK-K13, YOK-K14)', () => {
    const state = scene(0, [1], { 1: 1 });
    state.seats[0]?.technologies.push('postal-system#1');
    expect(waysOf(state, 0).get(1)?.cost).toBe(1);
    state.seats[0]?.technologies.push('stagecoach#1');
    expect(waysOf(state, 0).get(1)?.cost).toBe(0);
  });
  it('crosses the canal for its price, without assistant, and never ends there (YOK-M5)', () => {
    const cell = canal();
    const state = scene(cell === 0 ? 1 : 0, []);
    expect(tollOf(state, 0, cell)).toBe(1);
    expect(waysOf(state, 0).has(cell)).toBe(false);
  });
});

describe('what a president cannot reach of a placement', () => {
  const inHand = (rivals: Record<number, number> = {}): YokohamaState => scene(-1, [], rivals);

  it('is what no way over own assistants leads to, the planned ones included', () => {
    const state = scene(0, [1]);
    expect([...barredOf(state, 0, [2])]).toEqual([]);
    expect([...barredOf(state, 0, [3])]).toEqual([[3, 'way']]);
    expect([...barredOf(state, 0, [2, 3])]).toEqual([]);
    expect(state.areas[3]?.assistants[0]).toBe(0); // only thought of
  });
  it('is not where it stands, nor an area it passes a president on', () => {
    const state = scene(0, [], { 1: 1 });
    expect([...barredOf(state, 0, [0])]).toEqual([]);
    expect([...barredOf(state, 0, [1, 2])]).toEqual([]);
  });
  it('is what it cannot pay for, once those beside the assistants are paid', () => {
    const state = scene(0, [], { 1: 1 });
    expect([...barredOf(state, 0, [1, 2], 2)]).toEqual([
      [1, 'toll'],
      [2, 'toll'],
    ]);
  });
  it('is from hand only what another president closes', () => {
    expect([...barredOf(inHand(), 0, [0, 6])]).toEqual([]);
    const state = inHand({ 1: 6 });
    expect([...barredOf(state, 0, [0, 6])]).toEqual([[6, 'rival']]);
    state.seats[0]?.technologies.push('postal-system#1');
    expect([...barredOf(state, 0, [6])]).toEqual([]);
  });
  it('is nothing with the tramway, and not where the station lies for whoever has it', () => {
    const state = scene(0, []);
    state.station = cellNames(state.areas)[3] ?? null;
    expect(barredOf(state, 0, [3]).size).toBe(1);
    state.seats[0]?.technologies.push('station#1');
    expect([...barredOf(state, 0, [3, 8]).keys()]).toEqual([8]);
    state.seats[0]?.technologies.push('tramway#1');
    expect([...barredOf(state, 0, [3, 8])]).toEqual([]);
  });
});
