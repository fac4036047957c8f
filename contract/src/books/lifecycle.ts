/** Accounting programs that can be connected. */
export const booksPrograms = ['Xero', 'MYOB'] as const;
export type BooksProgramCode = (typeof booksPrograms)[number];

export const transferKinds = ['Contact', 'Invoice', 'CreditNote', 'Payment'] as const;
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
export const differences = ['MissingThere', 'MissingHere', 'Amount', 'Void', 'Open'] as const;
export type Difference = (typeof differences)[number];
