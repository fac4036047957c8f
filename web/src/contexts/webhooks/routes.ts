import { route } from '#shell/route.ts';

export const webhooksRoutes = {
  webhooks: route('/settings/webhooks'),
  webhook: route('/settings/webhooks/$id'),
};
