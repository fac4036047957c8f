import { pdfKind } from '#platform/pdf/worker-pool.ts';
import type { CreditNoteData } from './credit-note.ts';
import type { RemittanceData } from './remittance.ts';
import type { StatementData } from './statement.ts';
import type { TaxInvoiceData } from './tax-invoice.ts';

/** The papers of finance, for the pool that draws them. */
export const financePdfs = {
  'tax-invoice': pdfKind<TaxInvoiceData>(
    new URL('./tax-invoice.ts', import.meta.url),
    'drawTaxInvoice',
  ),
  'credit-note': pdfKind<CreditNoteData>(
    new URL('./credit-note.ts', import.meta.url),
    'drawCreditNote',
  ),
  remittance: pdfKind<RemittanceData>(
    new URL('./remittance.ts', import.meta.url),
    'drawRemittance',
  ),
  statement: pdfKind<StatementData>(new URL('./statement.ts', import.meta.url), 'drawStatement'),
};
