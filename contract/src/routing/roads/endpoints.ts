import { endpoint } from '../../endpoint.ts';
import { TravelTable, TravelQuery } from './shapes.ts';

/** By the road server of the installation, else estimated, which `source` says (decisions R-02). */
export const getTravel = endpoint({
  method: 'POST',
  path: '/api/route/travel',
  access: 'Job.Allocate',
  summary: 'Returns travel times and distances between positions, by road or estimated.',
  input: TravelQuery,
  output: TravelTable,
  reads: true,
  perMinute: 120,
});
