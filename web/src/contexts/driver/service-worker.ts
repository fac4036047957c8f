/// <reference lib="webworker" />
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope & {
  /** Inserted by the build: the app's files with their hashes. */
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
// The barcode reader is large, and fetched only by browsers without a built-in one.
registerRoute(
  ({ url }) => /^\/assets\/driver\/.+\.wasm$/.test(url.pathname),
  new CacheFirst({ cacheName: 'reader' }),
);

// A new version waits until no page of the old one is open: both use the same outbox.
