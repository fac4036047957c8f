import type { boundsOf, Pixel } from './geo-data.ts';
import type { MapPosition } from './map-types.ts';

export type MapBounds = NonNullable<ReturnType<typeof boundsOf>>;

/** The size of a drawing, and the margin that stays free at each side, in its units. */
export type MapSheet = { readonly width: number; readonly height: number; readonly margin: number };

/**
 * Projects places on a drawing, north up, both axes in one scale and the bounds in the middle; a
 * single place is in the middle.
 */
export function projection([[west, south], [east, north]]: MapBounds, sheet: MapSheet) {
  const { width, height, margin } = sheet;
  const narrowing = Math.cos((((north + south) / 2) * Math.PI) / 180);
  const [wide, high] = [(east - west) * narrowing, north - south];
  const scale = Math.min(
    (width - 2 * margin) / Math.max(wide, 0.01),
    (height - 2 * margin) / Math.max(high, 0.01),
  );
  return ({ latitude, longitude }: MapPosition): Pixel => ({
    x: Math.round(width / 2 + (longitude - (west + east) / 2) * narrowing * scale),
    y: Math.round(height / 2 - (latitude - (north + south) / 2) * scale),
  });
}
