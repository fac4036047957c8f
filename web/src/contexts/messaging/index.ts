import { page } from '#shell/page.ts';

/** What people say to each other. */
export const messagingPages = [
  page({
    path: '/communication/discussion/$id',
    title: 'Discussion',
    access: 'Communication.View',
    load: async () => (await import('./pages/DiscussionPage.tsx')).DiscussionPage,
  }),
];
