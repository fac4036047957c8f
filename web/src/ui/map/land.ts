import { feature } from 'topojson-client';
import topologies from 'virtual:land';

/** The outlines of all land, from Natural Earth (public domain); the build selects the scales. */
export const land: GeoJSON.FeatureCollection = {
  type: 'FeatureCollection',
  features: topologies.flatMap((topology) => {
    const drawn = feature(topology, topology.objects['land'] ?? { type: null });
    return 'features' in drawn ? drawn.features : [drawn];
  }),
};
