import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import { type Density, useAppearance } from '../appearance.ts';

/** From more rows than this on, only the visible ones are in the document. */
const virtualFrom = 200;

/**
 * Which rows to draw in a scrolling region, the height in pixels of what is left out before and
 * after them, and how to bring one into view.
 */
export function useDrawnRows(count: number, region: RefObject<HTMLElement | null>): DrawnRows {
  const { density } = useAppearance();
  const virtual = count > virtualFrom;
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const rows = useVirtualizer({
    count,
    enabled: virtual,
    getScrollElement: () => region.current,
    estimateSize: () => rowHeights[density],
    overscan: 12,
    scrollPaddingStart: 40,
    initialRect: { width: 1024, height: 720 },
  });
  if (!virtual) {
    const drawn = Array.from({ length: count }, (_, at) => at);
    return { drawn, reveal: () => undefined, before: 0, after: 0 };
  }
  const items = rows.getVirtualItems();
  return {
    drawn: items.map((item) => item.index),
    reveal: (at) => rows.scrollToIndex(at),
    before: items[0]?.start ?? 0,
    after: rows.getTotalSize() - (items.at(-1)?.end ?? 0),
  };
}

type DrawnRows = {
  readonly drawn: readonly number[];
  readonly reveal: (at: number) => void;
  readonly before: number;
  readonly after: number;
};

const rowHeights: Readonly<Record<Density, number>> = { compact: 32, default: 40, relaxed: 52 };
