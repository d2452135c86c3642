// The links that the waiting room hands out.
import { render } from 'svelte/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '$lib/i18n';
import { keep } from '$lib/table/api';
import type { Info, TableSeat } from '$lib/table/source';
import { example } from './example';
import { MemoryStorage } from './storage';

const LINK = '/table/abc?seat=1#key';
const WARNING = 'work on this device only';
const PUBLIC = 'https://example.org:8443';

const seat = (at: number, taken: boolean): TableSeat => ({
  seat: at,
  name: `Player ${at + 1}`,
  kind: 'person',
  taken,
  yours: taken,
});

const info = (publicUrl?: string | null): Info => ({
  id: 'abc',
  name: null,
  game: example,
  status: 'waiting',
  why: null,
  seats: [seat(0, true), seat(1, false)],
  me: 0,
  openHands: false,
  variants: [],
  online: true,
  edition: { name: 'standard', standard: true },
  commitment: null,
  publicUrl,
});

beforeAll(async () => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  await setLanguage('en');
  keep('abc', { links: { 1: LINK }, nonces: {}, commitment: null });
});

/** The room at a page of that address. */
async function room(
  page: string,
  publicUrl?: string | null,
): Promise<{ link: string; text: string }> {
  vi.stubGlobal('location', new URL(page));
  const { load } = await import('../src/pages/table/waiting/waiting_room');
  const WaitingRoom = await load();
  const { body } = render(WaitingRoom, { props: { info: info(publicUrl) } });
  return { link: /<input[^>]* value="([^"]*)"/.exec(body)?.[1] ?? '', text: body };
}

describe('the waiting room', () => {
  it.each(['http://localhost:8080/table/abc', 'https://example.org:8443/table/abc'])(
    'at %s hands out links of the public address, without a warning',
    async (page) => {
      const { link, text } = await room(page, PUBLIC);
      expect(link).toBe(PUBLIC + LINK);
      expect(text).not.toContain(WARNING);
    },
  );

  it.each([null, undefined])(
    'hands out links of its own address where there is no public one (%s), with a warning on a device’s own',
    async (none) => {
      const own = await room('http://localhost:8080/table/abc?seat=0', none);
      expect(own.link).toBe(`http://localhost:8080${LINK}`);
      expect(own.text).toContain(`These links point to localhost:8080`);
      expect(own.text).toContain(WARNING);
      const reached = await room('http://192.168.1.5:8080/table/abc?seat=0', none);
      expect(reached.link).toBe(`http://192.168.1.5:8080${LINK}`);
      expect(reached.text).not.toContain(WARNING);
    },
  );

  it('warns of a public address that is the device’s own, too', async () => {
    const { link, text } = await room('http://192.168.1.5:8080/table/abc', 'http://127.0.0.1:9000');
    expect(link).toBe(`http://127.0.0.1:9000${LINK}`);
    expect(text).toContain('These links point to 127.0.0.1:9000');
  });
});

describe('a link as a QR code', () => {
  it('keeps its margin and has a finder in three of its corners', async () => {
    const { qrCode } = await import('../src/pages/table/waiting/qr');
    const { size, path } = qrCode(PUBLIC + LINK);
    const dark = new Set(path.match(/M\d+ \d+/g));
    const at = (x: number, y: number): boolean => dark.has(`M${x} ${y}`);
    const [first, last] = [4, size - 5];
    const places = [...dark].map((one) => one.slice(1).split(' ').map(Number)).flat();
    expect([Math.min(...places), Math.max(...places)]).toEqual([first, last]);
    for (const [x, y] of [
      [first, first],
      [last - 6, first],
      [first, last - 6],
    ] as const) {
      const row = Array.from({ length: 7 }, (_, i) => Number(at(x + i, y + 3))).join('');
      expect(row).toBe('1011101');
    }
  });
});
