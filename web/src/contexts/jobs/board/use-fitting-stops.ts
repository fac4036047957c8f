import { type RefObject, useLayoutEffect, useState } from 'react';
import { stop_px } from './stop-places.ts';

/** What fits in a lane of the smallest width. */
const fewest = 8;

/** Returns how many stops fit beside each other in the element: the more, the truer their times. */
export function useFittingStops(lane: RefObject<HTMLElement | null>): number {
  const [fitting, setFitting] = useState(fewest);
  useLayoutEffect(() => {
    const element = lane.current;
    if (element === null) return;
    const measure = () => setFitting(Math.max(fewest, Math.floor(element.clientWidth / stop_px)));
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    return () => resized.disconnect();
  }, [lane]);
  return fitting;
}
