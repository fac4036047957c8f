/** Accounting programs that can be connected. */
export const booksPrograms = ['Xero', 'MYOB'] as const;
export type BooksProgramCode = (typeof booksPrograms)[number];

/**
 * Documents that both sides have. `Bill` is an RCTI; a prepayment is money of a customer that is
 * not allocated to an invoice.
 */
export const documentKinds = ['Invoice', 'CreditNote', 'Bill', 'Prepayment'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** `Refund` is what is left of a credit note and was paid out. */
export const transferKinds = [
  ...documentKinds,
  'Contact',
  'Supplier',
  'Payment',
  'BillPayment',
  'Refund',
] as const;
export type TransferKind = (typeof transferKinds)[number];

/** `Waiting` is queued, or due again after a pause. */
export const transferStatuses = ['Waiting', 'Sent', 'Failed'] as const;
export type TransferStatus = (typeof transferStatuses)[number];

export const attemptOutcomes = [
  'Created',
  'Found',
  'Linked',
  'Removed',
  'Refused',
  'Unavailable',
] as const;

/** The differences between our document and that of the accounting software. */
export const differences = [
  /** It is still to be sent, or to be void there. */
  'Waiting',
  'MissingThere',
  'MissingHere',
  'Amount',
  'Void',
  /** A payment of it was deleted there. */
  'PaymentDeleted',
  'Open',
] as const;
export type Difference = (typeof differences)[number];
