import { osrmRoads } from './osrm/osrm.ts';
import type { Roads } from './roads.ts';
import { valhallaRoads } from './valhalla/valhalla.ts';

/** Returns the road server of an installation. */
export const roadsOf = ({
  kind,
  url,
}: {
  readonly kind: 'osrm' | 'valhalla';
  readonly url: string;
}): Roads => (kind === 'osrm' ? osrmRoads(url) : valhallaRoads(url));
