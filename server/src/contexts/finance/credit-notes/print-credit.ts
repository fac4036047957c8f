import type { DataOf } from '#platform/pdf/worker-pool.ts';
import { ZERO } from '@waybill/kernel/money';
import { localDateOf } from '@waybill/kernel/time';
import type { CreditNoteRow } from './sql/credit-list.ts';
import type { InvoiceRow } from '../invoices/lists.ts';
import type { PrintSettings } from '../ledger/office.ts';
import type { financePdfs } from '../documents/pdf/index.ts';
import { dateText } from '../documents/print.ts';
import { numberOf } from '../invoices/mappers.ts';

/** Returns the printed values of an approved credit note; seller and buyer are the invoice's. */
export const creditPdfOf = (
  row: CreditNoteRow,
  invoice: InvoiceRow,
  { currency, timezone, words }: PrintSettings,
): DataOf<(typeof financePdfs)['credit-note']> => ({
  number: row.number,
  date:
    row.decided_at === null ? '' : dateText(localDateOf(new Date(row.decided_at), timezone), words),
  invoiceNumber: numberOf(invoice),
  invoiceDate: dateText(invoice.invoice_date, words),
  seller: invoice.seller,
  buyer: invoice.buyer,
  moneyStyle: { currency, locale: words.language },
  lines: row.lines
    .filter((line) => (line.approved_minor ?? 0) !== 0)
    .map((line) => ({
      reference: line.reference_no,
      description: [line.description, line.note].filter((text) => text !== null).join(' · '),
      tax: line.approved_tax_minor ?? ZERO,
      amount: line.approved_minor ?? ZERO,
    })),
  tax: row.approved_tax_minor ?? ZERO,
  total: row.approved_minor ?? ZERO,
});
