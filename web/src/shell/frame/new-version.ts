const everyMs = 10 * 60_000;

/** Returns the name of the built entry file in an HTML page; undefined if the page is not built. */
const startFileOf = (html: string): string | undefined =>
  /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1];

/**
 * Calls back once the server serves another build than this page: detected when a part of the page
 * can no longer be loaded, or when the user returns to the tab.
 * @returns the function that stops watching.
 */
export function watchForNewVersion(onNewVersion: () => void): () => void {
  const own = startFileOf(document.documentElement.outerHTML);
  let checkedAt = Date.now();
  const look = async () => {
    if (document.visibilityState !== 'visible' || own === undefined) return;
    if (Date.now() - checkedAt < everyMs) return;
    checkedAt = Date.now();
    const html = await fetch('/', { cache: 'no-store' }).then(
      (result) => result.text(),
      () => '',
    );
    const current = startFileOf(html);
    if (current !== undefined && current !== own) onNewVersion();
  };
  const onVisible = () => void look();
  document.addEventListener('visibilitychange', onVisible);
  window.addEventListener('vite:preloadError', onNewVersion);
  return () => {
    document.removeEventListener('visibilitychange', onVisible);
    window.removeEventListener('vite:preloadError', onNewVersion);
  };
}
