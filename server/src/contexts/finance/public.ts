import type { FindRecord } from '#contexts/records/public.ts';
import { invoiceById } from './lists.ts';

export type { BrokenInvariant } from './sql/ledger.ts';
export { noteInvoiceSent } from './send.ts';
export { emailOfInvoice } from './sql/billing-runs.ts';
export { isPaidByCard } from './sql/charges.ts';
export { brokenInvariants } from './sql/ledger.ts';
export { invoiceFile, type PdfQuery, printRequested, statementFile } from './printed.ts';
export { financePdfs } from './pdf/index.ts';

/** Finds an invoice that documents hang on. */
export const invoiceRecord: FindRecord = async (db, _, { entityId }) => {
  const row = entityId === undefined ? undefined : await invoiceById(db, entityId);
  return row && { ref: row.id, customerId: row.customer_id };
};
