const everyMs = 10 * 60_000;

/** Returns the name of the built entry file in an HTML page; undefined if the page is not built. */
const startFileOf = (html: string): string | undefined =>
  /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1];

/**
 * Calls back once the server serves another build than this page: looked for when a part of the
 * page cannot be loaded, and when the user returns to the tab.
 * @returns the function that stops watching.
 */
export function watchForNewVersion(onNewVersion: () => void): () => void {
  const own = startFileOf(document.documentElement.outerHTML);
  let checkedAt = Date.now();
  const look = async () => {
    if (own === undefined) return;
    checkedAt = Date.now();
    const html = await fetch('/', { cache: 'no-store' }).then(
      (result) => result.text(),
      () => '',
    );
    const current = startFileOf(html);
    if (current !== undefined && current !== own) onNewVersion();
  };
  const onVisible = () => {
    const isDue = Date.now() - checkedAt >= everyMs;
    if (document.visibilityState === 'visible' && isDue) void look();
  };
  // A server that is down fails to send a part as one with another build does.
  const onMissingPart = () => void look();
  document.addEventListener('visibilitychange', onVisible);
  window.addEventListener('vite:preloadError', onMissingPart);
  return () => {
    document.removeEventListener('visibilitychange', onVisible);
    window.removeEventListener('vite:preloadError', onMissingPart);
  };
}
