import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { entity } from '../entity.ts';
import { Id, Money } from '../shared/fields.ts';
import { financeProblems } from './problems.ts';

/** So many days ahead count as soon. */
export const soon_days = 7;

/** Some invoices, and what is still owed of them. */
const Owed = z.object({ invoices: z.number().int(), amount: Money });

/** What is owed today, and how much of it is late or soon due. */
export const Receivables = entity(
  'Receivables',
  z.object({ unpaid: Owed, overdue: Owed, dueSoon: Owed }),
);

export const getReceivables = endpoint({
  path: '/api/finance/invoice/getreceivables',
  access: 'Finance.View',
  summary: 'How much is owed, overdue and due within seven days; a customer sees its own.',
  input: z.object({ customerId: Id.optional() }),
  output: Receivables,
  problems: [financeProblems.CustomerOfInvoiceNotFound],
});
