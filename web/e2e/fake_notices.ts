// Answers for the server what it is asked about being told.
import type { BrowserContext, Route } from 'playwright-core';

const KEY =
  'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM';

export async function fakeNotices(
  context: BrowserContext,
  key: string | null = KEY,
): Promise<void> {
  const now = { push_key: key, when: 'away', remind: true, ways: [] as Record<string, unknown>[] };
  const ofTable = {
    muted: false,
    told: [
      { seat: 1, at: Date.now() - 60_000, why: 'sent', rev: 9, reminder: false },
      { seat: 0, at: Date.now() - 120_000, why: 'looking', rev: 8, reminder: false },
      { seat: 1, at: Date.now() - 180_000, why: 'no_way', rev: 7, reminder: false },
      {
        seat: 0,
        at: Date.now() - 90_000_000,
        why: 'sent',
        rev: 6,
        reminder: false,
        ways: ['Firefox (Linux)', 'Den'],
      },
    ],
  };
  const answer = (route: Route, json: unknown): Promise<void> => route.fulfill({ json });
  const asked = (route: Route): Record<string, unknown> =>
    (route.request().postDataJSON() ?? {}) as Record<string, unknown>;
  await context.route(/\/api\/notices(\/|$)/, (route) => {
    const { pathname } = new URL(route.request().url());
    const body = route.request().method() === 'POST' ? asked(route) : {};
    const [, id, verb] = /\/ways\/(\w+)\/(\w+)$/.exec(pathname) ?? [];
    if (verb === 'forget') now.ways = now.ways.filter((way) => way['id'] !== id);
    if (verb === 'try') {
      const last = { at: Date.now(), ok: id !== 'w2', why: id === 'w2' ? 'too_late' : '' };
      now.ways = now.ways.map((way) => (way['id'] === id ? { ...way, last } : way));
      return answer(route, last);
    }
    const way = (kind: string): void =>
      void now.ways.push({
        id: `w${now.ways.length + 1}`,
        kind,
        form: body['form'],
        name: body['name'],
        this_browser: kind === 'push',
        added: Date.now(),
        last: null,
      });
    if (pathname.endsWith('/push')) way('push');
    if (pathname.endsWith('/webhooks')) {
      way('webhook');
      return answer(route, { ...now, id: 'w', secret: 'Zk3-secret-of-the-hook' });
    }
    if (pathname === '/api/notices') Object.assign(now, body);
    return answer(route, now);
  });
  await context.route(/\/api\/tables\/[\w-]+\/notices$/, (route) => {
    if (route.request().method() === 'POST') Object.assign(ofTable, asked(route));
    return answer(route, ofTable);
  });
}
