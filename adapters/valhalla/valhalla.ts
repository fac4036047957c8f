import { z } from 'zod';
import { roadRequest, roadUrl } from '../road-request.ts';
import { type RoadPosition, type Roads, roadsInBlocks } from '../roads.ts';

const Way = z.object({ distance: z.number().nullable(), time: z.number().nullable() });
const Matrix = z.object({ sources_to_targets: z.array(z.array(Way)) });

/**
 * Connects to a Valhalla server by its address; its truck costing considers bridges, bans and
 * speeds of trucks. Distances are in kilometres.
 * https://valhalla.github.io/valhalla/api/matrix/api-reference/
 */
export const valhallaRoads = (address: string): Roads =>
  roadsInBlocks(async ({ profile, from, to, signal }) => {
    const { sources_to_targets: rows } = await roadRequest(roadUrl(address, 'sources_to_targets'), {
      shape: Matrix,
      signal,
      body: {
        sources: from.map(placeOf),
        targets: to.map(placeOf),
        costing: profile === 'truck' ? 'truck' : 'auto',
        units: 'kilometers',
        verbose: true,
      },
    });
    return rows.map((row) =>
      row.map(({ time, distance }) =>
        time === null || distance === null ? null : { duration: time, distance: distance * 1000 },
      ),
    );
  });

const placeOf = ([longitude, latitude]: RoadPosition) => ({
  lon: round6(longitude),
  lat: round6(latitude),
});

const round6 = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
