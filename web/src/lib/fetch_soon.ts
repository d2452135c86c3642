// What is fetched comes within a time, or it has failed: a network that swallows a question never says so.

/** Milliseconds until an answer begins, where nothing long is sent. */
const BEGIN = 10_000;
/** Bytes that even a slow network takes in a millisecond. */
const SLOW = 8;
/** Milliseconds for the rest of an answer, of which some are long. */
const REST = 120_000;

export async function fetchSoon(
  path: string,
  init: RequestInit & { body?: string } = {},
): Promise<Response> {
  const stop = new AbortController();
  const giveUp = (): void => stop.abort();
  const begins = setTimeout(giveUp, BEGIN + (init.body?.length ?? 0) / SLOW);
  try {
    const answer = await fetch(path, { ...init, signal: stop.signal });
    setTimeout(giveUp, REST);
    return answer;
  } finally {
    clearTimeout(begins);
  }
}
