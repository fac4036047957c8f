import type { MapLine, MapPlaceName, MapPosition, MapPoint } from './map-types.ts';
import { chartColors } from '../chart-color.ts';
import { initialsOf } from '../initials.ts';

const at = ({ longitude, latitude }: MapPosition): [number, number] => [longitude, latitude];

/** Converts drawn points to GeoJSON. */
export const pointsData = (
  points: readonly MapPoint[],
): GeoJSON.FeatureCollection<GeoJSON.Point> => ({
  type: 'FeatureCollection',
  features: points.map((point) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: at(point) },
    properties: {
      id: point.id,
      label: point.label,
      kind: point.kind,
      group: groupOf(point),
    },
  })),
});

/** Degrees between neighbours: some 100 m. */
const step = 0.001;
/** The golden angle: points along it never lie behind each other (Vogel 1979, Math. Biosci. 44). */
const goldenAngle = Math.PI * (3 - Math.sqrt(5));

/** Points of the same place in a spiral around it, so that each can be seen and chosen. */
export function spreadSamePlaces(points: readonly MapPoint[]): readonly MapPoint[] {
  const counts = new Map<string, number>();
  return points.map((point) => {
    const place = `${point.latitude} ${point.longitude}`;
    const before = counts.get(place) ?? 0;
    counts.set(place, before + 1);
    if (before === 0) return point;
    const distance = step * Math.sqrt(before);
    return {
      ...point,
      latitude: point.latitude + distance * Math.sin(before * goldenAngle),
      longitude: point.longitude + distance * Math.cos(before * goldenAngle),
    };
  });
}

/** Returns the points inside a lasso, where they are drawn. */
export const pointsInside = (
  points: readonly MapPoint[],
  lasso: readonly Pixel[],
  pixelOf: (position: MapPosition) => Pixel,
): readonly string[] =>
  spreadSamePlaces(points)
    .filter((point) => isInside(pixelOf(point), lasso))
    .map(({ id }) => id);

/** Converts drivers to GeoJSON; one of them may be highlighted. */
export const driversData = (
  drivers: readonly MapPoint[],
  selected: ReadonlySet<string>,
): GeoJSON.FeatureCollection<GeoJSON.Point> => ({
  type: 'FeatureCollection',
  features: drivers.map((driver) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: at(driver) },
    properties: {
      id: driver.id,
      label: driver.label,
      initials: initialsOf(driver.short ?? driver.label),
      isStale: driver.kind === 'staleDriver',
      isSelected: selected.has(driver.id),
      group: groupOf(driver),
    },
  })),
});

const groupOf = ({ group }: MapPoint): number => (group === undefined ? -1 : group % chartColors);

/** Converts place names to GeoJSON. */
export const placesData = (
  places: readonly MapPlaceName[],
): GeoJSON.FeatureCollection<GeoJSON.Point> => ({
  type: 'FeatureCollection',
  features: places.map((place, rank) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: at(place) },
    properties: { name: place.name, rank },
  })),
});

export const linesData = (
  lines: readonly MapLine[],
): GeoJSON.FeatureCollection<GeoJSON.LineString> => ({
  type: 'FeatureCollection',
  features: lines.map(({ id, label, places, width, opacity }, index) => ({
    type: 'Feature',
    geometry: { type: 'LineString', coordinates: places.map(at) },
    properties: {
      id,
      label,
      colour: index % chartColors,
      ...(width === undefined ? {} : { width }),
      ...(opacity === undefined ? {} : { opacity }),
    },
  })),
});

/**
 * Returns the south-west and north-east corners around most points; null for none. A twentieth at
 * each end is left out, so that a single distant delivery does not reduce a city to a dot.
 */
export function boundsOf(
  points: readonly MapPosition[],
): [[number, number], [number, number]] | null {
  if (points.length === 0) return null;
  const [west, east] = middleOf(points.map(({ longitude }) => longitude));
  const [south, north] = middleOf(points.map(({ latitude }) => latitude));
  return [
    [west, south],
    [east, north],
  ];
}

function middleOf(values: readonly number[]): [number, number] {
  const sorted = values.toSorted((a, b) => a - b);
  const cut = Math.floor(sorted.length / 20);
  return [sorted.at(cut) ?? 0, sorted.at(-1 - cut) ?? 0];
}

export type Pixel = { readonly x: number; readonly y: number };

/** True if a point lies in a polygon, by counting the edges right of it (Shimrat 1962, CACM 5). */
function isInside({ x, y }: Pixel, polygon: readonly Pixel[]): boolean {
  let inside = false;
  polygon.forEach((a, index) => {
    const b = polygon.at(index - 1) ?? a;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  });
  return inside;
}
