import type { CustomerCard } from '#contexts/customers/public.ts';
import type { DataOf } from '#platform/papers/worker-pool.ts';
import type { LocalDate } from '@waybill/kernel/local-date';
import { minor, negate, ZERO } from '@waybill/kernel/money';
import { buyerOf } from './buyer.ts';
import type { InvoiceRow, LineRow } from './lists.ts';
import type { Office } from './office.ts';
import type { financePapers } from './papers/index.ts';
import type { RemittanceRow } from './sql/remittance-list.ts';
import type { Statement } from './statement.ts';
import { numberOf, paidOf } from './wire.ts';

type TaxInvoice = DataOf<(typeof financePapers)['tax-invoice']>;
type StatementPaper = DataOf<(typeof financePapers)['statement']>;

type RemittancePaper = DataOf<(typeof financePapers)['remittance']>;

/** The language of papers. */
export const locale = 'en-AU';

/** An invoice as it is printed. */
export const taxInvoiceOf = (row: InvoiceRow, { currency }: Office): TaxInvoice => ({
  standing: row.status === 'Draft' || row.status === 'Void' ? row.status : 'Issued',
  invoiceNumber: numberOf(row),
  invoiceDate: dateText(row.invoice_date),
  dueDate: dateText(row.due_date),
  terms: row.terms_days === 0 ? 'On receipt' : `${row.terms_days} days`,
  reference: row.reference ?? '',
  seller: row.seller,
  buyer: row.buyer,
  moneyStyle: { currency, locale },
  lines: row.lines.map(lineOf),
  totalExTax: row.tax_exclusive_minor,
  tax: row.tax_minor,
  total: row.amount_minor,
  paid: row.status === 'Void' ? ZERO : paidOf(row),
  outstanding: row.outstanding_minor,
  paymentDetails: [`Please quote ${numberOf(row)} with your payment.`],
  note: row.note ?? '',
});

const lineOf = (line: LineRow): TaxInvoice['lines'][number] => ({
  date: line.supplied_on === null ? '' : dateText(line.supplied_on),
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
  { currency, seller, today }: Office,
): StatementPaper => ({
  customerNumber: statement.card.code,
  period: `${dateText(statement.from)} – ${dateText(statement.to)}`,
  statementDate: dateText(today),
  seller,
  customer: buyerOf(statement.card),
  moneyStyle: { currency, locale },
  opening: statement.opening,
  rows: statement.items.map((item) => ({
    date: dateText(item.date),
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
  paymentDetails: [`Please quote ${statement.card.code} with your payment.`],
});

/** A remittance advice as it is printed. */
export const remittancePaperOf = (
  row: RemittanceRow,
  customer: CustomerCard,
  { currency, seller }: Office,
): RemittancePaper => ({
  number: row.number,
  isCancelled: row.status === 'Cancelled',
  paymentDate: dateText(row.payment_date),
  customerNumber: customer.code,
  payer: buyerOf(customer),
  payee: seller,
  moneyStyle: { currency, locale },
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

const dates = new Intl.DateTimeFormat(locale, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day in words. */
export const dateText = (date: LocalDate): string => dates.format(new Date(`${date}T00:00:00Z`));
