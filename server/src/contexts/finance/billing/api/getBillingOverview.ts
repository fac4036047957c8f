import { settingsOf } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { toDecimal } from '@waybill/kernel/money';
import { failureOfNewest, idUnderWay } from '../sql/billing-runs.ts';
import { lastRun, notInvoiced } from '../sql/bookings.ts';

export const getBillingOverview = handle(contract.getBillingOverview, async ({ db }) => {
  const { gstPercent, gstRule } = await settingsOf(db);
  const leak = await notInvoiced(db);
  const run = await lastRun(db);
  const failed = await failureOfNewest(db);
  return {
    notInvoiced: {
      bookings: leak.bookings,
      amount: toDecimal(leak.amount),
      oldest: leak.oldest?.toISOString() ?? null,
    },
    lastRun:
      run === undefined
        ? null
        : {
            invoiceBatchId: run.batch_id,
            creationTime: run.created_at.toISOString(),
            invoices: run.invoices,
            amount: toDecimal(run.amount),
          },
    taxTerms: { gstPercent, gstRule },
    billingRunId: await idUnderWay(db),
    failedRun:
      failed === undefined
        ? null
        : {
            billingRunId: failed.id,
            creatorName: failed.started_by_name,
            creationTime: failed.created_at.toISOString(),
            problem: failed.problem ?? '',
          },
  };
});
