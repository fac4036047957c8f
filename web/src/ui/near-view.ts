import { type RefObject, useEffect, useState } from 'react';

type NearView = {
  /** The region that scrolls. */
  readonly region: RefObject<HTMLElement | null>;
  /** What counts until the browser has looked. */
  readonly first: boolean;
  /** True if it does not matter: the element counts as near. */
  readonly isOff: boolean;
};

/** Pixels around the visible part. */
const margin_px = 400;

/**
 * Returns whether an element is in the visible part of a scrolling region or near it, and the
 * height that it had there: what is far can be left out of the document.
 */
export function useNearView(
  element: RefObject<HTMLElement | null>,
  { region, first, isOff }: NearView,
): { readonly isNear: boolean; readonly height: number | null } {
  const [seen, setSeen] = useState<{ isNear: boolean; height: number | null }>({
    isNear: first,
    height: null,
  });
  useEffect(() => {
    const { current } = element;
    if (isOff || current === null) return;
    const look = (entries: readonly IntersectionObserverEntry[]) => {
      const last = entries.at(-1);
      if (last === undefined) return;
      const { isIntersecting: isNear, boundingClientRect } = last;
      setSeen((before) =>
        before.isNear === isNear ? before : { isNear, height: boundingClientRect.height },
      );
    };
    const observer = new IntersectionObserver(look, {
      root: region.current,
      rootMargin: `${margin_px}px 0px`,
    });
    observer.observe(current);
    return () => observer.disconnect();
    // What is drawn in its place is another element.
  }, [element, region, isOff, seen.isNear]);
  return isOff ? { isNear: true, height: null } : seen;
}
