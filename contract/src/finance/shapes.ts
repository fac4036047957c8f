import { z } from 'zod';
import { entity } from '../entity.ts';
import { Id, Moment, Money } from '../shared/fields.ts';
import { idOf } from '../shared/ids.ts';

/** The purpose of a line (decisions F-04); Rounding is the line of F-26. */
export const invoiceDetailTypes = [
  'Freight',
  'AdditionalService',
  'Insurance',
  'Fuel',
  'Fee',
  'Recharge',
  'Discount',
  'Adhoc',
  'Rounding',
] as const;
export type InvoiceDetailType = (typeof invoiceDetailTypes)[number];

export const paymentTypes = [
  'BankTransfer',
  'CreditCard',
  'Cash',
  'Cheque',
  'DirectDebit',
  'CreditNote',
] as const;
export type PaymentType = (typeof paymentTypes)[number];

const amountMax = 1_000_000_000;

/** An amount as input: two decimals at most. */
export const Amount = Money.min(-amountMax)
  .max(amountMax)
  .refine(
    (amount) => Number(amount.toFixed(2)) === amount,
    'An amount can have up to two decimals',
  );

/** An amount to pay. */
export const PositiveAmount = Amount.refine((amount) => amount > 0, 'An amount must be above 0');

export const CreditNoteDetail = entity(
  'CreditNoteDetail',
  z.object({
    id: Id,
    invoiceDetailId: Id,
    /** Tax included. */
    amount: Money,
    approvedAmount: Money.nullable(),
    referenceNo: z.string(),
    creditNoteDetailType: z.string(),
    notes: z.string().nullable(),
    description: z.string().nullable(),
    /** The invoice's charge on this line, tax included. */
    chargedAmount: Money,
    /** The amount of the line that can still be credited. */
    creditableAmount: Money,
  }),
);

export const CreditNoteNote = entity(
  'CreditNoteNote',
  z.object({
    userName: z.string(),
    note: z.string(),
    creationTime: Moment,
    creatorUserId: Id.nullable(),
  }),
);

export const CreditNote = entity(
  'CreditNote',
  z.object({
    id: idOf('creditNote'),
    creditNoteNumber: z.string(),
    customerId: Id,
    invoiceId: Id,
    invoiceNumber: z.string(),
    /** Tax included. */
    amount: Money,
    approvedAmount: Money.nullable(),
    /** The tax in the approved amount. */
    approvedTax: Money.nullable(),
    /** One of `creditNoteStatuses` (lifecycle.ts), displayed as it is. */
    status: z.string(),
    /** How the approved amount was used; null before. One of `settlements`. */
    settlement: z.string().nullable(),
    /** The part of the approved amount that has been neither applied nor refunded. */
    openAmount: Money,
    creationTime: Moment,
    userName: z.string(),
    decision: z.object({ userName: z.string(), creationTime: Moment }).nullable(),
    details: z.array(CreditNoteDetail),
    notes: z.array(CreditNoteNote),
  }),
);

/** The billed customer as shown in lists. */
export const BilledCustomer = entity(
  'BilledCustomer',
  z.object({
    id: Id,
    code: z.string(),
    displayName: z.string(),
    customerName: z.string().nullable(),
    companyName: z.string().nullable(),
    contactName: z.string().nullable(),
    email: z.string().nullable(),
  }),
);

/** Kinds of transactions on a statement (decisions F-17); the reversed kinds undo the others. */
export const transactionTypes = [
  'Invoice',
  'VoidedInvoice',
  'Payment',
  'ReversedPayment',
  'CreditNote',
  'Fee',
  'Refund',
] as const;

/** The outcome of a card charge (decisions F-12). */
export const cardStatuses = [
  'Pending',
  'Authorized',
  'Settled',
  'Declined',
  'Refunded',
  'Failed',
] as const;
export type CardStatus = (typeof cardStatuses)[number];
