import { page } from '#shell/page.ts';

/** The contract as a page: every call, what it asks and what it answers. */
export const developerPages = [
  page({
    path: '/api',
    title: 'API',
    access: 'public',
    navigation: false,
    load: async () => (await import('./pages/ApiPage.tsx')).ApiPage,
  }),
];
