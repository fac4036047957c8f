import { route } from '#shell/route.ts';

export const reportsRoutes = {
  reports: route('/reports'),
  reportRuns: route('/reports/runs'),
  report: route('/reports/$name'),
};
