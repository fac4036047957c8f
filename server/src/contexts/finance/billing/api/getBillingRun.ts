import { customersOf } from '#contexts/customers/public.ts';
import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { financeProblems } from '@waybill/contract/finance/problems';
import { found } from '@waybill/contract/problem';
import { toBillingRun, toNotInvoiced } from '../billing-run-mappers.ts';
import { billingRunById } from '../sql/billing-runs.ts';

export const getBillingRun = handle(contract.getBillingRun, async ({ input, db }) => {
  const row = found(
    await billingRunById(db, input.billingRunId),
    financeProblems.BillingRunNotFound,
  );
  const ids = row.left_out.flatMap(({ customerId }) => (customerId === null ? [] : [customerId]));
  const cards = await customersOf(db, ids);
  return {
    ...toBillingRun(row),
    notInvoiced: row.left_out.map(({ customerId, ...why }) => ({
      ...toNotInvoiced(why),
      customerName: cards.get(customerId ?? 0)?.displayName ?? '',
    })),
  };
});
