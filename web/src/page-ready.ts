/**
 * Resolves once the page is parsed and its style sheet has come, or has failed: the app's scripts
 * wait for neither, so that they request data at once, but what they render is measured.
 */
export async function pageReady(): Promise<void> {
  if (document.readyState === 'loading') await event(document, 'DOMContentLoaded');
  const style = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  const isOver = performance.getEntriesByName(style?.href ?? '').length > 0;
  if (style === null || style.sheet !== null || isOver) return;
  await Promise.race([event(style, 'load'), event(style, 'error')]);
}

const event = (of: EventTarget, name: string): Promise<Event> =>
  new Promise((resolve) => of.addEventListener(name, resolve, { once: true }));
