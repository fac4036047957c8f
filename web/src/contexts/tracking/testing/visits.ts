import type { Visits } from '#shell/testing/visits.ts';
import type { trackingRoutes } from '../routes.ts';

/** `guest.e2e.ts` opens the tracking of a booking, as it knows the number and token. */
export const trackingVisits: Visits<typeof trackingRoutes> = {
  track: [{ as: null }],
  tracking: [],
  sharedTracking: [],
};
