import type { FindRecord } from '#contexts/records/public.ts';
import { invoiceById } from './invoices/lists.ts';

export type { BrokenInvariant } from './ledger/sql.ts';
export { noteInvoiceSent } from './invoices/send.ts';
export { emailOfInvoice } from './billing/sql/billing-runs.ts';
export { recordReceived } from './payments/record-received.ts';
export { releasePayment } from './payments/release-payment.ts';
export { isPaidByCard } from './cards/sql/charges.ts';
export { brokenInvariants } from './ledger/sql.ts';
export { type SentRcti, sentRcti } from './rcti/sent-rcti.ts';
export { invoiceFile, type PdfQuery, printRequested, statementFile } from './documents/printed.ts';
export { financePdfs } from './documents/pdf/index.ts';

/** Finds the invoice that documents are attached to. */
export const invoiceRecord: FindRecord = async (db, _, { entityId }) => {
  const row = entityId === undefined ? undefined : await invoiceById(db, entityId);
  return row && { ref: row.id, customerId: row.customer_id };
};
