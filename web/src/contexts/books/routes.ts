import { route } from '#shell/route.ts';

export const booksRoutes = {
  booksSettings: route('/settings/books'),
  books: route('/finance/books', ['tab']),
};
