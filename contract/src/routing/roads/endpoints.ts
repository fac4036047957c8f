import { endpoint } from '../../endpoint.ts';
import { TravelTable, TravelQuery } from './shapes.ts';

/**
 * From the installation's road server, otherwise estimated, as indicated by `source` (decisions
 *
 */
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
