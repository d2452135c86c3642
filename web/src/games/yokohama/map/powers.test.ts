// The card of an area says the same power as the panel of the action (YOK-A1).
import { describe, expect, it } from 'vitest';
import type { YokohamaState } from '../model';
import { box } from '../box.svelte';
import { actingPower, powersAt } from './powers';

describe('the power of an area', () => {
  const area = box.now.areas[0]?.id ?? '';
  const table = (seat: number, action: object | null) =>
    ({ areas: [{ area }], action, steps: [{ step: 'action', seat }] }) as unknown as YokohamaState;

  it('is that of the action under way there, for whoever acts', () => {
    expect(actingPower(table(0, { area, power: 3 }), 0, 0)).toBe(3);
    expect(actingPower(table(1, { area, power: 3 }), 0, 0)).toBeNull();
    expect(actingPower(table(0, { area, power: 3 }), 1, 0)).toBeNull();
    expect(actingPower(table(0, null), 0, 0)).toBeNull();
  });

  it('of an agent has no president in it', () => {
    const areas = [{ area, assistants: [3], shops: [], house: null }];
    const one = { ...table(0, null), areas, seats: [{ president: null }] };
    const state = one as unknown as YokohamaState;
    const totals = (agent: boolean): number[] =>
      powersAt(state, 0, 0, 0, agent).map(({ power }) => power.total);
    expect(totals(true)).toEqual([3]);
    expect(totals(false)[0]).toBe(4);
  });
});
