import { page } from '#shell/page.ts';

/** Other systems that are told what happens. */
export const webhooksPages = [
  page({
    path: '/settings/webhooks',
    title: 'Webhooks',
    access: 'Administration.Settings',
    load: async () => (await import('./pages/WebhooksPage.tsx')).WebhooksPage,
  }),
  page({
    path: '/settings/webhooks/$id',
    title: 'Webhook',
    access: 'Administration.Settings',
    load: async () => (await import('./pages/WebhookPage.tsx')).WebhookPage,
  }),
];
