import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Id } from '../../shared/fields.ts';

/** How many invoices one call may name. */
export const invoicesAtOnce = 200;
/** How many it may print: their PDFs are rendered before it responds. */
export const printedAtOnce = 25;
/** How many PDFs one archive may contain. */
export const zippedMax = 1000;

/** The outcome for one of many invoices. */
export const InvoiceOutcome = entity(
  'InvoiceOutcome',
  z.object({
    invoiceId: Id,
    status: z.enum(['Success', 'Failed']),
    /** The result: the address it is sent to, or the name of its PDF. */
    value: z.string().nullable(),
    /** Why it was skipped. */
    message: z.string().nullable(),
  }),
);
export type InvoiceOutcome = z.output<typeof InvoiceOutcome>;
