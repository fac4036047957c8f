import type { Visits } from '#shell/testing/visits.ts';
import type { reconciliationRoutes } from '../routes.ts';

export const reconciliationVisits: Visits<typeof reconciliationRoutes> = {
  reconciliations: [{ as: 'lena', path: '/finance/reconciliation?take=12' }],
  reconciliation: [{ as: 'lena', path: '/finance/reconciliation', follow: /^TE-20531/ }],
};
