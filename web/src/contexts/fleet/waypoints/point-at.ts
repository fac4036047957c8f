import type { Trail } from '@waybill/contract/fleet/waypoints/shapes';

/** Returns the position at an offset in seconds: the last point before it, or the first. */
export const pointAt = ({ offsets }: Pick<Trail, 'offsets'>, seconds: number): number =>
  Math.max(
    0,
    offsets.findLastIndex((offset) => offset <= seconds),
  );
