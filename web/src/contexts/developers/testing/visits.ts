import type { Visits } from '#shell/testing/visits.ts';
import type { developerRoutes } from '../routes.ts';

export const developerVisits: Visits<typeof developerRoutes> = {
  // All calls at once are a document of a hundred screens, of one kind of card.
  apiDocumentation: [{ as: null, path: '/api?q=invoice' }],
};
