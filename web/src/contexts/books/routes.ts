import { route } from '#shell/route.ts';

export const booksRoutes = {
  booksSettings: route('/settings/books'),
  booksDifferences: route('/finance/books'),
  booksTransfers: route('/finance/books/sent'),
};
