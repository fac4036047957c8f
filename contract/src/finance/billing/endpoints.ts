import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { Id, PlainDate } from '../../shared/fields.ts';
import { AcceptedReason, BillingOverview, bookingsMax, CustomerInvoicing } from './generation.ts';
import { guidOf, idOf } from '../../shared/ids.ts';

export const generateInvoices = endpoint({
  method: 'POST',
  path: '/api/finance/invoice/generateinvoices',
  access: 'Finance.Create',
  summary:
    'Creates one invoice per customer from delivered bookings; returns the bookings it skipped.',
  input: z.object({
    customerId: idOf('customer').optional(),
    /** Several customers at once: a long preview is requested in parts. */
    customerIds: z.array(idOf('customer')).min(1).max(1000).optional(),
    /** If bookings or later charges are specified, only those are invoiced. */
    bookingIds: z.array(idOf('booking')).max(bookingsMax).optional(),
    rechargeIds: z.array(idOf('recharge')).max(bookingsMax).optional(),
    /** Closed charges of jobs. */
    jobChargeIds: z.array(guidOf('jobCharge')).max(bookingsMax).optional(),
    /** Bookings to invoice although they required a decision. */
    accepted: z.array(AcceptedReason).max(bookingsMax).default([]),
    /** Defaults to today. */
    invoiceDate: PlainDate.optional(),
    /** Only freight delivered on or before this day in the tenant's time zone. */
    deliveredTo: PlainDate.optional(),
    /** Returns what would be created, without creating anything. */
    preview: z.boolean().default(false),
  }),
  output: z.object({
    invoiceBatchId: z.string().nullable(),
    customers: z.array(CustomerInvoicing),
  }),
});

export const getBillingWork = endpoint({
  path: '/api/finance/invoice/getbillingwork',
  access: 'Finance.Create',
  summary:
    'Returns customers with delivered bookings and later charges to invoice, and the number ' +
    'of bookings.',
  output: z.object({
    customers: z.array(z.object({ customerId: Id, bookings: z.number().int() })),
  }),
});

export const getBillingOverview = endpoint({
  path: '/api/finance/invoice/getbillingoverview',
  access: 'Finance.Create',
  summary: 'Returns what is delivered but not invoiced, and the result of the latest run.',
  output: BillingOverview,
});
