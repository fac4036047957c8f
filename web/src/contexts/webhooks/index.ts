import { pages } from '#shell/page.ts';
import { webhooksRoutes } from './routes.ts';

/** The pages of webhooks: other systems that are notified of events. */
export const webhooksPages = pages(webhooksRoutes, {
  webhooks: {
    title: 'Webhooks',
    access: 'Administration.Settings',
    load: async () => (await import('./pages/WebhooksPage.tsx')).WebhooksPage,
  },
  webhook: {
    title: 'Webhook',
    access: 'Administration.Settings',
    load: async () => (await import('./pages/WebhookPage.tsx')).WebhookPage,
  },
});
