import type { OrderParcel } from '@waybill/contract/shops/orders/shapes';
import { expect, it } from 'vitest';
import { drawingOf } from './packed-box.ts';

const cm = (value: number) => ({ value, unit: 'cm' });
const parcel = (placements: NonNullable<OrderParcel['placements']>): OrderParcel => ({
  boxId: 1,
  packageType: 'Carton',
  length: cm(30),
  width: cm(30),
  height: cm(30),
  weight: { value: 1, unit: 'kg' },
  quantity: 1,
  contents: '',
  isEstimated: false,
  placements,
});
const cube = (x: number, y: number, z: number) => ({
  name: 'Cube',
  at: [x * 100, y * 100, z * 100] as [number, number, number],
  size: [100, 100, 100] as [number, number, number],
});
const layers = [0, 1, 2];
const cubes = layers.flatMap((x) => layers.flatMap((y) => layers.map((z) => cube(x, y, z))));

it('draws each piece after those that it hides, in whatever order they were packed', () => {
  for (const packed of [cubes, cubes.toReversed(), cubes.toSorted((a, b) => a.at[1] - b.at[2])]) {
    const keys = drawingOf(parcel(packed))?.pieces.map(({ key }) => key) ?? [];
    expect(keys).toHaveLength(cubes.length);
    for (const { at } of cubes) {
      for (const axis of layers) {
        if (at[axis] === 200) continue;
        const nearer = at.map((value, of) => (of === axis ? value + 100 : value));
        expect(keys.indexOf(at.join(' '))).toBeLessThan(keys.indexOf(nearer.join(' ')));
      }
    }
  }
});

it('draws nothing for a parcel without a box', () => {
  const { placements: _, ...unpacked } = parcel([]);
  expect(drawingOf(unpacked)).toBe(null);
});
