import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { Id } from '../../shared/fields.ts';
import { itemsOf } from '../../shared/page.ts';
import { idOf } from '../../shared/ids.ts';

/** The maximum number of customers for which one request counts e-mails. */
export const countedAtOnce = 1_000;

export const countEmails = endpoint({
  method: 'POST',
  path: '/api/communication/email/count-emails',
  reads: true,
  access: 'Finance.Create',
  summary:
    'Returns the number of e-mails that an invoice or statement would send for each customer, ' +
    "by the tenant's rules and the preferences of customers and users.",
  input: z.object({
    event: z.enum(['InvoiceIssued', 'StatementReady']),
    customerids: z.array(idOf('customer')).max(countedAtOnce),
  }),
  output: itemsOf(
    z.object({
      customerid: Id,
      /** By the customer's preference. */
      preferred: z.number().int(),
      /** If a user requests that it be sent regardless of the rules. */
      always: z.number().int(),
    }),
  ),
});
