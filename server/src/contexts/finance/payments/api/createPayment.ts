import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { fromDecimal, toDecimal } from '@waybill/kernel/money';
import { allocationsOf } from '../requested-allocations.ts';
import { insistOpen, financeSettingsOf } from '../../ledger/office.ts';
import { recordPayment } from '../pay.ts';
import { dayOf } from '../../invoices/mappers.ts';

export const createPayment = handle(contract.createPayment, async ({ input, actor, db, now }) => {
  const settings = await financeSettingsOf(db, now);
  const paymentDate = dayOf(input.paymentDate, settings.timezone);
  insistOpen(settings, paymentDate, 'paymentDate');
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
