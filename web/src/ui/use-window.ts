import { type RefObject, useCallback, useSyncExternalStore } from 'react';

type Lines = {
  readonly count: number;
  /** Pixels of each; where they differ, of the least. */
  readonly size: number;
  /** Pixels that the frozen head covers. */
  readonly head: number;
  /** From more lines than this on, only the visible ones are in the document. */
  readonly from: number;
  readonly horizontal?: boolean;
};

/** Which lines of a long row or column are drawn, and how many pixels are left out around them. */
export type Drawn = {
  readonly drawn: readonly number[];
  readonly before: number;
  readonly after: number;
  /** Brings a line into view. */
  readonly reveal: (at: number) => void;
};

/** So many lines are passed until others are drawn, and so many more wait at either end. */
const step = 4;

/** Draws only what is visible of many lines in a scrolling region, in one direction. */
export function useWindow(region: RefObject<HTMLElement | null>, lines: Lines): Drawn {
  const { count, size, head, from, horizontal = false } = lines;
  const isWhole = count <= from;
  const listen = useCallback(
    (notify: () => void) => (isWhole ? doNothing : onMoved(region.current, notify)),
    [region, isWhole],
  );
  const seen = () => (isWhole ? { start: 0, length: 0 } : seenOf(region.current, horizontal));
  const passed = useSyncExternalStore(listen, () => Math.floor(seen().start / size / step));
  const fitting = useSyncExternalStore(listen, () => Math.ceil(seen().length / size));
  const wanted = isWhole ? 0 : (passed - 1) * step;
  const first = Math.max(0, Math.min(wanted, count - fitting));
  const end = isWhole ? count : Math.min(count, wanted + fitting + 3 * step);
  return {
    drawn: Array.from({ length: end - first }, (_, at) => first + at),
    before: first * size,
    after: (count - end) * size,
    reveal: (at) => {
      if (!isWhole) scrollTo(region.current, { at, size, head, horizontal });
    },
  };
}

const doNothing = (): void => undefined;

function onMoved(element: HTMLElement | null, notify: () => void): () => void {
  if (!element) return doNothing;
  const resized = new ResizeObserver(notify);
  resized.observe(element);
  element.addEventListener('scroll', notify, { passive: true });
  return () => {
    resized.disconnect();
    element.removeEventListener('scroll', notify);
  };
}

/**
 * What a region shows of its content; before it is in the document, what one of usual size would.
 */
function seenOf(element: HTMLElement | null, horizontal: boolean) {
  if (!element) return { start: 0, length: horizontal ? 1024 : 720 };
  return horizontal
    ? { start: element.scrollLeft, length: element.clientWidth }
    : { start: element.scrollTop, length: element.clientHeight };
}

type Line = Pick<Lines, 'size' | 'head'> & { readonly at: number; readonly horizontal: boolean };

function scrollTo(element: HTMLElement | null, { at, size, head, horizontal }: Line): void {
  const { start, length } = seenOf(element, horizontal);
  const last = at * size;
  const least = (at + 1) * size + head - length;
  const to = Math.min(Math.max(start, least), last);
  if (to !== start) element?.scrollTo({ [horizontal ? 'left' : 'top']: to });
}
