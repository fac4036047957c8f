import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Guid, Id, Moment, Money, PlainDate } from '../../shared/fields.ts';
import { rctiBlockers, rctiStatuses } from './lifecycle.ts';
import { revision } from '../../revision.ts';
import { idOf } from '../../shared/ids.ts';

/** A driver who is paid by RCTI; texts are empty until they are entered. */
export const Contractor = entity(
  'Contractor',
  z.object({
    driverId: Guid,
    driverName: z.string(),
    /** The registered name of the business. */
    name: z.string(),
    abn: z.string(),
    address: z.string(),
    email: z.string(),
    /** The account to which the contractor is paid. */
    paymentDetails: z.string(),
    isGstRegistered: z.boolean(),
    /** The day of the written agreement; null without one. */
    agreedOn: PlainDate.nullable(),
    /** Days from the invoice to its due date. */
    termsDays: z.number().int(),
    /** Closed charges that are on no RCTI, before tax. */
    waitingCharges: z.number().int(),
    waitingAmount: Money,
    /** Why no RCTI can be created now. */
    blocker: z.enum(rctiBlockers).nullable(),
    ...revision,
  }),
);
export type Contractor = z.output<typeof Contractor>;

const Party = z.object({ name: z.string(), abn: z.string(), address: z.string() });

/** A recipient created tax invoice: what we owe a contractor for jobs. */
export const Rcti = entity(
  'Rcti',
  z.object({
    id: idOf('rcti'),
    rctiNumber: z.string(),
    driverId: Guid,
    supplierName: z.string(),
    status: z.enum(rctiStatuses),
    invoiceDate: PlainDate,
    dueDate: PlainDate,
    isGstRegistered: z.boolean(),
    taxExclusiveAmount: Money,
    tax: Money,
    amount: Money,
    creationTime: Moment,
    userName: z.string(),
    sentTo: z.string().nullable(),
    sentTime: Moment.nullable(),
    payment: z
      .object({ paidOn: PlainDate, reference: z.string(), userName: z.string() })
      .nullable(),
    voided: z.object({ note: z.string(), userName: z.string(), creationTime: Moment }).nullable(),
  }),
);
export type Rcti = z.output<typeof Rcti>;

export const RctiDetail = z.object({
  id: Id,
  jobId: Guid,
  jobNumber: z.string(),
  service: z.string(),
  description: z.string(),
  suppliedOn: PlainDate,
  taxExclusiveAmount: Money,
  tax: Money,
  amount: Money,
});

export const RctiForEdit = entity(
  'RctiForEdit',
  Rcti.extend({
    supplier: Party,
    recipient: Party,
    paymentDetails: z.string(),
    agreedOn: PlainDate,
    rctiDetails: z.array(RctiDetail),
  }),
);
export type RctiForEdit = z.output<typeof RctiForEdit>;

/** The outcome for one contractor, planned or created. */
export const RctiOutcome = z.object({
  driverId: Guid,
  supplierName: z.string(),
  charges: z.number().int(),
  taxExclusiveAmount: Money,
  tax: Money,
  amount: Money,
  blocker: z.enum(rctiBlockers).nullable(),
  /** Null in a preview, and if it could not be created. */
  rcti: z.object({ id: Id, rctiNumber: z.string() }).nullable(),
});
export type RctiOutcome = z.output<typeof RctiOutcome>;
