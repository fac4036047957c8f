/** Accounting programs that can be connected. */
export const booksPrograms = ['Xero', 'MYOB'] as const;
export type BooksProgramCode = (typeof booksPrograms)[number];

/** Documents that are compared; a prepayment is money of a customer that is not allocated. */
export const comparedKinds = ['Invoice', 'CreditNote', 'Bill', 'Prepayment'] as const;
export type ComparedKind = (typeof comparedKinds)[number];

/** `Bill` is an RCTI; `Refund` is what is left of a credit note and was paid out. */
export const transferKinds = [
  'Contact',
  'Invoice',
  'CreditNote',
  'Payment',
  'Refund',
  'Prepayment',
  'Supplier',
  'Bill',
  'BillPayment',
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
