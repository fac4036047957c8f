import type { CustomerCard } from '#contexts/customers/public.ts';
import type { DataOf } from '#platform/papers/worker-pool.ts';
import type { LocalDate } from '@waybill/kernel/local-date';
import { minor, negate, ZERO } from '@waybill/kernel/money';
import { buyerOf } from './buyer.ts';
import type { InvoiceRow, LineRow } from './lists.ts';
import { type PaperWords, wordIn } from '#platform/papers/words.ts';
import type { PrintingOffice } from './office.ts';
import type { financePapers } from './papers/index.ts';
import type { RemittanceRow } from './sql/remittance-list.ts';
import type { Statement } from './statement.ts';
import { numberOf, paidOf } from './wire.ts';

type TaxInvoice = DataOf<(typeof financePapers)['tax-invoice']>;
type StatementPaper = DataOf<(typeof financePapers)['statement']>;

type RemittancePaper = DataOf<(typeof financePapers)['remittance']>;

/** An invoice as it is printed. */
export const taxInvoiceOf = (row: InvoiceRow, { currency, words }: PrintingOffice): TaxInvoice => ({
  standing: row.status === 'Draft' || row.status === 'Void' ? row.status : 'Issued',
  invoiceNumber: numberOf(row),
  invoiceDate: dateText(row.invoice_date, words),
  dueDate: dateText(row.due_date, words),
  terms:
    row.terms_days === 0
      ? wordIn(words, 'On receipt')
      : wordIn(words, '{days} days', { days: row.terms_days }),
  reference: row.reference ?? '',
  seller: row.seller,
  buyer: row.buyer,
  moneyStyle: { currency, locale: words.language },
  lines: row.lines.map((line) => lineOf(line, words)),
  totalExTax: row.tax_exclusive_minor,
  tax: row.tax_minor,
  total: row.amount_minor,
  paid: row.status === 'Void' ? ZERO : paidOf(row),
  outstanding: row.outstanding_minor,
  paymentDetails: [
    wordIn(words, 'Please quote {number} with your payment.', { number: numberOf(row) }),
  ],
  note: row.note ?? '',
});

const lineOf = (line: LineRow, words: PaperWords): TaxInvoice['lines'][number] => ({
  date: line.supplied_on === null ? '' : dateText(line.supplied_on, words),
  reference: line.reference_no,
  description: [line.service, line.description].filter((text) => text !== null).join(' · '),
  quantity: String(line.quantity ?? 1),
  unitPrice: (line.quantity ?? 1) === 1 ? minor(line.tax_exclusive_minor) : null,
  amountExTax: minor(line.tax_exclusive_minor),
  tax: minor(line.tax_minor),
});

/** A statement as it is printed. */
export const statementPaperOf = (
  statement: Statement,
  { currency, seller, today, words }: PrintingOffice,
): StatementPaper => ({
  customerNumber: statement.card.code,
  period: `${dateText(statement.from, words)} – ${dateText(statement.to, words)}`,
  statementDate: dateText(today, words),
  seller,
  customer: buyerOf(statement.card),
  moneyStyle: { currency, locale: words.language },
  opening: statement.opening,
  rows: statement.items.map((item) => ({
    date: dateText(item.date, words),
    kind: spoken[item.kind] ?? item.kind,
    reference: item.referenceNo,
    charge: item.charge,
    payment: item.payment,
  })),
  closing: statement.closing,
  ageing: [
    ...statement.ageing,
    ...(statement.unallocated === 0
      ? []
      : [{ name: 'Unallocated', amount: negate(statement.unallocated) }]),
  ],
  paymentDetails: [
    wordIn(words, 'Please quote {number} with your payment.', { number: statement.card.code }),
  ],
});

/** A remittance advice as it is printed. */
export const remittancePaperOf = (
  row: RemittanceRow,
  customer: CustomerCard,
  { currency, seller, words }: PrintingOffice,
): RemittancePaper => ({
  number: row.number,
  isCancelled: row.status === 'Cancelled',
  paymentDate: dateText(row.payment_date, words),
  customerNumber: customer.code,
  payer: buyerOf(customer),
  payee: seller,
  moneyStyle: { currency, locale: words.language },
  lines: row.lines.map((line) => ({
    invoiceNumber: line.invoice_number,
    note: line.note ?? '',
    amount: line.amount_minor,
  })),
  total: row.total_minor,
  note: row.note ?? '',
});

const spoken: Readonly<Record<string, string>> = {
  VoidedInvoice: 'Voided invoice',
  ReversedPayment: 'Reversed payment',
  CreditNote: 'Credit note',
};

/** A day in words of the paper's language. */
export const dateText = (date: LocalDate, { language }: PaperWords): string =>
  new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
