import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Guid, Id, Moment, Money } from '../../shared/fields.ts';
import { idOf } from '../../shared/ids.ts';

/** The maximum number of bookings in a billing run: they are invoiced in one transaction. */
export const bookingsMax = 20_000;

/** Why a booking requires a decision: it is invoiced once a user accepts the reason. */
export const reasonsToDecide = ['ProofMissing', 'ExtraUndecided', 'NegativeMargin'] as const;
export type ReasonToDecide = (typeof reasonsToDecide)[number];

/** Whether the invoices of a run are e-mailed: by each customer's preference, always, or never. */
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
    /** The reason as displayed. */
    message: z.string(),
    /** The customer's price ex tax; null if the booking was not found or is not due. */
    taxExclusiveAmount: Money.nullable(),
    /** The carrier's cost ex tax, if known. */
    carrierTaxExclusiveAmount: Money.nullable(),
    /** The carrier's invoice with a later charge that requires a decision. */
    reconciliationId: Id.nullable(),
  }),
);

/** A user reviewed the reason and invoices the booking anyway. */
export const AcceptedReason = z.object({
  bookingId: idOf('booking'),
  reason: z.enum(reasonsToDecide),
});
export type AcceptedReason = z.output<typeof AcceptedReason>;

/** The outcome for one customer's bookings; in a preview the invoice has no id or number. */
export const CustomerInvoicing = entity(
  'CustomerInvoicing',
  z.object({
    customerId: Id.nullable(),
    customerName: z.string(),
    /** Whether a billing period of the customer has ended that includes some of this freight. */
    isDue: z.boolean(),
    /** Whether the customer receives invoices by e-mail. */
    invoiceByEmail: z.boolean(),
    /** True if paid by card: no e-mail is sent for the invoice. */
    isPaidByCard: z.boolean(),
    /**
     * The cost center or order number of the invoice, if the customer's invoices are split by it.
     */
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
    /** Closed charges of jobs on the invoice; tax included. */
    invoicedJobs: z.array(
      z.object({ jobChargeId: Guid, jobId: Guid, referenceNo: z.string(), amount: Money }),
    ),
    /** Invoice items other than bookings: fees, later charges, rounding; tax included. */
    extras: z.array(
      z.object({
        invoiceDetailType: z.string(),
        referenceNo: z.string(),
        description: z.string(),
        amount: Money,
      }),
    ),
    /** The total of the previous invoice for the same kind of freight; null for the first. */
    lastAmount: Money.nullable(),
    /** Later carrier charges on the invoice. */
    rechargeIds: z.array(Id),
    notInvoiced: z.array(NotInvoiced),
  }),
);

/** Delivered freight that is on no invoice: revenue that would otherwise be lost. */
export const BillingOverview = entity(
  'BillingOverview',
  z.object({
    notInvoiced: z.object({
      bookings: z.number().int(),
      /** As quoted, tax included. */
      amount: Money,
      /** The delivery time of the oldest of them. */
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
    /** The billing run in progress. */
    billingRunId: Guid.nullable(),
    /** The newest run, if it failed: nothing was issued. */
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
