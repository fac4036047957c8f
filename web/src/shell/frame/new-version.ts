const everyMs = 10 * 60_000;

/** The name of the built start file in an HTML page; undefined where it is not a built page. */
const startFileOf = (html: string): string | undefined =>
  /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1];

/**
 * Calls back once the server holds another build than this page: noticed when a part of the page
 * cannot be loaded any more, or when somebody returns to the tab.
 * @returns how to stop watching.
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
