import { handle, latestOf } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { toDecimal } from '@waybill/kernel/money';
import { allocationsOf } from '../requested-allocations.ts';
import { give, giveEach, lockToGive } from '../give-out.ts';
import { financeSettingsOf } from '../../ledger/office.ts';

export const allocatePayment = handle(
  contract.allocatePayment,
  async ({ input, actor, db, now }) => {
    const allocations = allocationsOf(input.allocatedInvoicePayments);
    const [{ today }, locked] = await Promise.all([
      financeSettingsOf(db, now),
      lockToGive(db, { id: input.id, allocations }),
    ]);
    const left = give(db, { ...locked, today }, { now, userName: actor.name });
    return { unallocatedAmount: toDecimal(left) };
  },
  {
    batch: {
      takes: () => true,
      async handle({ calls, db, actor }) {
        const now = latestOf(calls);
        const { today } = await financeSettingsOf(db, now);
        const requests = calls.map(({ input, requestId }) => ({
          id: input.id,
          allocations: allocationsOf(input.allocatedInvoicePayments),
          requestId,
        }));
        const rests = await giveEach(db, requests, { now, userName: actor.name, today });
        return rests.map((rest) => ({ unallocatedAmount: toDecimal(rest) }));
      },
    },
  },
);
