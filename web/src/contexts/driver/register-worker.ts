/**
 * Registers the service worker, which fetches the whole app for a day without a network. Call it
 * once the first screen has its data: on a slow line both would be late.
 */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  void navigator.serviceWorker.register('/driver-worker.js', { scope: '/driver' });
}
