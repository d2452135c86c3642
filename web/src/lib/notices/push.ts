// Whether this browser can be told while its page is closed, and what it takes to begin and to end that.
import { addPush, forgetWay, type Notices } from './api';
import { browserName } from './browser_name';
import { bytesOf, SCOPE, targetOf, WORKER } from './worker_parts';

/** Of this browser: it is told, can be told, its person forbade it, it must stand on the home screen first, its address is
 *  not a safe one, or it cannot at all. */
export type Here = 'on' | 'off' | 'denied' | 'home_screen' | 'unsafe' | 'none';

/** What a browser can do, and what was done. */
export interface Facts {
  /** By https, or on this computer. */
  secure: boolean;
  /** It has all that it takes. */
  able: boolean;
  /** An iPhone or iPad. */
  apple: boolean;
  permission: NotificationPermission;
  /** It has a place at its push service. */
  subscribed: boolean;
}

export function hereOf(facts: Facts, notices: Notices): Here {
  if (!facts.secure) return 'unsafe';
  if (!facts.able) return facts.apple ? 'home_screen' : 'none';
  if (facts.permission === 'denied') return 'denied';
  const known = notices.ways.some((way) => way.kind === 'push' && way.this_browser);
  return facts.permission === 'granted' && facts.subscribed && known ? 'on' : 'off';
}

/** An iPad says that it is a Mac, whose screens cannot be touched. */
export const isApplePhone = (agent: string, touches: number): boolean =>
  /iPhone|iPad|iPod/.test(agent) || (/Macintosh/.test(agent) && touches > 1);

const isAble = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** The worker of notices, where it is there. */
async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker.getRegistration(SCOPE);
  return found && new URL(found.scope).pathname === SCOPE ? found : undefined;
}

const subscription = async (): Promise<PushSubscription | null> =>
  (await (await registered())?.pushManager.getSubscription()) ?? null;

export async function factsHere(): Promise<Facts> {
  const able = isSecureContext && isAble();
  return {
    secure: isSecureContext,
    able,
    apple: isApplePhone(navigator.userAgent, navigator.maxTouchPoints),
    permission: able ? Notification.permission : 'default',
    // A browser may have it and refuse it, as in a private window.
    subscribed: able && (await subscription().catch(() => null)) !== null,
  };
}

/** Where one is installed, it is looked for a newer one. */
export async function renewWorker(): Promise<void> {
  if (isAble()) await (await registered())?.update();
}

/** Waits until the worker is at work: none is told before. */
async function atWork(registration: ServiceWorkerRegistration): Promise<ServiceWorkerRegistration> {
  const coming = registration.installing ?? registration.waiting;
  if (registration.active || !coming) return registration;
  await new Promise<void>((done, fail) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') done();
      else if (coming.state === 'redundant') fail(new Error('the worker was not installed'));
    });
  });
  return registration;
}

/** Asks the person for their permission; null: they gave none. Rejects where the browser's push service takes no one, or
 *  with EngineError where our server does not. */
export async function beginPush(key: string): Promise<Notices | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const worker = await atWork(await navigator.serviceWorker.register(WORKER, { scope: SCOPE }));
  // One that the server does not know, or of another key, is of no use.
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  const made = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(key),
  });
  return addPush({ ...targetOf(made), name: browserName(navigator.userAgent) });
}

/** The server forgets this way; where it is this browser's, so does the browser. */
export async function endWay(way: Notices['ways'][number]): Promise<Notices> {
  const left = await forgetWay(way.id);
  const here = way.kind === 'push' && way.this_browser && isAble();
  if (here) await (await subscription().catch(() => null))?.unsubscribe().catch(() => false);
  return left;
}
