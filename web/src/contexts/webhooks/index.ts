import { pages } from '#shell/page.ts';
import { webhooksRoutes } from './routes.ts';

/** Other systems that are told what happens. */
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
