import { customersOf } from '#contexts/customers/public.ts';
import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { financeProblems } from '@waybill/contract/finance/problems';
import { found } from '@waybill/contract/problem';
import { billingRunOnWire, notInvoicedOnWire } from '../billing-run-wire.ts';
import { billingRunById } from '../sql/billing-runs.ts';

export const getBillingRun = handle(contract.getBillingRun, async ({ input, db }) => {
  const row = found(
    await billingRunById(db, input.billingRunId),
    financeProblems.BillingRunNotFound,
  );
  const ids = row.left_out.flatMap(({ customerId }) => (customerId === null ? [] : [customerId]));
  const cards = await customersOf(db, ids);
  return {
    ...billingRunOnWire(row),
    notInvoiced: row.left_out.map(({ customerId, ...why }) => ({
      ...notInvoicedOnWire(why),
      customerName: cards.get(customerId ?? 0)?.displayName ?? '',
    })),
  };
});
