import type { Visits } from '#shell/testing/visits.ts';
import type { recordsRoutes } from '../routes.ts';

export const recordsVisits: Visits<typeof recordsRoutes> = {
  entityType: [{ as: 'ada', path: '/settings/entities/vehicle-inspection' }],
  entities: [
    { as: 'kim', path: '/e/vehicle-inspection' },
    { as: null, path: '/e/site-contact' },
  ],
  entity: [{ as: 'kim', path: '/e/vehicle-inspection', follow: /WB-22-AC/ }],
};
