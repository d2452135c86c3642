// The service worker: keeps the page, the engines and the letters in the browser, so that a solo game needs no network.
// A new one waits until every page of the old one is closed, since those still ask for the old files.
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** Every file of the pages; written by scripts/offline.mjs. */
declare const KEPT_FILES: (PrecacheEntry | string)[];

precacheAndRoute(KEPT_FILES);
cleanupOutdatedCaches();
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [/^\/api\//] }),
);
