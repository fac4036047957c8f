import type { Visits } from '#shell/testing/visits.ts';
import type { fleetRoutes } from '../routes.ts';

export const fleetVisits: Visits<typeof fleetRoutes> = {
  registerDriver: [{ as: null }],
  driverApp: [{ as: 'ravi' }],
  drivers: [
    { as: 'kim', path: '/drivers?take=12' },
    { as: 'kim', path: '/drivers?layout=map' },
  ],
  preStartCheck: [{ as: 'kim', path: '/drivers/compliance', follow: /^[A-Z]/ }],
  driver: [{ as: 'kim', path: '/drivers', follow: /^[A-Z][a-z]+ [A-Z]/ }],
};
