import type { Visits } from '#shell/testing/visits.ts';
import type { webhooksRoutes } from '../routes.ts';

export const webhooksVisits: Visits<typeof webhooksRoutes> = {
  webhook: [{ as: 'ada', path: '/settings/webhooks', follow: /hooks\.cedar\.example/ }],
};
