import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { entity } from '../../entity.ts';
import { Guid, Moment, Money, PlainDate } from '../../shared/fields.ts';
import { AcceptedReason, bookingsMax, invoiceEmails, NotInvoiced } from './generation.ts';
import { financeProblems } from '../problems.ts';
import { guidOf, idOf } from '../../shared/ids.ts';

export const billingRunStatuses = ['Running', 'Done', 'Failed'] as const;

/** The phases of a run: each booking is read, then added to an invoice. */
const BillingProgress = z.object({
  bookings: z.number().int(),
  read: z.number().int(),
  written: z.number().int(),
});

/**
 * Invoices being created in the background: all of them at once, or none. Its id is their batch.
 */
export const BillingRun = entity(
  'BillingRun',
  z.object({
    id: Guid,
    status: z.enum(billingRunStatuses),
    invoiceDate: PlainDate,
    /** It invoices freight delivered on or before this day; null if no day was chosen. */
    deliveredTo: PlainDate.nullable(),
    invoiceEmail: z.enum(invoiceEmails),
    creationTime: Moment,
    creatorName: z.string(),
    progress: BillingProgress,
    invoices: z.number().int(),
    /** Their total, tax included. */
    amount: Money,
    /** Why nothing was created, if it failed. */
    problem: z.string().nullable(),
  }),
);
export type BillingRun = z.output<typeof BillingRun>;

/** A billing run with the requested bookings that are on none of its invoices. */
export const BillingRunDetail = entity(
  'BillingRunDetail',
  BillingRun.extend({
    notInvoiced: z.array(NotInvoiced.extend({ customerName: z.string() })),
  }),
);
export type BillingRunDetail = z.output<typeof BillingRunDetail>;

export const startBillingRun = endpoint({
  method: 'POST',
  path: '/api/finance/invoice/startbillingrun',
  access: 'Finance.Create',
  summary:
    'Starts a billing run of these bookings and later charges in the background, in one ' +
    'transaction; returns the running one if the same was already requested.',
  input: z.object({
    bookingIds: z.array(idOf('booking')).max(bookingsMax),
    rechargeIds: z.array(idOf('recharge')).max(bookingsMax).default([]),
    /** Closed charges of jobs. */
    jobChargeIds: z.array(guidOf('jobCharge')).max(bookingsMax).default([]),
    /** Bookings to invoice although they required a decision. */
    accepted: z.array(AcceptedReason).max(bookingsMax).default([]),
    invoiceDate: PlainDate,
    /** Excludes freight delivered after this day in the tenant's time zone. */
    deliveredTo: PlainDate.optional(),
    invoiceEmail: z.enum(invoiceEmails).default('CustomerPreference'),
  }),
  output: BillingRun,
  problems: [financeProblems.BillingWorkNotFound, financeProblems.BillingRunUnderWay],
});

export const getBillingRun = endpoint({
  path: '/api/finance/invoice/getbillingrun',
  access: 'Finance.Create',
  summary: 'Returns the progress of a billing run, and what it skipped.',
  input: z.object({ billingRunId: guidOf('billingRun') }),
  output: BillingRunDetail,
  problems: [financeProblems.BillingRunNotFound],
});
