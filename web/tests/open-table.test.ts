// A table is opened once, however often its button is pressed: what no answer came to is asked again.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keptOf, openTable, type NewTable } from '$lib/table/api';
import { example } from './example';

const WANTED: NewTable = {
  game: example,
  players: 2,
  seats: [{ kind: 'me', name: 'Ann' }, { kind: 'friend' }],
};
const OPENED = {
  table: 't1',
  commitment: 'c1',
  links: [{ seat: 1, key: 'k', url: '/table/t1?seat=1#k' }],
};

interface Asked {
  path: string;
  body?: NewTable & { ticket: string; seats: { nonce?: string }[] };
}
let asked: Asked[] = [];
let tickets = 0;
/** What opening a table is answered with next; null: nothing. */
let answers: (object | null)[] = [];

beforeEach(() => {
  asked = [];
  answers = [];
  vi.stubGlobal('fetch', (path: string, init: { body?: string }) => {
    asked.push({
      path,
      ...(init.body !== undefined && { body: JSON.parse(init.body) as NonNullable<Asked['body']> }),
    });
    if (path === '/api/ticket') {
      const ticket = { ticket: `ticket ${++tickets}`, table: 't1', commitment: `c${tickets}` };
      return Promise.resolve({ ok: true, json: () => Promise.resolve(ticket) });
    }
    const answer = answers.shift();
    if (!answer) return Promise.reject(new TypeError('offline'));
    return Promise.resolve({
      ok: !('error' in answer),
      status: 400,
      json: () => Promise.resolve(answer),
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

const opened = (): Asked[] => asked.filter(({ path }) => path === '/api/tables');

describe('opening a table', () => {
  it('seats its person with the same request, and keeps what the shuffle is checked by', async () => {
    answers = [OPENED];
    expect(await openTable(WANTED)).toBe('t1');
    const { body } = opened()[0] as Required<Asked>;
    expect(body.ticket).toBe(`ticket ${tickets}`);
    expect(body.seats[0]?.nonce).toMatch(/^[0-9a-f]{64}$/);
    expect(body.seats[1]).toEqual({ kind: 'friend' });
    expect(keptOf('t1')).toEqual({
      links: { 1: OPENED.links[0]?.url },
      nonces: { 0: body.seats[0]?.nonce },
      commitment: `c${tickets}`,
      seen: 0,
    });
  });

  it('asks for the same table again where no answer came, and for another one once that stands', async () => {
    answers = [null, OPENED, OPENED];
    await expect(openTable(WANTED)).rejects.toMatchObject({ code: 'no_network' });
    await openTable(WANTED);
    await openTable(WANTED);
    const [lost, again, another] = opened();
    expect(again).toEqual(lost);
    expect(another?.body?.ticket).not.toBe(lost?.body?.ticket);
  });

  it('asks for another one where something else is wanted, or the first was refused', async () => {
    answers = [null, { error: { code: 'bad_field', message: '' } }, OPENED];
    await expect(openTable(WANTED)).rejects.toMatchObject({ code: 'no_network' });
    await expect(openTable({ ...WANTED, name: 'Friday' })).rejects.toMatchObject({
      code: 'bad_field',
    });
    await openTable(WANTED);
    expect(new Set(opened().map(({ body }) => body?.ticket)).size).toBe(3);
  });
});
