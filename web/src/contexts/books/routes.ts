import { route } from '#shell/route.ts';

export const booksRoutes = {
  books: route('/finance/books', ['tab']),
};
