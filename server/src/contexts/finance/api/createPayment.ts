import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { fromDecimal, toDecimal } from '@waybill/kernel/money';
import { allocationsOf } from '../asked-allocations.ts';
import { insistOpen, officeOf } from '../office.ts';
import { recordPayment } from '../pay.ts';
import { dayOf } from '../wire.ts';

export const createPayment = handle(contract.createPayment, async ({ input, actor, db, now }) => {
  const office = await officeOf(db, now);
  const paymentDate = dayOf(input.paymentDate, office.timezone);
  insistOpen(office, paymentDate, 'paymentDate');
  const recorded = await recordPayment(
    db,
    {
      customerId: input.customerId,
      paid: fromDecimal(input.paidAmount),
      type: input.paymentType,
      paymentDate,
      reference: input.paymentReferenceNumber ?? '',
      note: input.note ?? null,
      remittanceNumber: input.remittanceNumber || null,
      bankReference: input.bankReference ?? null,
      allocations: allocationsOf(input.allocatedInvoicePayments),
    },
    { now, userName: actor.name },
  );
  return {
    id: recorded.id,
    paymentReferenceNumber: recorded.reference,
    unallocatedAmount: toDecimal(recorded.unallocated),
  };
});
