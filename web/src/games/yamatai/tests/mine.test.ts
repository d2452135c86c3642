// What stands beside the board of a seat.
import { render } from 'svelte/server';
import { beforeAll, expect, it, vi } from 'vitest';
import { setLanguage } from '$lib/i18n';
import { MemoryStorage } from '../../../../tests/storage';
import { useTextsOf } from '../../texts';

beforeAll(async () => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
  await setLanguage('en');
  await useTextsOf('yamatai');
});

it('points below nothing bear a minus sign', async () => {
  const { default: Figures } = await import('../mine/Figures.svelte');
  const player = { coins: 7, prestige: 0, pieces_left: 10, aside: 1 } as never;
  const { body } = render(Figures, { props: { player, seat: 0, points: -2 } });
  expect(body.replace(/<!--.*?-->/g, '')).toMatch(/points:0"[^>]*>−2</);
});
