import { pdfKind } from '#platform/pdf/worker-pool.ts';
import type { CreditNoteData } from '../../credit-notes/pdf/credit-note.ts';
import type { RctiData } from '../../rcti/pdf/rcti.ts';
import type { RemittanceData } from '../../remittances/pdf/remittance.ts';
import type { StatementData } from '../../statements/pdf/statement.ts';
import type { TaxInvoiceData } from '../../invoices/pdf/tax-invoice.ts';

/** The PDFs of finance for the PDF worker pool. */
export const financePdfs = {
  'tax-invoice': pdfKind<TaxInvoiceData>(
    new URL('../../invoices/pdf/tax-invoice.ts', import.meta.url),
    'drawTaxInvoice',
  ),
  'credit-note': pdfKind<CreditNoteData>(
    new URL('../../credit-notes/pdf/credit-note.ts', import.meta.url),
    'drawCreditNote',
  ),
  remittance: pdfKind<RemittanceData>(
    new URL('../../remittances/pdf/remittance.ts', import.meta.url),
    'drawRemittance',
  ),
  rcti: pdfKind<RctiData>(new URL('../../rcti/pdf/rcti.ts', import.meta.url), 'drawRcti'),
  statement: pdfKind<StatementData>(
    new URL('../../statements/pdf/statement.ts', import.meta.url),
    'drawStatement',
  ),
};
