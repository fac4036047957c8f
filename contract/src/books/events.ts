/** The domain events of books; the accounting program is the tenant's, not a customer's. */
export type BooksEvents = {
  /** The connection or its settings changed. */
  readonly 'books.connectionChanged': { readonly id: null; readonly customerId: null };
  /** Records were sent, or could not be. */
  readonly 'books.transfersChanged': { readonly id: null; readonly customerId: null };
  /** The documents of the accounting program were read again. */
  readonly 'books.compared': { readonly id: null; readonly customerId: null };
};

/** The live topic of each event; null if no page shows what it changes. */
export const booksTopics = {
  'books.connectionChanged': 'books',
  'books.transfersChanged': 'books',
  'books.compared': 'books',
} as const;

/** The endpoints whose responses an event of a topic makes stale. */
export const staleAfterBooks = {
  books: [
    '/api/finance/books/getbooks',
    '/api/finance/books/getbooksattempts',
    '/api/finance/books/getbooksdifferences',
    '/api/finance/books/getbookstransfers',
  ],
} as const;
