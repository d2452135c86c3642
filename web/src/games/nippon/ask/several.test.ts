import { describe, expect, it } from 'vitest';
import { addable, moveFor, toggled } from './several';

const move = (...improvements: string[]): { text: string; improvements: string[] } => ({
  text: `improve ${improvements.join('+')}`,
  improvements,
});
const moves = [
  move('silk'),
  move('paper'),
  move('silk', 'silk'),
  move('silk', 'paper'),
  move('silk', 'silk', 'stock'),
];

describe('several things picked for one move', () => {
  it('are those that some move has all of', () => {
    expect([...addable(moves, 'improvements', [])].sort()).toEqual(['paper', 'silk', 'stock']);
    expect([...addable(moves, 'improvements', ['paper'])]).toEqual(['silk']);
    expect([...addable(moves, 'improvements', ['silk', 'silk'])]).toEqual(['stock']);
    expect([...addable(moves, 'improvements', ['silk', 'silk', 'stock'])]).toEqual([]);
  });
  it('are the move that has no other, in whatever order', () => {
    expect(moveFor(moves, 'improvements', ['paper', 'silk'])?.text).toBe('improve silk+paper');
    expect(moveFor(moves, 'improvements', ['stock'])).toBeUndefined();
  });
  it('are added when they can be, and else taken back', () => {
    expect(toggled(moves, 'improvements', ['silk'], 'silk')).toEqual(['silk', 'silk']);
    expect(toggled(moves, 'improvements', ['silk', 'silk'], 'silk')).toEqual(['silk']);
    expect(toggled(moves, 'improvements', ['paper'], 'stock')).toEqual(['paper']);
  });
});
