/** The domain events of books; the accounting program is the tenant's, not a customer's. */
export type BooksEvents = {
  /** The connection, the transfers or the differences have changed. */
  readonly 'books.changed': { readonly id: null; readonly customerId: null };
};

/** The live topic of each event; null if no page shows what it changes. */
export const booksTopics = { 'books.changed': 'books' } as const;

/** The endpoints whose responses an event of a topic makes stale. */
export const staleAfterBooks = {
  books: [
    '/api/finance/books/getbooks',
    '/api/finance/books/getbooksattempts',
    '/api/finance/books/getbooksdifferences',
    '/api/finance/books/getbookstransfers',
  ],
} as const;
