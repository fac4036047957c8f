import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { entity } from '../../entity.ts';
import { Money } from '../../shared/fields.ts';
import { financeProblems } from '../problems.ts';
import { idOf } from '../../shared/ids.ts';

/** The number of days ahead that count as due soon. */
export const soon_days = 7;

/** A number of invoices, and the amount still owed on them. */
const Owed = z.object({ invoices: z.number().int(), amount: Money });

/** The amount owed today, and how much of it is overdue or due soon. */
export const Receivables = entity(
  'Receivables',
  z.object({ unpaid: Owed, overdue: Owed, dueSoon: Owed }),
);

export const getReceivables = endpoint({
  path: '/api/finance/invoice/getreceivables',
  access: 'Finance.View',
  summary:
    'Returns the amounts owed, overdue and due within seven days; customers see only their own.',
  input: z.object({ customerId: idOf('customer').optional() }),
  output: Receivables,
  problems: [financeProblems.CustomerOfInvoiceNotFound],
});
