import { decodePolyline, type GeoPoint } from '@waybill/contract/fleet/waypoints/polyline';
import type { Trail } from '@waybill/contract/fleet/waypoints/shapes';

type Point = { readonly x: number; readonly y: number };
export type Drawing = {
  readonly width: number;
  readonly height: number;
  readonly points: readonly Point[];
};

const margin = 12;

/**
 * A trail fitted into a box, north up. Degrees of longitude are narrower than those of latitude by
 * the cosine of the latitude, which is exact enough for the way of a day.
 */
export function drawingOf(trail: Pick<Trail, 'polyline'>, width: number, height: number): Drawing {
  const places = decodePolyline(trail.polyline);
  const flat = places.map((place) => flatten(place, places[0] ?? place));
  const [left, right] = ends(flat.map(({ x }) => x));
  const [top, bottom] = ends(flat.map(({ y }) => y));
  const room = { x: width - 2 * margin, y: height - 2 * margin };
  const span = Math.max((right - left) / room.x, (bottom - top) / room.y, 1e-9);
  const offset = {
    x: (width - (right - left) / span) / 2,
    y: (height - (bottom - top) / span) / 2,
  };
  return {
    width,
    height,
    points: flat.map(({ x, y }) => ({
      x: offset.x + (x - left) / span,
      y: offset.y + (y - top) / span,
    })),
  };
}

const flatten = (place: GeoPoint, first: GeoPoint): Point => ({
  x: place.longitude * Math.cos((first.latitude * Math.PI) / 180),
  y: -place.latitude,
});

const ends = (values: readonly number[]): readonly [number, number] => [
  values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY),
  values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY),
];

/** Where the driver was after so many seconds: the last point before, or the first. */
export const pointAt = ({ offsets }: Pick<Trail, 'offsets'>, seconds: number): number =>
  Math.max(
    0,
    offsets.findLastIndex((offset) => offset <= seconds),
  );
