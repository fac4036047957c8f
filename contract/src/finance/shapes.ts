import { z } from 'zod';
import { entity } from '../entity.ts';
import { Id, Moment, Money } from '../shared/fields.ts';

export const invoiceTypes = ['Booking', 'Recharge', 'Job', 'Adhoc', 'Fee'] as const;

/** What a line is for (decisions F-04); Rounding is the line of F-26. */
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
  .refine((amount) => Number(amount.toFixed(2)) === amount, 'An amount has two decimals at most');

/** An amount to pay. */
export const PositiveAmount = Amount.refine((amount) => amount > 0, 'An amount is more than 0');

/** A payment entered manually: cards and credits are handled separately. */
export const enteredPaymentTypes = ['BankTransfer', 'Cash', 'Cheque', 'DirectDebit'] as const;

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
    id: Id,
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
    /** What the approved amount was used for; null before. One of `settlements`. */
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

export const InvoiceDetail = entity(
  'InvoiceDetail',
  z.object({
    id: Id,
    invoiceDetailType: z.string(),
    /** The consignment number for freight; the invoice's own reference otherwise. */
    referenceNo: z.string(),
    taxExclusiveAmount: Money,
    tax: Money,
    amount: Money,
    description: z.string().nullable(),
    service: z.string().nullable(),
    bookingId: Id.nullable(),
  }),
);

export const InvoicePayment = entity(
  'InvoicePayment',
  z.object({
    paymentId: Id,
    paymentReferenceNumber: z.string(),
    paymentDate: Moment,
    paymentType: z.string(),
    paidAmount: Money,
  }),
);

/** The history of an invoice (decisions F-06). */
export const InvoiceHistoryEntry = entity(
  'InvoiceHistoryEntry',
  z.object({
    action: z.string(),
    status: z.string(),
    amount: Money,
    userName: z.string(),
    creationTime: Moment,
    note: z.string().nullable(),
  }),
);

export const InvoiceNote = entity(
  'InvoiceNote',
  z.object({
    note: z.string(),
    userName: z.string(),
    creationTime: Moment,
    creatorUserId: Id.nullable(),
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

/** `invoiceDate` and `dueDate` are the first moment of the day in the tenant's time zone. */
export const Invoice = entity(
  'Invoice',
  z.object({
    id: Id,
    /** `Draft` until it is issued. */
    invoiceNumber: z.string(),
    invoiceBatchId: z.string().nullable(),
    customerId: Id,
    taxExclusiveAmount: Money,
    tax: Money,
    amount: Money,
    outstandingAmount: Money,
    invoiceDate: Moment,
    dueDate: Moment,
    /** One of `invoiceStatuses` (lifecycle.ts), displayed as it is. */
    status: z.string(),
    invoiceType: z.string(),
    reference: z.string().nullable(),
    customer: BilledCustomer,
    invoiceDetails: z.array(InvoiceDetail),
    invoicePayments: z.array(InvoicePayment),
    creditNotes: z.array(CreditNote),
    invoiceHistory: z.array(InvoiceHistoryEntry),
    notes: z.array(InvoiceNote),
    creationTime: Moment,
  }),
);

/** How a payment was made (decisions F-21). */
export const PaymentPart = entity(
  'PaymentPart',
  z.object({ id: Id, type: z.string(), amount: Money, reference: z.string() }),
);

export const PaymentInvoice = entity(
  'PaymentInvoice',
  z.object({ invoiceId: Id, invoiceNumber: z.string(), paidAmount: Money }),
);

export const Payment = entity(
  'Payment',
  z.object({
    id: Id,
    customerId: Id,
    paidAmount: Money,
    paymentReferenceNumber: z.string(),
    paymentDate: Moment,
    note: z.string().nullable(),
    paymentType: z.string(),
    paymentDetails: z.array(PaymentPart),
    paymentInvoices: z.array(PaymentInvoice),
    /** The part not allocated to an invoice: the customer's credit. */
    unallocatedAmount: Money,
    /** The amount refunded to the customer. */
    refundedAmount: Money,
    /** Who reversed the whole payment, on which day and why; null if it has not been reversed. */
    reversal: z.object({ userName: z.string(), date: Moment, note: z.string() }).nullable(),
    remittanceNumber: z.string().nullable(),
    customer: BilledCustomer,
    creationTime: Moment,
  }),
);

/**
 * One invoice of a remittance advice: the announced amount, and how much of it has been received.
 */
export const InvoiceRemittance = entity(
  'InvoiceRemittance',
  z.object({
    invoiceId: Id,
    invoiceNumber: z.string(),
    amount: Money,
    paidAmount: Money,
    /** `Pending`, `PartiallyPaid` or `Paid`. */
    status: z.string(),
    note: z.string().nullable(),
  }),
);

/** The invoices that an announced payment is for. */
export const RemittanceAdvice = entity(
  'RemittanceAdvice',
  z.object({
    id: Id,
    customerId: Id,
    remittanceNumber: z.string(),
    totalAmount: Money,
    /** The amount received. */
    paidAmount: Money,
    paymentDate: Moment,
    /** One of `remittanceStatuses` (lifecycle.ts), displayed as it is. */
    status: z.string(),
    note: z.string().nullable(),
    invoiceRemittances: z.array(InvoiceRemittance),
    customer: BilledCustomer,
    userName: z.string(),
    creationTime: Moment,
    /** Who cancelled it, when and why; null if it has not been cancelled. */
    cancellation: z
      .object({ userName: z.string(), note: z.string(), creationTime: Moment })
      .nullable(),
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

export const FinanceStatementItem = entity(
  'FinanceStatementItem',
  z.object({
    txnType: z.string(),
    date: Moment,
    referenceNo: z.string(),
    description: z.string(),
    charges: Money,
    payments: Money,
    /** The balance after it. */
    balance: Money,
    /** The invoice or payment it belongs to. */
    invoiceId: Id.nullable(),
    paymentId: Id.nullable(),
  }),
);

/** Amounts due by age, in days after the due date. */
export const AgeingBucket = entity('AgeingBucket', z.object({ name: z.string(), amount: Money }));

export const FinanceStatement = entity(
  'FinanceStatement',
  z.object({
    openingBalance: Money,
    items: z.array(FinanceStatementItem),
    /** The number of transactions in the period that match the filter. */
    totalCount: z.number().int(),
    /** The totals of those, across all pages. */
    totalCharges: Money,
    totalPayments: Money,
    closingBalance: Money,
    customer: BilledCustomer,
    fromDate: Moment,
    toDate: Moment,
    ageing: z.array(AgeingBucket),
    /** Unallocated payments; the amount due is the ageing's sum minus this. */
    unallocatedAmount: Money,
  }),
);

/** A credit note as shown in lists and on its page. */
export const BilledCreditNote = entity(
  'BilledCreditNote',
  CreditNote.extend({ customer: BilledCustomer }),
);

/** The card behind a payment; we never know its number. */
export const PaymentInfo = entity(
  'PaymentInfo',
  z.object({
    type: z.string(),
    cardType: z.string(),
    holder: z.string(),
    /** Four digits. */
    lastDigits: z.string(),
  }),
);

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

export const CardTransactionInfo = entity(
  'CardTransactionInfo',
  z.object({
    id: Id,
    customerId: Id,
    /** Null until the processor responds, and if nothing was charged. */
    paymentId: Id.nullable(),
    /** Empty until the processor responds. */
    transactionId: z.string(),
    merchant: z.string(),
    amount: Money,
    time: Moment,
    authorizationCode: z.string().nullable(),
    /** One of `cardStatuses`, displayed as it is. */
    status: z.string(),
    /** Why it was declined. */
    message: z.string(),
    ipAddress: z.string().nullable(),
    userName: z.string(),
    paymentInfo: PaymentInfo.nullable(),
    /** Refunds to the card, completed or pending, oldest first. */
    returns: z.array(
      z.object({
        amount: Money,
        /** Pending, Voided (before settlement), Refunded or Refused. */
        status: z.string(),
        /** Why it was refused. */
        message: z.string(),
        time: Moment,
        userName: z.string(),
      }),
    ),
  }),
);
