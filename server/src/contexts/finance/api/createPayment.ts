import { handle } from '#platform/context.ts';
import type { InputOf } from '@waybill/contract/endpoint';
import * as contract from '@waybill/contract/finance/endpoints';
import { fromDecimal, toDecimal } from '@waybill/kernel/money';
import type { AskedAllocation } from '../domain/allocation.ts';
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

type Asked = InputOf<typeof contract.createPayment>['allocatedInvoicePayments'];

/** One or several, as they were sent (decisions Z-09). */
function allocationsOf(asked: Asked): readonly AskedAllocation[] {
  const name = 'allocatedInvoicePayments';
  const parts = Array.isArray(asked)
    ? asked.map((one, at) => ({ ...one, path: `${name}[${at}]` }))
    : [{ ...asked, path: name }];
  return parts.map(({ invoiceId, paidAmount, path }) => ({
    invoiceId,
    amount: fromDecimal(paidAmount),
    path,
  }));
}
