import type { OrderParcel } from '@waybill/contract/shops/orders/shapes';
import { chartColor } from '#ui/chart-color.ts';

type Point = readonly [x: number, y: number, z: number];
type Placement = NonNullable<OrderParcel['placements']>[number];
/** The shade is the percentage of colour; faces are opaque, so that they hide what is behind. */
type Face = { readonly points: string; readonly shade: number };
type Piece = { readonly key: string; readonly colour: string; readonly faces: readonly Face[] };
type Drawing = {
  readonly viewBox: string;
  readonly outline: string;
  readonly pieces: readonly Piece[];
};

/**
 * Returns the isometric drawing of a packed box: pieces from the back to the front, each with its
 * three visible faces, and the edges of the box. Null for a parcel without a box.
 */
export function drawingOf(parcel: OrderParcel): Drawing | null {
  const { placements } = parcel;
  if (placements === undefined || placements.length === 0) return null;
  const box: Point = [inMm(parcel.length), inMm(parcel.width), inMm(parcel.height)];
  const names = [...new Set(placements.map(({ name }) => name))];
  return {
    viewBox: viewBoxOf(box),
    outline: outlineOf(box),
    pieces: backToFront(placements).map((placement) => ({
      key: placement.at.join(' '),
      colour: chartColor(names.indexOf(placement.name)),
      faces: facesOf(placement),
    })),
  };
}

/** Parcels are measured in centimetres. */
const inMm = ({ value }: OrderParcel['length']): number => value * 10;

/**
 * Orders pieces so that each is drawn after those behind it. Sorting by comparison would not do:
 * most pairs hide nothing of each other, and are in no order.
 */
function backToFront(placements: readonly Placement[]): readonly Placement[] {
  const drawn = new Set<Placement>();
  const begun = new Set<Placement>();
  const draw = (piece: Placement): void => {
    if (begun.has(piece)) return;
    begun.add(piece);
    for (const other of placements) if (isBehind(other, piece)) draw(other);
    drawn.add(piece);
  };
  for (const piece of placements) draw(piece);
  return [...drawn];
}

const axes = [0, 1, 2] as const;

/** Pieces that end before each other, on different axes, are apart on the screen too. */
const isBehind = (a: Placement, b: Placement): boolean =>
  axes.some((axis) => endsBefore(a, b, axis)) && !axes.some((axis) => endsBefore(b, a, axis));

const endsBefore = (a: Placement, b: Placement, axis: 0 | 1 | 2): boolean =>
  a.at[axis] + a.size[axis] <= b.at[axis];

const cos30 = Math.sqrt(3) / 2;

/** Length runs to the lower right, width to the lower left, height upwards. */
const flat = ([x, y, z]: Point): readonly [number, number] => [(x - y) * cos30, (x + y) / 2 - z];

const text = (points: readonly Point[]): string =>
  points
    .map(flat)
    .map(([x, y]) => `${Math.round(x)},${Math.round(y)}`)
    .join(' ');

function facesOf({ at: [x, y, z], size: [l, w, h] }: Placement): readonly Face[] {
  const [right, front, top] = [x + l, y + w, z + h];
  return [
    {
      points: text([
        [x, y, top],
        [right, y, top],
        [right, front, top],
        [x, front, top],
      ]),
      shade: 35,
    },
    {
      points: text([
        [right, y, z],
        [right, front, z],
        [right, front, top],
        [right, y, top],
      ]),
      shade: 55,
    },
    {
      points: text([
        [x, front, z],
        [right, front, z],
        [right, front, top],
        [x, front, top],
      ]),
      shade: 75,
    },
  ];
}

function outlineOf([l, w, h]: Point): string {
  const lines: readonly (readonly Point[])[] = [
    [
      [0, 0, 0],
      [l, 0, 0],
      [l, w, 0],
      [0, w, 0],
      [0, 0, 0],
      [0, 0, h],
      [l, 0, h],
      [l, w, h],
      [0, w, h],
      [0, 0, h],
    ],
    [
      [l, 0, 0],
      [l, 0, h],
    ],
    [
      [l, w, 0],
      [l, w, h],
    ],
    [
      [0, w, 0],
      [0, w, h],
    ],
  ];
  return lines.map((points) => `M${text(points).replaceAll(' ', ' L')}`).join(' ');
}

function viewBoxOf([l, w, h]: Point): string {
  const margin = Math.max(l, w, h) / 20;
  const left = -w * cos30 - margin;
  const top = -h - margin;
  const width = (l + w) * cos30 + 2 * margin;
  const height = (l + w) / 2 + h + 2 * margin;
  return [left, top, width, height].map(Math.round).join(' ');
}
