import { pages } from '#shell/page.ts';
import { booksRoutes } from './routes.ts';

/** The accounting software: its connection, transfers and differences. */
export const booksPages = pages(booksRoutes, {
  books: {
    title: 'Accounting',
    access: 'Finance.Create',
    load: async () => (await import('./parts/BooksPage.tsx')).BooksPage,
  },
});
