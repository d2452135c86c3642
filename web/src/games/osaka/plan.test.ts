import { describe, expect, it } from 'vitest';
import { lengthOf, planOf, staggerOf } from './plan';
import { berth, seaLayout, SHIP } from './sea/layout';
import { box } from './box.svelte';
import { COLOURS } from './model';
import type { GameEvent } from '$lib/board';

const e = (event: string, rest: Record<string, unknown> = {}): GameEvent => ({
  event,
  clause: '',
  ...rest,
});

describe('the plan of the motion', () => {
  it('keeps every event, in order', () => {
    const events = [
      'bought',
      'paid',
      'paid',
      'loaded',
      'marker_back',
      'loaded',
      'ship_moved',
      'ship_moved',
      'unheard_of',
      'refill',
    ].map((name) => e(name, { seat: 0 }));
    expect(planOf(events).flatMap((step) => step.events)).toEqual(events);
  });
  it('moves together what belongs together', () => {
    const kinds = planOf(
      ['paid', 'paid', 'loaded', 'marker_back', 'loaded', 'ship_moved', 'ship_moved'].map((name) =>
        e(name, { seat: 0 }),
      ),
    ).map((step) => step.kind);
    expect(kinds).toEqual(['paid', 'loaded', 'ship_moved']);
  });
  it('ends the sale of one player before that of the next', () => {
    const steps = planOf([
      e('point_card', { seat: 0 }),
      e('lot_rest', { seat: 0 }),
      e('point_card', { seat: 1 }),
    ]);
    expect(steps.map((step) => step.events.length)).toEqual([2, 1]);
  });
  it('lets no step last long however much moves', () => {
    for (const kind of ['paid', 'point_card', 'card_drawn', 'good_lost']) {
      const [step] = planOf(Array.from({ length: 40 }, () => e(kind, { seat: 0 })));
      if (!step) throw new Error(kind);
      expect(lengthOf(step)).toBeLessThanOrEqual(1200);
      expect(step.duration + staggerOf(step) * 39).toBeLessThanOrEqual(1201);
    }
  });
  it('takes no time for what is only told', () => {
    expect(planOf([e('bought'), e('refill')]).map((step) => step.duration)).toEqual([0, 0]);
  });
});

describe('the layout of the sea', () => {
  const frames: [number, number][] = [
    [1120, 400],
    [1000, 300],
    [1440, 360],
    [376, 236],
    [350, 220],
    [740, 320],
    [620, 300],
  ];
  it.each(frames)('keeps every ship in the picture at %i × %i', (width, height) => {
    const sea = seaLayout(width, height, box.now.track.length);
    for (let place = 0; place < box.now.track.length; place++) {
      for (let colour = 0; colour < COLOURS.length; colour++) {
        const p = berth(sea, place, colour);
        expect(p.x - (SHIP.width / 2) * sea.scale).toBeGreaterThanOrEqual(-6);
        expect(p.x + (SHIP.width / 2) * sea.scale).toBeLessThanOrEqual(sea.width + 6);
        expect(p.y - SHIP.height * sea.scale).toBeGreaterThanOrEqual(0);
        expect(p.y + 8).toBeLessThanOrEqual(sea.height);
      }
    }
  });
  it.each(frames)(
    'gives four ships at one place room to be told apart at %i × %i',
    (width, height) => {
      const sea = seaLayout(width, height, box.now.track.length);
      for (let place = 0; place < box.now.track.length; place++) {
        const at = COLOURS.map((_, colour) => berth(sea, place, colour));
        for (const [i, a] of at.entries()) {
          for (const z of at.slice(i + 1))
            expect(Math.max(Math.abs(a.x - z.x), Math.abs(a.y - z.y))).toBeGreaterThan(
              34 * sea.scale,
            );
        }
      }
    },
  );
});
