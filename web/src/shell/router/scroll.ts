import type { Router } from './router.ts';

type Position = { readonly x: number; readonly y: number };

const storageKey = 'scroll';

/**
 * Returns a function that takes a page to where it was last scrolled to, by the entry of the
 * history; a new one to its top. Call it once a page has been rendered.
 */
export function scrollMemory({ openPage }: Router): () => void {
  const positions = new Map<string, Position>(readPositions());
  let { key } = openPage().address;
  const save = () => positions.set(key, { x: window.scrollX, y: window.scrollY });
  window.history.scrollRestoration = 'manual';
  addEventListener('scroll', save, { passive: true });
  addEventListener('pagehide', () => {
    save();
    sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-50)));
  });
  return () => {
    const { address } = openPage();
    ({ key } = address);
    // The browser goes to a part of the page by itself.
    if (address.href.includes('#')) return;
    const { x, y } = positions.get(key) ?? { x: 0, y: 0 };
    window.scrollTo(x, y);
  };
}

function readPositions(): readonly [string, Position][] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, Position][];
  } catch {
    return [];
  }
}
