import { route } from '#shell/route.ts';

const parameters = [
  'Period',
  'By',
  'Then',
  'Customer',
  'Carrier',
  'Driver',
  'AsOf',
  'OverdueOnly',
  'Number',
] as const;

export const reportsRoutes = {
  reports: route('/reports'),
  reportRuns: route('/reports/runs'),
  report: route('/reports/$name', parameters),
  reportRecords: route('/reports/$name/records', [...parameters, 'figure', 'row']),
  reportUnsubscribe: route('/reports/unsubscribe/$token'),
};
