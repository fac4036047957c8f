import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

/** Which lines of a long row or column are drawn, and how much is left out before and after them. */
export type Drawn = {
  readonly drawn: readonly number[];
  readonly before: number;
  readonly after: number;
  readonly reveal: (at: number) => void;
};

type Lines = {
  readonly count: number;
  /** Pixels of each. */
  readonly size: number;
  /** Pixels that the frozen head covers. */
  readonly head: number;
  readonly horizontal?: boolean;
};

/** From more lines than this on, only the visible ones are in the document. */
const windowFrom = 40;

/** Draws only what is visible of many lines of one size, in one direction. */
export function useWindow(
  region: RefObject<HTMLElement | null>,
  { count, size, head, horizontal = false }: Lines,
): Drawn {
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const lines = useVirtualizer({
    count,
    enabled: count > windowFrom,
    horizontal,
    getScrollElement: () => region.current,
    estimateSize: () => size,
    overscan: 6,
    scrollPaddingStart: head,
    initialRect: { width: 1024, height: 720 },
  });
  if (count <= windowFrom) {
    const drawn = Array.from({ length: count }, (_, at) => at);
    return { drawn, before: 0, after: 0, reveal: () => undefined };
  }
  const items = lines.getVirtualItems();
  return {
    drawn: items.map(({ index }) => index),
    before: items[0]?.start ?? 0,
    after: lines.getTotalSize() - (items.at(-1)?.end ?? 0),
    reveal: (at) => lines.scrollToIndex(at),
  };
}
