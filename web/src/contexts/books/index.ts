import { pages } from '#shell/page.ts';
import { booksRoutes } from './routes.ts';

export const booksPages = pages(booksRoutes, {
  books: {
    title: 'Books',
    access: 'signedIn',
    load: async () => (await import('./pages/BooksPage.tsx')).BooksPage,
  },
});
