import { pages } from '#shell/page.ts';
import { booksRoutes } from './routes.ts';

/** The accounting software: its connection, what was sent, and what differs. */
export const booksPages = pages(booksRoutes, {
  booksSettings: {
    title: 'Accounting software',
    access: 'Administration.Settings',
    load: async () => (await import('./connection/BooksSettingsPage.tsx')).BooksSettingsPage,
  },
  booksDifferences: {
    title: 'Compare with accounting',
    access: 'Finance.Create',
    load: async () => (await import('./differences/BooksDifferencesPage.tsx')).BooksDifferencesPage,
  },
  booksTransfers: {
    title: 'Sent to accounting',
    access: 'Finance.Create',
    load: async () => (await import('./transfers/BooksTransfersPage.tsx')).BooksTransfersPage,
  },
});
