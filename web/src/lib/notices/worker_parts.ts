// What the pages and the worker of notices have in common: where that worker lives, and what the server takes of
// a browser that can be told.

/** The worker has a place of its own, where no page is: so it never comes between a page and its files, and a newer one
 *  need not wait until the pages of the older one are closed. */
export const WORKER = '/notices.js';
export const SCOPE = '/notices/';

/** Bytes as web text (base64url), without padding. */
export function webText(bytes: ArrayBuffer | null): string {
  const signs = Array.from(new Uint8Array(bytes ?? new ArrayBuffer(0)), (one) =>
    String.fromCharCode(one),
  );
  return btoa(signs.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Throws where it is no web text. */
export function bytesOf(webText: string): Uint8Array<ArrayBuffer> {
  const signs = atob(webText.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
}

/** What the server needs to reach a browser. */
export const targetOf = (
  subscription: Pick<PushSubscription, 'endpoint' | 'getKey'>,
): { endpoint: string; p256dh: string; auth: string } => ({
  endpoint: subscription.endpoint,
  p256dh: webText(subscription.getKey('p256dh')),
  auth: webText(subscription.getKey('auth')),
});
