import type { Visits } from '#shell/testing/visits.ts';
import type { booksRoutes } from '../routes.ts';

export const booksVisits: Visits<typeof booksRoutes> = {};
