import { route } from '#shell/route.ts';

export const developerRoutes = {
  apiDocumentation: route('/api'),
};
