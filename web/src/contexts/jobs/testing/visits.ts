import type { Visits } from '#shell/testing/visits.ts';
import type { jobsRoutes } from '../routes.ts';

export const jobsVisits: Visits<typeof jobsRoutes> = {
  allocation: [{ as: 'kim' }],
  jobs: [{ as: 'kim', path: '/jobs?take=12' }],
  multiStop: [{ as: 'kim', path: '/jobs/multi-stop', follow: /^J\d+/ }],
  job: [{ as: 'kim', path: '/jobs', follow: /^J\d+/ }],
};
