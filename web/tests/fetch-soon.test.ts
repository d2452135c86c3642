// A network that swallows what is asked: the page does not wait for ever.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchSoon } from '$lib/fetch_soon';
import { myTables } from '$lib/table/api';

const asked: AbortSignal[] = [];
let answer: Response | null = null;

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  answer = null;
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    asked.push(signal);
    if (answer) return Promise.resolve(answer);
    return new Promise((_answered, fail) =>
      signal.addEventListener('abort', () => fail(new DOMException('gone', 'AbortError'))),
    );
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('gives up what is not answered within ten seconds, and says that the server cannot be reached', async () => {
  const tables = myTables();
  const failed = expect(tables).rejects.toMatchObject({ code: 'no_network' });
  await vi.advanceTimersByTimeAsync(9_999);
  expect(asked[0]?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await failed;
});

it('leaves time to send what is long', async () => {
  const sent = fetchSoon('/', { method: 'POST', body: 'x'.repeat(80_000) });
  const failed = expect(sent).rejects.toThrow('gone');
  await vi.advanceTimersByTimeAsync(19_999);
  expect(asked[0]?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await failed;
});

it('leaves an answer that has begun two minutes to come whole', async () => {
  answer = new Response('{}');
  await fetchSoon('/');
  await vi.advanceTimersByTimeAsync(119_999);
  expect(asked[0]?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked[0]?.aborted).toBe(true);
});
