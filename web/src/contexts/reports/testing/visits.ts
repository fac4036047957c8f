import type { Visits } from '#shell/testing/visits.ts';
import type { reportsRoutes } from '../routes.ts';

export const reportsVisits: Visits<typeof reportsRoutes> = {
  report: [{ as: 'ada', path: '/reports/RevenueByCustomer' }],
  reportRecords: [
    { as: 'ada', path: '/reports/RevenueByCustomer/records?Period=Last12Months&figure=invoices' },
  ],
  reportUnsubscribe: [{ as: null, path: '/reports/unsubscribe/unknown' }],
};
