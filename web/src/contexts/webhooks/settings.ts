import { tiles } from '#shell/settings-tiles.ts';
import { webhooksRoutes } from './routes.ts';

export const webhooksTiles = tiles(webhooksRoutes, {
  webhooks: { group: 'System', text: 'Notify other systems of events.' },
});
