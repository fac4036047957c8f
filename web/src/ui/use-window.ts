import { type RefObject, useCallback, useSyncExternalStore } from 'react';

type Lines = {
  readonly count: number;
  /** The size of each line in pixels; if sizes differ, the minimum. */
  readonly size: number;
  /** Height of the sticky head in pixels. */
  readonly head: number;
  /** Above this number of lines, only the visible ones are in the document. */
  readonly from: number;
  readonly horizontal?: boolean;
};

/** The rendered lines of a long row or column, and the pixels left out around them. */
export type Drawn = {
  readonly drawn: readonly number[];
  readonly before: number;
  readonly after: number;
  /** Scrolls a line into view. */
  readonly reveal: (at: number) => void;
};

/** Scrolling by this many lines changes the rendered ones; as many are added at either end. */
const step = 4;

/** Renders only the visible part of many lines in a scrolling region, in one direction. */
export function useWindow(region: RefObject<HTMLElement | null>, lines: Lines): Drawn {
  const { count, size, head, from, horizontal = false } = lines;
  const isWhole = count <= from;
  const listen = useCallback(
    (notify: () => void) => (isWhole ? doNothing : onMoved(region, notify)),
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

/**
 * Returns the visible part of a scrolling region and a step more at either end, in pixels from its
 * upper edge; it changes with each step that is scrolled.
 */
export function useSeen(
  region: RefObject<HTMLElement | null>,
  step_px: number,
): { readonly from: number; readonly to: number } {
  const listen = useCallback((notify: () => void) => onMoved(region, notify), [region]);
  const seen = () => seenOf(region.current, false);
  const passed = useSyncExternalStore(listen, () => Math.floor(seen().start / step_px));
  const fitting = useSyncExternalStore(listen, () => Math.ceil(seen().length / step_px));
  return { from: (passed - 1) * step_px, to: (passed + fitting + 2) * step_px };
}

const doNothing = (): void => undefined;

type Region = RefObject<HTMLElement | null>;

function onMoved({ current: element }: Region, notify: () => void): () => void {
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
 * Returns the visible part of a region; before it is in the document, that of a region of usual
 * size.
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
