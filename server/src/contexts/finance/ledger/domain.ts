import type { LocalDate } from '@waybill/kernel/local-date';
import { isNegative, type Minor, negate, subtract } from '@waybill/kernel/money';

export type LedgerAccount = 'Receivable' | 'Revenue' | 'Tax' | 'Bank';

/** Debit and credit in minor units; one of them is 0. */
export type LedgerPosting = {
  readonly account: LedgerAccount;
  readonly debit: number;
  readonly credit: number;
};

export type Entry = {
  readonly customerId: number;
  readonly kind:
    | 'Invoice'
    | 'VoidedInvoice'
    | 'Payment'
    | 'ReversedPayment'
    | 'CreditNote'
    | 'Refund';
  readonly date: LocalDate;
  readonly invoiceId: number | null;
  readonly paymentId: number | null;
  readonly referenceNo: string;
  readonly description: string;
  readonly postings: readonly LedgerPosting[];
};

export type PostedInvoice = {
  readonly id: number;
  readonly customerId: number;
  readonly number: string;
  readonly taxExclusive: Minor;
  readonly tax: Minor;
  readonly total: Minor;
};

/** The customer owes: debits receivables, credits revenue and tax. */
export const entryOfInvoice = (
  invoice: PostedInvoice,
  date: LocalDate,
  description: string,
): Entry => ({
  customerId: invoice.customerId,
  kind: 'Invoice',
  date,
  invoiceId: invoice.id,
  paymentId: null,
  referenceNo: invoice.number,
  description,
  postings: postingsOfInvoice(invoice),
});

/** The invoice's entry with its sides exchanged. */
export const entryOfVoid = (
  invoice: PostedInvoice,
  date: LocalDate,
  description: string,
): Entry => ({
  ...entryOfInvoice(invoice, date, description),
  kind: 'VoidedInvoice',
  postings: exchanged(postingsOfInvoice(invoice)),
});

const exchanged = (postings: readonly LedgerPosting[]): LedgerPosting[] =>
  postings.map(({ account, debit, credit }) => ({ account, debit: credit, credit: debit }));

export type PostedPayment = {
  readonly id: number;
  readonly customerId: number;
  readonly reference: string;
  readonly paid: Minor;
};

/** The whole payment lowers what the customer owes, allocated or not. */
export const entryOfPayment = (
  payment: PostedPayment,
  date: LocalDate,
  description: string,
): Entry => ({
  customerId: payment.customerId,
  kind: 'Payment',
  date,
  invoiceId: null,
  paymentId: payment.id,
  referenceNo: payment.reference,
  description,
  postings: [debit('Bank', payment.paid), credit('Receivable', payment.paid)],
});

/** The payment's entry with its sides exchanged: the customer owes it again. */
export function entryOfReversal(payment: PostedPayment, date: LocalDate, text: string): Entry {
  const entry = entryOfPayment(payment, date, text);
  return { ...entry, kind: 'ReversedPayment', postings: exchanged(entry.postings) };
}

/** Refunds the rest of a payment or credit: the bank pays, the customer's credit is used up. */
export const entryOfRefund = (payment: PostedPayment, date: LocalDate, text: string): Entry => ({
  ...entryOfReversal(payment, date, text),
  kind: 'Refund',
});

/** A credit reverses its part of revenue and tax (`paid` is the sum of both). */
export const entryOfCredit = (
  credited: PostedPayment & { readonly tax: Minor },
  date: LocalDate,
  text: string,
): Entry => ({
  ...entryOfPayment(credited, date, text),
  kind: 'CreditNote',
  postings: exchanged(
    postingsOfInvoice({
      taxExclusive: subtract(credited.paid, credited.tax),
      tax: credited.tax,
      total: credited.paid,
    }),
  ),
});

type Sums = Pick<PostedInvoice, 'taxExclusive' | 'tax' | 'total'>;

const postingsOfInvoice = ({ taxExclusive, tax, total }: Sums): LedgerPosting[] =>
  [debit('Receivable', total), credit('Revenue', taxExclusive), credit('Tax', tax)].filter(
    (posting) => posting.debit !== posting.credit,
  );

const debit = (account: LedgerAccount, amount: Minor): LedgerPosting =>
  isNegative(amount)
    ? { account, debit: 0, credit: negate(amount) }
    : { account, debit: amount, credit: 0 };

const credit = (account: LedgerAccount, amount: Minor): LedgerPosting =>
  debit(account, negate(amount));
