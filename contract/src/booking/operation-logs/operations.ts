/** Operations that a write can request in addition to saving (decisions B-05). */
export const bookingOperations = [
  'Save',
  'Quote',
  'Book',
  'CreateConsignment',
  'PrintLabel',
  'PrintManifest',
  'RequestPickup',
  'Cancel',
  'SendEmail',
] as const;
export type BookingOperation = (typeof bookingOperations)[number];

/** The outcome of an operation (decisions B-06). */
export const operationStatuses = ['Pending', 'InProgress', 'Success', 'Failed', 'Skipped'] as const;
export type OperationStatus = (typeof operationStatuses)[number];

/** The documents of a booking (decisions B-13), and its label in the language of label printers. */
export const documentTypes = [
  'Label',
  'LabelZpl',
  'Manifest',
  'ConsignmentNote',
  'ProofOfDelivery',
  'CommercialInvoice',
  'DangerousGoodsDeclaration',
  'Invoice',
] as const;
export type PrintedDocumentType = (typeof documentTypes)[number];
