export {
  chooseBooksOrganisation,
  completeBooks,
  connectBooks,
  disconnectBooks,
  getBooks,
  getBooksChart,
  saveBooksSettings,
} from './connection/endpoints.ts';
export { getBooksAttempts, getBooksTransfers, sendToBooks } from './transfers/endpoints.ts';
export {
  acceptBooksDifference,
  compareBooks,
  getBooksDifferences,
  linkToBooks,
  releaseDeletedPayments,
} from './differences/endpoints.ts';
