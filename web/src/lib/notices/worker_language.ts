// The language of the worker of notices: it has no settings to read, so pages leave theirs where it finds it.

const CACHE = 'kaisho.notices';
const LANGUAGE = '/language';

/** Rejects where the browser keeps nothing, as at an address that is not safe. */
export async function keepLanguage(language: string): Promise<void> {
  await (await caches.open(CACHE)).put(LANGUAGE, new Response(language));
}

/** Null: no page has left one. */
export async function keptLanguage(): Promise<string | null> {
  const kept = await (await caches.open(CACHE)).match(LANGUAGE);
  return kept ? kept.text() : null;
}
