import { numberText, plainDateText } from '@waybill/kernel/formats';
import type { BankAccount } from '#contexts/tenancy/public.ts';
import type { CustomerCard } from '#contexts/customers/public.ts';
import type { DataOf } from '#platform/pdf/worker-pool.ts';
import type { LocalDate } from '@waybill/kernel/local-date';
import { add, minor, negate, subtract, ZERO } from '@waybill/kernel/money';
import { buyerOf } from '../invoices/buyer.ts';
import type { InvoiceRow, InvoiceLineRow, PrintedInvoiceRow } from '../invoices/lists.ts';
import { type PdfTexts, wordIn } from '#platform/pdf/texts.ts';
import type { PrintSettings } from '../ledger/office.ts';
import type { financePdfs } from './pdf/index.ts';
import type { RemittanceRow } from '../remittances/sql/remittance-list.ts';
import type { AccountStatement } from '../statements/statement.ts';
import { numberOf, paidOf } from '../invoices/mappers.ts';

type TaxInvoice = DataOf<(typeof financePdfs)['tax-invoice']>;
type TaxInvoiceLine = TaxInvoice['lines'][number];
type StatementPdf = DataOf<(typeof financePdfs)['statement']>;

type RemittancePdf = DataOf<(typeof financePdfs)['remittance']>;

export const taxInvoiceOf = (
  row: PrintedInvoiceRow,
  { currency, words, logo, bankAccount }: PrintSettings,
): TaxInvoice => ({
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
  lines: row.lines.map((line, at) => ({
    ...lineOf(line, words),
    freight: freightText(row, at, words),
  })),
  totalExTax: row.tax_exclusive_minor,
  tax: row.tax_minor,
  total: row.amount_minor,
  ...settlementOf(row),
  logo,
  outstanding: row.outstanding_minor,
  paymentDetails: [
    ...bankLines(bankAccount, words),
    wordIn(words, 'Please quote {number} with your payment.', { number: numberOf(row) }),
  ],
  note: row.note ?? '',
});

/** Returns the amounts settled by payments and by credit notes; zero for a void invoice. */
function settlementOf(row: InvoiceRow): Pick<TaxInvoice, 'paid' | 'credited'> {
  if (row.status === 'Void') return { paid: ZERO, credited: ZERO };
  const credits = row.payments.filter(({ type }) => type === 'CreditNote');
  const credited = add(...credits.map((credit) => credit.amount_minor));
  return { paid: subtract(paidOf(row), credited), credited };
}

/**
 * Returns the bank details to pay to, one per line; empty until the tenant has entered an account.
 */
const bankLines = (account: BankAccount, words: PdfTexts): readonly string[] =>
  account.accountNumber === ''
    ? []
    : [
        account.bankName,
        account.accountName,
        account.bsb === '' ? '' : wordIn(words, 'BSB {bsb}', { bsb: account.bsb }),
        wordIn(words, 'Account {number}', { number: account.accountNumber }),
      ].filter((line) => line !== '');

/**
 * Returns the booking's order number for each of its lines, and its pieces and weight for the
 * first.
 */
function freightText({ lines, freight }: PrintedInvoiceRow, at: number, words: PdfTexts): string {
  const id = lines[at]?.booking_id ?? null;
  const booking = id === null ? undefined : freight[id];
  if (booking === undefined) return '';
  const { order_number: order, pieces, grams } = booking;
  const isFirst = lines.findIndex((line) => line.booking_id === id) === at;
  return [
    order === null ? '' : wordIn(words, 'Order {number}', { number: order }),
    isFirst && pieces === 1 ? wordIn(words, '1 item') : '',
    isFirst && pieces !== 1 ? wordIn(words, '{count} items', { count: pieces }) : '',
    isFirst ? `${numberText(grams / 1000, words.language)} kg` : '',
  ]
    .filter((text) => text !== '')
    .join(' · ');
}

const lineOf = (line: InvoiceLineRow, words: PdfTexts): Omit<TaxInvoiceLine, 'freight'> => ({
  date: line.supplied_on === null ? '' : dateText(line.supplied_on, words),
  reference: line.reference_no,
  description: [line.service, line.description].filter((text) => text !== null).join(' · '),
  quantity: String(line.quantity ?? 1),
  unitPrice: (line.quantity ?? 1) === 1 ? minor(line.tax_exclusive_minor) : null,
  amountExTax: minor(line.tax_exclusive_minor),
  tax: minor(line.tax_minor),
});

export const statementPdfOf = (
  statement: AccountStatement,
  { currency, seller, today, words, logo, bankAccount }: PrintSettings,
): StatementPdf => ({
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
  logo,
  paymentDetails: [
    ...bankLines(bankAccount, words),
    wordIn(words, 'Please quote {number} with your payment.', { number: statement.card.code }),
  ],
});

export const remittancePdfOf = (
  row: RemittanceRow,
  customer: CustomerCard,
  { currency, seller, words }: PrintSettings,
): RemittancePdf => ({
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

/** Formats a day in the PDF's language. */
export const dateText = (date: LocalDate, { language }: PdfTexts): string =>
  plainDateText(date, 'day', language);
