import type { BookingPaid } from '@waybill/contract/booking/facts';
import { minor } from '@waybill/kernel/money';
import type { Heard } from '#platform/context.ts';
import { officeOf } from './office.ts';
import { recordPayment } from './pay.ts';

/**
 * A guest's card was charged when it booked: a payment on the guest's account, which the invoice of
 * the booking is settled with later.
 */
export async function keepGuestPayment({ fact, db, now }: Heard): Promise<void> {
  const { customerId, amountMinor, consignmentId, transactionId } =
    fact.payload as unknown as BookingPaid;
  const { today } = await officeOf(db, now);
  const payment = {
    customerId,
    paid: minor(amountMinor),
    type: 'CreditCard' as const,
    paymentDate: today,
    reference: '',
    note: `Paid while booking ${consignmentId}`,
    remittanceNumber: null,
    bankReference: transactionId,
    allocations: [],
  };
  await recordPayment(db, payment, { now, userName: 'Guest' });
}
