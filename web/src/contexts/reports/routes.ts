import { route } from '#shell/route.ts';

/** The parameters of a report that its address has. */
type Parameter =
  | 'Period'
  | 'By'
  | 'Then'
  | 'Customer'
  | 'Carrier'
  | 'Driver'
  | 'AsOf'
  | 'OverdueOnly'
  | 'Number';

// Every page brings this file: the many names are types alone.
export const reportsRoutes = {
  reports: route('/reports'),
  reportRuns: route('/reports/runs'),
  report: route('/reports/$name', [] as readonly Parameter[]),
  reportRecords: route('/reports/$name/records', [] as readonly (Parameter | 'figure' | 'row')[]),
  reportUnsubscribe: route('/reports/unsubscribe/$token'),
};
