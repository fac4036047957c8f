import type { Trail } from '@waybill/contract/fleet/waypoints/shapes';

/** Where the driver was after so many seconds: the last point before, or the first. */
export const pointAt = ({ offsets }: Pick<Trail, 'offsets'>, seconds: number): number =>
  Math.max(
    0,
    offsets.findLastIndex((offset) => offset <= seconds),
  );
