import type { Visits } from '#shell/testing/visits.ts';
import type { linehaulRoutes } from '../routes.ts';

export const linehaulVisits: Visits<typeof linehaulRoutes> = {
  lineHauls: [{ as: 'kim' }, { as: 'kim', path: '/linehauls?layout=board' }],
  lineHaul: [{ as: 'kim', path: '/linehauls', follow: /^LH\d+/ }],
};
