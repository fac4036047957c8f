import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { landOf, type LandTopology } from '../web/build/land.ts';
import { root } from './repository.ts';

const atlas = (file: string) =>
  JSON.parse(readFileSync(join(root, 'node_modules/world-atlas', file), 'utf8')) as LandTopology;

const polygonsOf = ({ objects }: LandTopology): number =>
  objects.land.geometries.reduce((count, { arcs }) => count + arcs.length, 0);

it('outlines Australia in detail, and every other country at a smaller scale', () => {
  const [coarse, fine] = [atlas('land-50m.json'), atlas('land-10m.json')];
  const [world, near] = landOf(coarse, fine);
  if (world === undefined || near === undefined) throw new Error('Two topologies are expected');
  const left = polygonsOf(coarse) - polygonsOf(world);
  expect(left).toBeGreaterThan(50);
  expect(polygonsOf(near)).toBeGreaterThan(left);
  expect(polygonsOf(near)).toBeLessThan(polygonsOf(fine) / 4);
  const lines = near.objects.land.geometries.flatMap(({ arcs }) => arcs.flat(2));
  expect(new Set(lines).size).toBe(near.arcs.length);
});

it('takes a sixth of the file that has all land in detail', () => {
  const fine = atlas('land-10m.json');
  const sizes = landOf(atlas('land-50m.json'), fine).map((each) => JSON.stringify(each).length);
  expect(sizes[1]).toBeLessThan(JSON.stringify(fine).length / 6);
});
