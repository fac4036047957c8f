import { page } from '#shell/page.ts';

/** What people say to each other. */
export const messagingPages = [
  page({
    path: '/communication/discussion/$id',
    title: 'Discussion',
    access: 'Communication.View',
    load: async () => (await import('./pages/DiscussionPage.tsx')).DiscussionPage,
  }),
  page({
    path: '/settings/templates',
    title: 'Templates',
    access: 'Communication.Templates',
    load: async () => (await import('./pages/TemplatesPage.tsx')).TemplatesPage,
  }),
  page({
    path: '/settings/templates/$id',
    title: 'Template',
    access: 'Communication.Templates',
    load: async () => (await import('./pages/TemplatePage.tsx')).TemplatePage,
  }),
];
