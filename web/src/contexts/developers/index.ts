import { pages } from '#shell/page.ts';
import { developerRoutes } from './routes.ts';

/** The page of the API documentation: every endpoint with its input and output. */
export const developerPages = pages(developerRoutes, {
  apiDocumentation: {
    title: 'API',
    access: 'public',
    navigation: false,
    load: async () => (await import('./pages/ApiPage.tsx')).ApiPage,
  },
});
