/// <reference lib="webworker" />
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope & {
  /** Written by the build: the app's files with their hashes. */
  readonly __WB_MANIFEST: readonly { readonly url: string; readonly revision: string | null }[];
};

precacheAndRoute([...self.__WB_MANIFEST]);
cleanupOutdatedCaches();
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/driver'), { allowlist: [/^\/driver\/?$/] }),
);
registerRoute(
  ({ url, request }) => request.method === 'GET' && url.pathname === '/api/core/tenant/getlogo',
  new StaleWhileRevalidate({ cacheName: 'logo' }),
);
// The barcode reader is large, and fetched only by browsers that have none of their own.
registerRoute(
  ({ url }) => /^\/assets\/driver\/.+\.wasm$/.test(url.pathname),
  new CacheFirst({ cacheName: 'reader' }),
);

// A new version waits until no screen of the old one is open: the outbox is the same for both.
