import { feature } from 'topojson-client';
import type { Plugin, Rolldown } from 'vite';

const name = 'virtual:land';

/**
 * Provides the outlines that maps are drawn over: Natural Earth at 1:50 million (public domain),
 * and at 1:10 million where the product's own places are. The whole world at 1:10 million would be
 * four times as much to load.
 */
export function land(): Plugin {
  return {
    name: 'waybill:land',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    async load(id) {
      if (id !== `\0${name}`) return null;
      const [coarse, fine] = [await atlas(this, 'land-50m'), await atlas(this, 'land-10m')];
      const text = JSON.stringify(landOf(coarse, fine));
      return `export default JSON.parse(${JSON.stringify(text)})`;
    },
  };
}

/** What is read of a topology: lines, and the polygons of land as indices of lines. */
export type LandTopology = {
  readonly type: string;
  readonly arcs: readonly Line[];
  readonly objects: {
    readonly land: { readonly type: string; readonly geometries: readonly Polygons[] };
  };
};
type Line = readonly (readonly number[])[];
type Polygons = { readonly type: string; readonly arcs: readonly Rings[] };
/** Indices of lines; a negative one is that of a line in the other direction, less one. */
type Rings = readonly (readonly number[])[];

/** All scales of the atlas have the same shape. */
type Atlas = typeof import('world-atlas/land-110m.json');

async function atlas(context: Rolldown.PluginContext, file: string): Promise<Atlas> {
  const found = await context.resolve(`world-atlas/${file}.json`, import.meta.filename);
  if (found === null) throw new Error(`world-atlas has no ${file}.json`);
  return JSON.parse(await context.fs.readFile(found.id, { encoding: 'utf8' })) as Atlas;
}

/** Returns Australia and New Zealand from `fine`, and all other land from `coarse`. */
export const landOf = (coarse: LandTopology, fine: LandTopology): readonly LandTopology[] => [
  only(coarse, (outline) => !isNear(outline)),
  only(fine, isNear),
];

/** A box around Australia and New Zealand, in degrees; no island crosses its edge. */
const near = { west: 110, south: -48, east: 180, north: -9 };

const isNear = (outline: Line): boolean =>
  outline.every(
    ([longitude = 0, latitude = 0]) =>
      longitude >= near.west &&
      longitude <= near.east &&
      latitude >= near.south &&
      latitude <= near.north,
  );

/** Returns a topology with the polygons whose outline is wanted, and the lines of those alone. */
function only(topology: LandTopology, isWanted: (outline: Line) => boolean): LandTopology {
  const { land } = topology.objects;
  const outlines = outlinesOf(topology);
  const wanted = land.geometries
    .flatMap(({ arcs }) => arcs)
    .filter((_, at) => isWanted(outlines[at] ?? []));
  const used = [...new Set(wanted.flat(2).map(lineAt))].toSorted((a, b) => a - b);
  const places = new Map(used.map((line, place) => [line, place]));
  const moved = (index: number): number => {
    const place = places.get(lineAt(index)) ?? 0;
    return index < 0 ? ~place : place;
  };
  const arcs = wanted.map((rings) => rings.map((ring) => ring.map(moved)));
  return {
    ...topology,
    arcs: used.flatMap((line) => (topology.arcs[line] === undefined ? [] : [topology.arcs[line]])),
    objects: { land: { type: land.type, geometries: [{ type: 'MultiPolygon', arcs }] } },
  };
}

const lineAt = (index: number): number => (index < 0 ? ~index : index);

/** Returns the outer ring of each polygon in degrees, in the order of the topology. */
function outlinesOf(topology: LandTopology): readonly Line[] {
  // The library's types have pairs where JSON has arrays.
  const read = topology as unknown as Parameters<typeof feature>[0];
  const collection = feature(read, read.objects['land'] ?? { type: null });
  const features = 'features' in collection ? collection.features : [collection];
  return features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon' ? geometry.coordinates.map(([outline = []]) => outline) : [],
  );
}
