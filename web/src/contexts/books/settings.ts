import { tiles } from '#shell/settings-tiles.ts';
import { booksRoutes } from './routes.ts';

export const booksTiles = tiles(booksRoutes, {
  books: {
    group: 'System',
    text: 'Send invoices, credit notes and payments to Xero or MYOB.',
  },
});
