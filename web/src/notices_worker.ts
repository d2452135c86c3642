// The worker of notices: what wakes it is a message from the server, by the browser's push service, whether a page is open
// or not. It is installed where a person wants to be told, and has no part in how pages are loaded (sw.ts).
import english from './lib/notices/told/en.json';
import french from './lib/notices/told/fr.json';
import { browserName } from './lib/notices/browser_name';
import { keptLanguage } from './lib/notices/worker_language';
import { readMessage, shownOf, type Message, type Sentences } from './lib/notices/message';
import { bytesOf, targetOf } from './lib/notices/worker_parts';

declare const self: ServiceWorkerGlobalScope;

const said: Record<string, Record<string, string>> = { en: english, fr: french };
const names = import.meta.glob<string>('./games/*/texts/*/about.json', {
  import: 'name',
  eager: true,
});

/** Safari withdraws the permission of who takes a message and shows nothing. */
const SHOWS_ALL = /^(?!.*(Chrome|Chromium|Firefox)\/).*Safari\//.test(navigator.userAgent);

async function sentences(wanted: string): Promise<Sentences> {
  const all = [wanted, await keptLanguage().catch(() => null), ...navigator.languages];
  const language =
    all.map((tag) => tag?.split('-')[0]?.toLowerCase() ?? '').find((tag) => tag in said) ?? 'en';
  const games = Object.entries(names).flatMap(([path, name]) => {
    const [, game = '', of] = /games\/([\w-]+)\/texts\/([\w-]+)\//.exec(path) ?? [];
    return of === language ? [[game, name]] : [];
  });
  return {
    language,
    said: said[language] ?? english,
    games: Object.fromEntries(games) as Sentences['games'],
  };
}

/** The pages of this browser that show what is at the path. */
async function pagesAt(path: string): Promise<WindowClient[]> {
  const { pathname } = new URL(path, self.location.origin);
  const all = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return all.filter(({ url }) => new URL(url).pathname === pathname);
}

/** Whoever looks at the table sees it there. */
async function isSeen({ what }: Message, path: string): Promise<boolean> {
  if (what === 'try' || SHOWS_ALL) return false;
  return (await pagesAt(path)).some(({ visibilityState }) => visibilityState === 'visible');
}

async function tell(json: string): Promise<void> {
  const message = readMessage(json);
  const { title, body, tag, path } = shownOf(message, await sentences(message?.lang ?? ''));
  if (message && (await isSeen(message, path))) return;
  // Home counts for the badge what waits, as soon as it is seen.
  if (message?.what === 'turn' || message?.what === 'reminder')
    void (navigator as { setAppBadge?: () => Promise<void> }).setAppBadge?.().catch(() => null);
  await self.registration.showNotification(title, {
    body,
    tag,
    renotify: true, // of a later turn it is heard again
    icon: '/apple-touch-icon.png',
    badge: '/notice-badge.png',
    data: { url: path },
  } as NotificationOptions);
}

async function lead(path: string): Promise<void> {
  const [page] = await pagesAt(path);
  const shown = await page?.focus().catch(() => null);
  if (!shown) await self.clients.openWindow(path);
}

/** The push service gave this browser another place: the server is told, or it would reach nobody. */
async function renew(): Promise<void> {
  const { push_key: key } = (await (await fetch('/api/notices')).json()) as {
    push_key: string | null;
  };
  if (key === null) return;
  const made = await self.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(key),
  });
  await fetch('/api/notices/push', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...targetOf(made), name: browserName(navigator.userAgent) }),
  });
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('push', (push) => push.waitUntil(tell(push.data?.text() ?? '')));
self.addEventListener('pushsubscriptionchange', (change) =>
  (change as ExtendableEvent).waitUntil(renew()),
);
self.addEventListener('notificationclick', (click) => {
  click.notification.close();
  const { url } = click.notification.data as { url: string };
  click.waitUntil(lead(url));
});
