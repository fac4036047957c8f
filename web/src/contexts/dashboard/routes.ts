import { route } from '#shell/route.ts';

export const dashboardRoutes = {
  dashboard: route('/dashboard'),
};
