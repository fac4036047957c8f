import { problems } from '../problem.ts';

export const booksProblems = problems({
  BooksNotConnected: { status: 409, message: 'No accounting software is connected.' },
  BooksNotSetUp: { status: 409, message: 'Choose accounts for the accounting software first.' },
  BooksSignInExpired: {
    status: 409,
    message: 'This sign-in has expired or was used already. Connect again.',
  },
  BooksNotAvailable: {
    status: 503,
    message: 'The accounting software did not respond as expected.',
  },
  BooksOrganisationNotFound: { status: 404, message: 'We could not find this organisation.' },
  BooksTransferNotFound: { status: 404, message: 'We could not find this record.' },
  BooksDocumentNotFound: {
    status: 409,
    message: 'We could not find this document in the accounting software.',
  },
  BooksPaymentNotDeleted: {
    status: 409,
    message: 'No payment of this invoice was deleted in the accounting software.',
  },
  BooksDocumentLinked: {
    status: 409,
    message: 'This document is already linked to another record.',
  },
});
