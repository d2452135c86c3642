// The line to the server may break at any time: nothing is lost, nothing is done twice.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Fault } from '$lib/engine/words';
import type { Info, Line, Listener, Update } from '$lib/table/source';
import { keep, keptOf } from '$lib/table/api';
import { OnlineTable, type Wire } from '$lib/table/online';
import { example } from './example';

class FakeWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  closed = false;

  constructor(readonly url: string) {}
  send(text: string): void {
    if (this.closed) throw new Error('closed');
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(code = 1006, reason = ''): void {
    this.closed = true;
    this.onclose?.({ code, reason });
  }
}

class Heard implements Listener {
  updates: Update[] = [];
  infos: Info[] = [];
  lines: Line[] = [];
  faults: Fault[] = [];
  info(info: Info): void {
    this.infos.push(info);
  }
  update(update: Update): void {
    this.updates.push(update);
  }
  line(line: Line): void {
    this.lines.push(line);
  }
  fault(fault: Fault): void {
    this.faults.push(fault);
  }
}

let wires: FakeWire[] = [];
let heard: Heard;
let table: OnlineTable;
let drawn: number;

const wire = (): FakeWire => wires.at(-1) as FakeWire;
const entry = (rev: number): object => ({
  rev,
  n: rev,
  seat: 0,
  move: `take red${rev}`,
  at: 1,
  events: [],
});
const update = (from: number, rev: number): object => ({
  type: 'update',
  from,
  rev,
  n: rev,
  entries: Array.from({ length: rev - from }, (_, i) => entry(from + 1 + i)),
  turn: rev,
  to_move: 0,
  state: { rev },
  legal: [],
  can_undo: 0,
  result: null,
});

const told = {
  table: 't1',
  game: example,
  seats: [],
  options: { variants: [], open_hands: false },
  edition: { name: 'x', standard: true },
};

beforeEach(async () => {
  vi.useFakeTimers();
  wires = [];
  heard = new Heard();
  drawn = 0.5;
  table = new OnlineTable('t1', 0, (seat) => `Player ${seat + 1}`, {
    connect: (url) => {
      const made = new FakeWire(url);
      wires.push(made);
      return made;
    },
    pause: (attempt) => 100 * 2 ** attempt,
    draw: (within) => within * drawn,
    calm: 3000,
    heartbeat: 1000,
    patience: 900,
    stale: 50,
  });
  await table.open(heard);
  wire().onopen?.();
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
});

describe('a table at the server', () => {
  it('asks for the whole story first, then for what is new', () => {
    expect(wire().url).toBe('/api/tables/t1/live?seat=0&from=-1');
    wire().says(update(-1, 4));
    expect(heard.updates[0]).toMatchObject({ whole: true, rev: 4, entries: { length: 5 } });
    wire().says(update(4, 5));
    expect(heard.updates[1]).toMatchObject({ whole: false, rev: 5, entries: { length: 1 } });
  });

  it('tells the public address that its server was told, or none', () => {
    wire().says({ type: 'table', seat: 0, table: { ...told, public_url: 'https://example.org' } });
    wire().says({ type: 'table', seat: 0, table: { ...told, public_url: null } });
    expect(heard.infos.map(({ publicUrl }) => publicUrl)).toEqual(['https://example.org', null]);
  });

  it('says whether somebody sees the page, where the server asks for it', () => {
    const looks = (): unknown[] =>
      wires.flatMap(({ sent }) => sent.flatMap(({ type, on }) => (type === 'looking' ? [on] : [])));
    table.look(true);
    expect(looks()).toEqual([]);
    table.look(false);
    table.look(false);
    expect(looks()).toEqual([false]);
    // Another line begins as one that is seen.
    wire().breaks();
    vi.advanceTimersByTime(200);
    wire().onopen?.();
    expect(looks()).toEqual([false, false]);
    table.look(true);
    expect(looks()).toEqual([false, false, true]);
    const error = { code: 'bad_field', message: 'Expected one of play.', where: 'type' };
    wire().says({ type: 'error', id: null, rev: 0, error });
    table.look(false);
    expect(looks()).toEqual([false, false, true]);
    expect(heard.faults).toEqual([]);
  });

  it('takes its seat once more, with a new nonce, where a backup was put back', async () => {
    const asked: { path: string; nonce?: string }[] = [];
    const table = {
      table: 't1',
      game: example,
      status: 'waiting',
      commitment: 'new',
      options: { variants: [] },
      edition: {},
      seats: [{ seat: 0, yours: true, taken: false }],
    };
    vi.stubGlobal('fetch', (path: string, request?: { body: string }) => {
      const { nonce } = JSON.parse(request?.body ?? '{}') as { nonce?: string };
      asked.push({ path, ...(nonce && { nonce }) });
      return Promise.resolve({
        ok: true,
        json: () => Promise.resolve(nonce ? { link: null, info: table } : { table }),
      });
    });
    keep('t1', { links: {}, nonces: { 0: 'ab' }, commitment: 'old' });
    wire().says({ type: 'table', seat: 0, table });
    await vi.advanceTimersByTimeAsync(10);
    expect(heard.faults).toEqual([]);
    expect(asked).toHaveLength(2);
    expect(asked.map(({ path }) => path)).toEqual(['/api/tables/t1', '/api/tables/t1/seats/0']);
    expect(asked[1]?.nonce).toMatch(/^[0-9a-f]{64}$/);
    expect(keptOf('t1')).toMatchObject({ commitment: 'new', nonces: { 0: asked[1]?.nonce } });
    wire().says({
      type: 'table',
      seat: 0,
      table: { ...table, seats: [{ seat: 0, yours: true, taken: true }] },
    });
    await Promise.resolve();
    expect(asked).toHaveLength(2);
  });

  it('connects again from the entry it has', () => {
    wire().says(update(-1, 4));
    wire().breaks();
    expect(heard.lines).toEqual(['open', 'lost']);
    vi.advanceTimersByTime(100);
    expect(wires).toHaveLength(2);
    expect(wire().url).toContain('from=4');
    wire().onopen?.();
    wire().says(update(4, 6));
    expect(heard.updates.at(-1)).toMatchObject({ whole: false, rev: 6, entries: { length: 2 } });
  });

  it.each([
    ['put out by the server', 1008, true, true, 'seat_lost'],
    ['not let in again', 1006, false, true, 'seat_lost'],
    ['free again', 1008, true, false, 'seat_free'],
  ])('looks on where its seat is no more its own: %s', async (_, code, open, taken, fault) => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve({
        ok: true,
        json: () => Promise.resolve({ table: { seats: [{ yours: false, taken }] } }),
      }),
    );
    wire().says(update(-1, 4));
    const played = table.play(['buy'], 4);
    played.catch(() => undefined);
    if (!open) {
      wire().breaks();
      vi.advanceTimersByTime(100);
    }
    wire().breaks(code);
    await expect(played).rejects.toMatchObject({ code: fault });
    expect(heard.faults).toMatchObject([{ code: fault }]);
    expect(wire().url).toBe('/api/tables/t1/live?from=-1');
    vi.unstubAllGlobals();
  });

  it('keeps its seat where the line was only broken', async () => {
    const asked = vi.fn(() =>
      Promise.resolve({
        ok: true,
        json: () => Promise.resolve({ table: { seats: [{ yours: true }] } }),
      }),
    );
    vi.stubGlobal('fetch', asked);
    wire().breaks();
    expect(asked).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    wire().breaks(); // not even opened
    await vi.advanceTimersByTimeAsync(200);
    expect(asked).toHaveBeenCalledOnce();
    expect(heard.faults).toEqual([]);
    expect(wire().url).toContain('seat=0');
    vi.unstubAllGlobals();
  });

  it('waits longer after each failure, and not at all when woken', () => {
    wire().breaks();
    vi.advanceTimersByTime(100);
    wire().breaks();
    vi.advanceTimersByTime(150);
    expect(wires).toHaveLength(2);
    table.wake();
    expect(wires).toHaveLength(3);
    vi.advanceTimersByTime(899); // more than any pause
    expect(wires.length).toBe(3);
  });

  describe('at a server that is restarted', () => {
    const stops = (): void => wire().breaks(1012, 'come back within 2000 ms');
    const opens = (): void => wire().onopen?.();

    it('comes back at a time of its own, and says nothing of it', () => {
      stops();
      vi.advanceTimersByTime(999);
      expect(wires).toHaveLength(1);
      vi.advanceTimersByTime(1);
      expect(wires).toHaveLength(2);
      opens();
      vi.advanceTimersByTime(850);
      expect(heard.lines).toEqual(['open', 'open']);
    });

    it('comes first where a move is on its way, and sends it again', () => {
      void table.play(['buy'], 4);
      const [move] = wire().sent;
      stops();
      vi.advanceTimersByTime(100);
      opens();
      expect([wires.length, wire().sent]).toEqual([2, [move]]);
    });

    it('waits no longer once a move is made', () => {
      stops();
      vi.advanceTimersByTime(200);
      void table.play(['buy'], 4);
      expect(wires).toHaveLength(1);
      vi.advanceTimersByTime(90);
      opens();
      expect([wires.length, wire().sent.length]).toEqual([2, 1]);
    });

    it('draws again in what is left where no server is there yet', () => {
      stops();
      vi.advanceTimersByTime(1000);
      wire().breaks();
      vi.advanceTimersByTime(499);
      expect(wires).toHaveLength(2);
      vi.advanceTimersByTime(1);
      expect(wires).toHaveLength(3);
      expect(heard.lines).toEqual(['open']);
    });

    it('says that the line is lost when the server is long away', () => {
      stops();
      for (let ms = 0; ms < 4990; ms += 10) {
        vi.advanceTimersByTime(10);
        if (wires.length > 1 && !wire().closed) wire().breaks();
      }
      expect(heard.lines).toEqual(['open']);
      vi.advanceTimersByTime(10);
      expect(heard.lines).toEqual(['open', 'lost']);
    });

    it('says so at once where the line breaks later', () => {
      stops();
      vi.advanceTimersByTime(1000);
      opens();
      wire().breaks();
      expect(heard.lines).toEqual(['open', 'open', 'lost']);
    });

    it('takes it for a broken line where no time is told', () => {
      wire().breaks(1012, 'bye');
      expect(heard.lines).toEqual(['open', 'lost']);
    });

    it('is left as it is once the page is closed', () => {
      stops();
      table.close();
      vi.advanceTimersByTime(60_000);
      expect([wires.length, heard.lines]).toEqual([1, ['open']]);
    });
  });

  it('sends a move again under the same id when it heard nothing about it', async () => {
    wire().says(update(-1, 4));
    const played = table.play(['buy'], 4);
    const [first] = wire().sent;
    expect(first).toMatchObject({ type: 'play', moves: ['buy'], rev: 4 });
    wire().breaks();
    vi.advanceTimersByTime(100);
    wire().onopen?.();
    expect(wire().sent[0]).toEqual(first);
    wire().says({ type: 'done', id: first?.['id'], rev: 5, n: 5 });
    await expect(played).resolves.toBeUndefined();
    wire().breaks();
    vi.advanceTimersByTime(100);
    wire().onopen?.();
    expect(wire().sent).toEqual([]);
  });

  it('keeps a move made while the line is down', async () => {
    wire().says(update(-1, 4));
    wire().breaks();
    const played = table.play(['buy'], 4);
    vi.advanceTimersByTime(100);
    expect(wire().sent).toEqual([]);
    wire().onopen?.();
    expect(wire().sent).toHaveLength(1);
    wire().says({ type: 'done', id: wire().sent[0]?.['id'], rev: 5, n: 5 });
    await played;
  });

  it('tells the name that somebody gave from the one that a seat has', () => {
    const seats = ['Bo', null].map((name, seat) => ({ seat, name, kind: 'person', here: true }));
    wire().says({ type: 'table', seat: 0, table: { ...told, seats } });
    expect(heard.infos.at(-1)?.seats).toMatchObject([
      { name: 'Bo', given: 'Bo' },
      { name: 'Player 2', given: null },
    ]);
  });

  it('hands on what is said, and whether it was said before', () => {
    const heard: unknown[] = [];
    table.onsaid = () => heard.push(...table.said.splice(0));
    const said = { number: 1, seat: 0, onlooker: null, name: 'Ann', at: 1, text: 'hello' };
    wire().says({ type: 'chat', messages: [said], before: true });
    wire().says({ type: 'chat', messages: [{ ...said, number: 2 }], before: false });
    expect(heard).toMatchObject([
      { messages: [{ number: 1 }], before: true },
      { messages: [{ number: 2 }], before: false },
    ]);
  });

  it('says under which number something was said', async () => {
    const said = table.say({ text: 'hello' });
    wire().says({ type: 'done', id: wire().sent[0]?.['id'], rev: 4, n: 4, number: 7 });
    await expect(said).resolves.toBe(7);
  });

  it('gives every wish an id of its own, and each answer to its wish', async () => {
    wire().says(update(-1, 4));
    const [a, b] = [table.play(['buy'], 4), table.undo(1, 4)];
    const ids = wire().sent.map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    wire().says({ type: 'error', id: ids[1], rev: 4, error: { code: 'cannot_undo', message: '' } });
    wire().says({ type: 'done', id: ids[0], rev: 5, n: 5 });
    await expect(b).rejects.toMatchObject({ code: 'cannot_undo' });
    await a;
  });

  it('takes an entry once, however often it is told', () => {
    wire().says(update(-1, 4));
    wire().says(update(4, 6));
    wire().says(update(5, 7));
    expect(heard.updates.at(-1)?.entries.map(({ rev }) => rev)).toEqual([7]);
  });

  it('asks for the whole story when its own does not go on', () => {
    wire().says(update(-1, 4));
    wire().says(update(6, 7));
    vi.advanceTimersByTime(100);
    expect(wire().url).toContain('from=-1');
  });

  it('notices a line that is silently dead', () => {
    vi.advanceTimersByTime(1000);
    expect(wire().sent.at(-1)).toMatchObject({ type: 'ping' });
    wire().says({ type: 'pong', rev: 4 });
    vi.advanceTimersByTime(1000);
    expect(wires).toHaveLength(1);
    vi.advanceTimersByTime(1100);
    expect(wires).toHaveLength(2);
  });

  it('gives up a line that does not open, and tries another', () => {
    wire().breaks();
    vi.advanceTimersByTime(100);
    expect(wires).toHaveLength(2);
    const silent = wire();
    vi.advanceTimersByTime(899);
    expect(silent.closed).toBe(false);
    vi.advanceTimersByTime(1);
    expect(silent.closed).toBe(true);
    vi.advanceTimersByTime(200);
    expect(wires).toHaveLength(3);
    silent.onopen?.(); // too late
    expect(heard.lines).toEqual(['open', 'lost', 'lost']);
    wire().onopen?.();
    expect(heard.lines.at(-1)).toBe('open');
  });

  it('begins another line when woken while one has been opening for a while, and not twice at once', () => {
    wire().breaks();
    vi.advanceTimersByTime(100);
    const silent = wire();
    table.wake();
    expect(silent.closed).toBe(false);
    vi.advanceTimersByTime(50);
    table.wake();
    table.wake();
    expect([silent.closed, wires.length]).toEqual([true, 3]);
  });

  it('asks at once for a sign of life when woken, and gives up a line that gives none', () => {
    table.wake();
    expect(wire().sent).toMatchObject([{ type: 'ping' }]);
    wire().says({ type: 'pong', rev: 4 });
    vi.advanceTimersByTime(900);
    expect(heard.lines).toEqual(['open']);
    vi.advanceTimersByTime(50); // before the next sign is asked for by itself
    table.wake();
    vi.advanceTimersByTime(900);
    expect(heard.lines).toEqual(['open', 'lost']);
    expect(wire().closed).toBe(true);
  });

  it('waits no longer for the answer to a move than for another sign of life', async () => {
    wire().says(update(-1, 4));
    vi.advanceTimersByTime(50); // the next sign is asked for in 950
    const played = table.play(['buy'], 4);
    const [move] = wire().sent;
    vi.advanceTimersByTime(899);
    expect(heard.lines).toEqual(['open']);
    vi.advanceTimersByTime(1);
    expect(heard.lines).toEqual(['open', 'lost']);
    vi.advanceTimersByTime(100);
    wire().onopen?.();
    expect(wire().sent).toEqual([move]);
    vi.advanceTimersByTime(900); // what was sent again is lost as well
    expect(heard.lines).toEqual(['open', 'lost', 'open', 'lost']);
    vi.advanceTimersByTime(200);
    wire().onopen?.();
    wire().says({ type: 'done', id: move?.['id'], rev: 5, n: 5 });
    await played;
    vi.advanceTimersByTime(900);
    expect(heard.lines.at(-1)).toBe('open');
  });

  it('does not try for ever what cannot be had', () => {
    wire().says({
      type: 'error',
      id: null,
      rev: 0,
      error: { code: 'no_table', message: 'm', where: 'w', reason: 'r', values: { n: 1 } },
    });
    expect(heard.faults).toEqual([
      { code: 'no_table', message: 'm', where: 'w', reason: 'r', values: { n: 1 } },
    ]);
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
  });

  it('survives nonsense', () => {
    wire().onmessage?.({ data: '{"type":' });
    vi.advanceTimersByTime(100);
    expect(wires).toHaveLength(2);
  });
});
