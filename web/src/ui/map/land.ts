import { feature } from 'topojson-client';
import world from 'world-atlas/land-50m.json';

// JSON contains arrays where the library's types have pairs.
const topology = world as unknown as Parameters<typeof feature>[0];

/** The outlines of all land, from Natural Earth at 1:50 million (public domain). */
export const land = feature(topology, topology.objects['land'] ?? { type: null });
