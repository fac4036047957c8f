import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { toDecimal } from '@waybill/kernel/money';
import { allocationsOf } from '../asked-allocations.ts';
import { giveOut } from '../give-out.ts';
import { officeOf } from '../office.ts';

export const allocatePayment = handle(
  contract.allocatePayment,
  async ({ input, actor, db, now }) => {
    const { today } = await officeOf(db, now);
    const allocations = allocationsOf(input.allocatedInvoicePayments);
    const asked = { id: input.id, allocations, today };
    const left = await giveOut(db, asked, { now, userName: actor.name });
    return { unallocatedAmount: toDecimal(left) };
  },
);
