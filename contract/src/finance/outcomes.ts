import { z } from 'zod';
import { entity } from '../entity.ts';
import { Id } from '../shared/fields.ts';

/** How many invoices one call may name. */
export const invoicesAtOnce = 200;
/** How many it may print: their papers are drawn before it answers. */
export const printedAtOnce = 25;
/** How many papers one archive may hold. */
export const zippedMax = 1000;

/** What became of one invoice of many. */
export const InvoiceOutcome = entity(
  'InvoiceOutcome',
  z.object({
    invoiceId: Id,
    status: z.enum(['Success', 'Failed']),
    /** What came of it: the address that it goes to, the name of its paper. */
    value: z.string().nullable(),
    /** Why it was left alone. */
    message: z.string().nullable(),
  }),
);
export type InvoiceOutcome = z.output<typeof InvoiceOutcome>;
