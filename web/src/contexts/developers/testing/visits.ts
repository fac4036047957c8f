import type { Visits } from '#shell/testing/visits.ts';
import type { developerRoutes } from '../routes.ts';

export const developerVisits: Visits<typeof developerRoutes> = {
  // All endpoints at once would be a document of a hundred screens of identical cards.
  apiDocumentation: [{ as: null, path: '/api?q=invoice' }],
};
