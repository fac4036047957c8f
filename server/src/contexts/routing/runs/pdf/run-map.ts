import type { PdfPage } from '#platform/pdf/page.ts';
import { HAIRLINE, QUIET, writeLine } from '#platform/pdf/text.ts';

/** Longitude and latitude. */
type Degrees = readonly [longitude: number, latitude: number];

export type MapBox = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export type MapStop = { readonly number: string; readonly position: Degrees };

type Point = readonly [x: number, y: number];

const radius = 7;
/** One degree of latitude, and of longitude at the equator. */
const degree_km = 111.2;

/**
 * Returns a function from degrees to points of the box: north is up, and both directions have the
 * same scale (equirectangular around the middle of the stops).
 */
export function projectionTo(
  { x, y, width, height }: MapBox,
  positions: readonly Degrees[],
): { readonly at: (position: Degrees) => Point; readonly points_per_km: number } {
  const [west, east] = rangeOf(positions.map(([longitude]) => longitude));
  const [south, north] = rangeOf(positions.map(([, latitude]) => latitude));
  const shrink = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const room = 2 * radius + 4;
  const across = Math.max((east - west) * shrink, 1e-4);
  const along = Math.max(north - south, 1e-4);
  const scale = Math.min((width - 2 * room) / across, (height - 2 * room) / along);
  const middle = [x + width / 2, y + height / 2] as const;
  return {
    points_per_km: scale / degree_km,
    at: ([longitude, latitude]) => [
      middle[0] + (longitude - (west + east) / 2) * shrink * scale,
      middle[1] - (latitude - (south + north) / 2) * scale,
    ],
  };
}

function rangeOf(values: readonly number[]): readonly [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

/** Draws the way of a run as straight lines, its stops with their numbers, and a scale. */
export function drawRunMap(
  pdf: PdfPage,
  box: MapBox,
  { start, stops }: { readonly start: Degrees | null; readonly stops: readonly MapStop[] },
): void {
  const positions = [...(start === null ? [] : [start]), ...stops.map(({ position }) => position)];
  pdf.lineWidth(0.5).rect(box.x, box.y, box.width, box.height).stroke(HAIRLINE);
  if (positions.length === 0) return;
  const { at, points_per_km } = projectionTo(box, positions);
  for (const [index, position] of positions.entries()) {
    const [x, y] = at(position);
    if (index === 0) pdf.lineWidth(1.25).moveTo(x, y);
    else pdf.lineTo(x, y);
  }
  if (positions.length > 1) pdf.stroke(QUIET);
  if (start !== null) {
    const [x, y] = at(start);
    pdf.rect(x - 4, y - 4, 8, 8).fill('#000000');
  }
  // The first stop is drawn last, so that its number is read where stops overlap.
  for (const { number, position } of stops.toReversed()) drawStop(pdf, at(position), number);
  drawScale(pdf, box, points_per_km);
}

function drawStop(pdf: PdfPage, [x, y]: Point, number: string): void {
  pdf.lineWidth(0.75).circle(x, y, radius).fillAndStroke('#ffffff', '#000000');
  writeLine(pdf, number, {
    x: x - 2 * radius,
    y: y - 5,
    width: 4 * radius,
    size: number.length > 2 ? 5.5 : 7,
    weight: 'semibold',
    align: 'center',
    leading: 10,
  });
}

/** Draws a line as long as a round number of kilometres, at most a quarter of the map. */
function drawScale(pdf: PdfPage, { x, y, width, height }: MapBox, points_per_km: number): void {
  const km = roundLength(width / 4 / points_per_km);
  const left = x + 8;
  const bottom = y + height - 8;
  pdf
    .lineWidth(1)
    .moveTo(left, bottom)
    .lineTo(left + km * points_per_km, bottom)
    .stroke('#000000');
  writeLine(pdf, `${km} km`, { x: left, y: bottom - 12, width: 80, size: 7, leading: 10 });
}

/** Returns the largest of 1, 2 and 5 times a power of ten that is at most a length. */
export function roundLength(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  return power * (most / power >= 5 ? 5 : most / power >= 2 ? 2 : 1);
}
