import { pages } from '#shell/page.ts';
import { developerRoutes } from './routes.ts';

/** The contract as a page: every call, what it asks and what it answers. */
export const developerPages = pages(developerRoutes, {
  apiDocumentation: {
    title: 'API',
    access: 'public',
    navigation: false,
    load: async () => (await import('./pages/ApiPage.tsx')).ApiPage,
  },
});
