import { pages } from '#shell/page.ts';
import { booksRoutes } from './routes.ts';

/** The accounting software: its connection, what was sent, and what differs. */
export const booksPages = pages(booksRoutes, {
  booksSettings: {
    title: 'Accounting',
    access: 'Administration.Settings',
    load: async () => (await import('./parts/pages.ts')).BooksSettingsPage,
  },
  books: {
    title: 'Accounting',
    access: 'Finance.Create',
    load: async () => (await import('./parts/pages.ts')).BooksPage,
  },
});
