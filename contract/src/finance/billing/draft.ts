import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { entity } from '../../entity.ts';
import { line, PlainDate } from '../../shared/fields.ts';
import { customersProblems } from '../../customers/problems.ts';
import { idOf } from '../../shared/ids.ts';
import { AcceptedReason, bookingsMax, invoiceEmails } from './generation.ts';

/** What a user chose for a billing run that is not started: saved while blockers are fixed. */
export const BillingDraft = entity(
  'BillingDraft',
  z.object({
    /** The only customer to invoice; absent for all. */
    customerId: idOf('customer').optional(),
    deliveredTo: PlainDate,
    invoiceDate: PlainDate,
    invoiceEmail: z.enum(invoiceEmails),
    /** Bookings to invoice although they required a decision. */
    accepted: z.array(AcceptedReason).max(bookingsMax),
    /** Invoices that the user ticked or unticked, each by one of its lines. */
    ticks: z.array(z.object({ line: line(60), isTicked: z.boolean() })).max(bookingsMax),
  }),
);
export type BillingDraft = z.output<typeof BillingDraft>;

export const getBillingDraft = endpoint({
  path: '/api/finance/invoice/getbillingdraft',
  access: 'Finance.Create',
  summary:
    "Returns the caller's choices for the next billing run, if saved within the last 12 hours.",
  output: z.object({ draft: BillingDraft.nullable() }),
});

export const storeBillingDraft = endpoint({
  method: 'POST',
  path: '/api/finance/invoice/storebillingdraft',
  access: 'Finance.Create',
  summary: "Saves the caller's choices for the next billing run, until it is started.",
  input: z.object({ draft: BillingDraft }),
  output: z.null(),
  problems: [customersProblems.CustomerNotFound],
});
