// The final scoring as the result shows it.
import { render } from 'svelte/server';
import { beforeAll, expect, it, vi } from 'vitest';
import type { FinalLine } from '$lib/board';
import { setLanguage } from '$lib/i18n';
import type { TableSeat } from '$lib/table/source';
import { MemoryStorage } from './storage';

beforeAll(async () => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
  await setLanguage('en');
});

it('tells every line with its rule, in the order of the seats given, and the total', async () => {
  const { default: FinalLines } = await import('../src/pages/table/FinalLines.svelte');
  const seat = (at: number, name: string): TableSeat => ({
    seat: at,
    name,
    kind: 'person',
    taken: true,
    yours: at === 0,
  });
  const lines: FinalLine[] = [
    {
      id: 'way',
      label: 'On the way',
      explanation: 'Scored while the game ran.',
      clause: 'ABC-E1',
      perSeat: [10, 20],
    },
    {
      id: 'debt',
      label: 'Debts',
      explanation: 'Two for each.',
      clause: 'ABC-E2',
      perSeat: [-4, 0],
      sums: ['2 ×2', '0 ×1'],
      parts: [{ label: 'A part', perSeat: [-4, 0] }],
    },
    { id: 'left', label: 'Coins', explanation: 'One each.', clause: 'ABC-E3', perSeat: [0, 0] },
    { id: 'flags', label: 'Flags', explanation: 'By kind.', clause: 'ABC-E4', perSeat: [0, 0] },
  ];
  const { body } = render(FinalLines, {
    props: {
      lines,
      seats: [seat(1, 'Ben'), seat(0, 'Ann')],
      total: [6, 20],
      clause: () => undefined,
    },
  });
  const text = body
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  expect(text).toBe(
    'Score breakdown Ben Ann On the way Scored while the game ran. E1 20 10 Debts Two for each. E2 0 0 ×1 −4 2 ×2 ' +
      'Nothing for anybody: Coins and Flags. Coins One each. E3 Flags By kind. E4 Total 20 6',
  );
  expect(body).toContain('aria-label="Rule ABC-E2"');
  // What a line counts is read by whoever opens it; what gave nothing to anybody is one line.
  expect(body.match(/<details(?! open)/g)).toHaveLength(3);
});
