// The gist of what the others did, and whose turn it is while another is asked.
import { describe, expect, it, vi } from 'vitest';
import type { GameEvent, LogLine } from '$lib/board';
import { otherOf, ownedSince, ownerOf } from '$lib/table/since';
import { games, openGame } from '../src/games';
import { newsFor } from '../src/pages/table/trace.svelte';

vi.hoisted(() =>
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
  }),
);

const line = (seat: number, text: string, weight: LogLine['weight'] = 'main'): LogLine => ({
  seat,
  text,
  weight,
  clause: '',
});
const entry = (rev: number, ...events: [event: string, seat: number][]) => ({
  rev,
  n: rev,
  seat: null,
  events: events.map(([event, seat]) => ({ event, seat, clause: '' }) as GameEvent),
});

describe('the gist', () => {
  it('has what concerns the viewer, also small things, and none of the others’ small things', () => {
    const lines = [
      line(1, 'Rin sells.'),
      line(1, 'A coin.', 'minor'),
      line(0, 'You lose.', 'minor'),
    ];
    expect(newsFor(lines, 0)).toBe('You lose. Rin sells.');
  });

  it('has what weighs most first, and names everybody, whether or not there is room for all', () => {
    const told = (seat: number, event: string, text: string): LogLine => ({
      ...line(seat, text),
      events: [{ event, clause: '' }],
    });
    const news = ['built', 'placed'];
    const long = 'x'.repeat(290);
    const lines = [
      told(1, 'placed', 'Rin places.'),
      told(1, 'built', 'Rin builds.'),
      told(2, 'placed', `Sora places ${long}.`),
      told(2, 'walked', 'Sora walks.'),
      told(3, 'walked', 'Kaede walks.'),
      told(0, 'lost', 'You pay.'),
    ];
    expect(newsFor(lines.slice(0, 2), 0, news)).toBe('Rin builds. Rin places.');
    // On a phone as much as there is room for, each whole.
    expect(newsFor(lines, 0, news, true)).toBe(
      'You pay. Rin builds. Kaede walks. Rin places. Sora walks.',
    );
    expect(newsFor(lines, 0, news)).toBe(`You pay. Rin builds. Sora places ${long}. Kaede walks.`);
  });
});

describe('whose doing it is', () => {
  const story = [
    entry(1, ['turn_began', 0]),
    entry(2, ['placed', 0], ['asked', 1], ['turn_began', 1]),
    entry(3, ['placed', 1], ['lost', 0]),
  ];
  it('is that of whose turn it is; in the viewer’s own, of who was asked', () => {
    const others = ownedSince(story, { rev: 1, shown: 0, state: {} as never }).map((one) =>
      otherOf(one, 0),
    );
    expect(others).toEqual([null, 1, 1, 1, 1]);
    expect(ownerOf(story)).toBe(1);
    expect(ownerOf([])).toBeNull();
  });
  it('leaves out what was shown already', () => {
    expect(ownedSince(story, { rev: 1, shown: 4, state: {} as never })).toHaveLength(1);
  });
});

it.each(games.map(({ id }) => id))('%s says where its events are to be seen', async (id) => {
  const game = await openGame(id);
  expect(game?.places?.({ event: 'game_over', clause: '' } as GameEvent)).toEqual([]);
});
