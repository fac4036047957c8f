import { customerCard } from '#contexts/customers/public.ts';
import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { financeProblems } from '@waybill/contract/finance/problems';
import { found } from '@waybill/contract/problem';
import { type Minor, toDecimal } from '@waybill/kernel/money';
import { financeSettingsOf } from '../../ledger/office.ts';
import { receivables } from '../sql/receivables.ts';

export const getReceivables = handle(contract.getReceivables, async ({ input, actor, db, now }) => {
  const { today } = await financeSettingsOf(db, now);
  const customerId = actor.customerId ?? input.customerId ?? null;
  if (customerId !== null) {
    found(await customerCard(db, customerId), financeProblems.CustomerOfInvoiceNotFound);
  }
  const row = await receivables(db, customerId, today);
  return {
    unpaid: owed(row.unpaid, row.unpaid_minor),
    overdue: owed(row.overdue, row.overdue_minor),
    dueSoon: owed(row.soon, row.soon_minor),
  };
});

const owed = (invoices: number, amount: Minor) => ({ invoices, amount: toDecimal(amount) });
