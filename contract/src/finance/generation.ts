import { z } from 'zod';
import { entity } from '../entity.ts';
import { Guid, Id, Moment, Money } from '../shared/fields.ts';

/** How many bookings one billing run may name: they become invoices in one transaction. */
export const bookingsMax = 20_000;

/** Why a booking waits for somebody to decide: it is invoiced when they accept the reason. */
export const reasonsToDecide = ['ProofMissing', 'ExtraUndecided', 'NegativeMargin'] as const;
export type ReasonToDecide = (typeof reasonsToDecide)[number];

/** Whether the invoices of a run are e-mailed: as each customer has it, all, or none. */
export const invoiceEmails = ['CustomerPreference', 'Always', 'Never'] as const;
export type InvoiceEmail = (typeof invoiceEmails)[number];

/** Why a booking is on no invoice. */
export const notInvoicedReasons = [
  'NotFound',
  'NotDelivered',
  'AlreadyInvoiced',
  'AfterPeriod',
  'NoPrice',
  'NotInvoicable',
  'BuyerNotNamed',
  'SellerNotNamed',
  ...reasonsToDecide,
] as const;
export type NotInvoicedReason = (typeof notInvoicedReasons)[number];

export const NotInvoiced = entity(
  'NotInvoiced',
  z.object({
    bookingId: Id,
    referenceNo: z.string(),
    reason: z.enum(notInvoicedReasons),
    /** The reason for people. */
    message: z.string(),
    /** What the customer would pay before tax; null where the booking was not found or is not due. */
    taxExclusiveAmount: Money.nullable(),
    /** What its carrier costs before tax, where that is known. */
    carrierTaxExclusiveAmount: Money.nullable(),
    /** The carrier's invoice in which a later charge waits for a decision. */
    reconciliationId: Id.nullable(),
  }),
);

/** Somebody looked at the reason and invoices the booking all the same. */
export const AcceptedReason = z.object({ bookingId: Id, reason: z.enum(reasonsToDecide) });
export type AcceptedReason = z.output<typeof AcceptedReason>;

/** What became of one customer's bookings; the invoice has no id and number in a preview. */
export const CustomerInvoicing = entity(
  'CustomerInvoicing',
  z.object({
    customerId: Id.nullable(),
    customerName: z.string(),
    /** Whether a billing period of the customer is over, and some of this freight is of it. */
    isDue: z.boolean(),
    /** Whether the customer wants invoices by e-mail. */
    invoiceByEmail: z.boolean(),
    /** A card has paid for it: nobody is told of the invoice by e-mail. */
    isPaidByCard: z.boolean(),
    /** The cost center or order number that the invoice is for, where the customer wants it. */
    reference: z.string().nullable(),
    invoice: z
      .object({
        id: Id.nullable(),
        invoiceNumber: z.string().nullable(),
        taxExclusiveAmount: Money,
        tax: Money,
        amount: Money,
      })
      .nullable(),
    invoiced: z.array(z.object({ bookingId: Id, referenceNo: z.string(), amount: Money })),
    /** What stands on the invoice beside bookings: fees, later charges, rounding; tax included. */
    extras: z.array(
      z.object({
        invoiceDetailType: z.string(),
        referenceNo: z.string(),
        description: z.string(),
        amount: Money,
      }),
    ),
    /** What the invoice of the same freight before this one came to; null for the first. */
    lastAmount: Money.nullable(),
    /** Later charges of carriers that stand on it. */
    rechargeIds: z.array(Id),
    notInvoiced: z.array(NotInvoiced),
  }),
);

/** Freight that was delivered and stands on no invoice: what leaks while nobody looks. */
export const BillingOverview = entity(
  'BillingOverview',
  z.object({
    notInvoiced: z.object({
      bookings: z.number().int(),
      /** As quoted, tax included. */
      amount: Money,
      /** When the oldest of them was delivered. */
      oldest: Moment.nullable(),
    }),
    lastRun: z
      .object({
        invoiceBatchId: Guid,
        creationTime: Moment,
        invoices: z.number().int(),
        amount: Money,
      })
      .nullable(),
    /** How invoices are taxed: per cent as decimal text, on each line or on the whole. */
    taxTerms: z.object({
      gstPercent: z.string(),
      gstRule: z.enum(['TotalInvoice', 'TaxableSupply']),
    }),
    /** The billing run under way. */
    billingRunId: Guid.nullable(),
    /** The newest run, where it failed: nothing was issued. */
    failedRun: z
      .object({
        billingRunId: Guid,
        creatorName: z.string(),
        creationTime: Moment,
        problem: z.string(),
      })
      .nullable(),
  }),
);
