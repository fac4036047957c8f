import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Id } from '../../shared/fields.ts';

/** The maximum number of invoices in one request. */
export const invoicesAtOnce = 200;
/** The maximum number of invoices to print: their PDFs are rendered before the response. */
export const printedAtOnce = 25;
/** The maximum number of PDFs in one archive. */
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
