import { sentence } from '@waybill/contract/sentence';
import { minor } from '@waybill/kernel/money';
import { bookingCard } from '#contexts/booking/public.ts';
import type { EventCall } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { type Links, writeGuest } from './card-emails.ts';
import { giveOut } from '../payments/give-out.ts';
import type { FinanceCommand } from '../invoices/issue.ts';
import { financeSettingsOf } from '../ledger/office.ts';
import { lockOwed } from '../invoices/owed.ts';
import { recordPayment } from '../payments/pay.ts';
import { reverseCard } from './reverse-card.ts';
import { lockPayment } from '../payments/sql.ts';
import { addMadeCharge, waitingForBookings } from './sql/charges.ts';

/**
 * Records a card charge made during a guest's booking as a payment on the guest's account. By then
 * the booking may have been invoiced or cancelled.
 */
export const saveGuestPayment =
  (links: Links) =>
  async ({ event, db, now }: EventCall<'booking.paid'>): Promise<void> => {
    const { id, customerId, amountMinor, consignmentId, charge } = event.payload;
    const { today } = await financeSettingsOf(db, now);
    const amount = minor(amountMinor);
    const command = { now, userName: 'Guest' };
    const payment = {
      customerId,
      paid: amount,
      type: 'CreditCard' as const,
      paymentDate: today,
      reference: '',
      note: sentence('Paid while booking {number}', { number: consignmentId }),
      remittanceNumber: null,
      bankReference: charge.transactionId,
      allocations: [],
    };
    const { id: paymentId } = await recordPayment(db, payment, command);
    const made = { ...charge, customerId, bookingId: id, paymentId, amount };
    await addMadeCharge(db, { ...made, userName: command.userName }, now);
    const mailValues = { customerId, bookingId: id, amount, ...charge };
    await writeGuest(db, links, {
      ...mailValues,
      template: 'CardReceipt',
      key: `card-receipt ${paymentId}`,
    });
    const card = await bookingCard(db, id);
    if (card === undefined || card.status === 'Cancelled') await giveBack(db, id, command);
    else if (card.invoiceId !== null)
      await settle(db, { bookingIds: [id], invoiceId: card.invoiceId }, command);
  };

/** Settles a booking's invoice with what the guest paid for the booking. */
export async function settleGuestInvoice({
  event,
  db,
  now,
}: EventCall<'invoice.issued'>): Promise<void> {
  const { id: invoiceId, bookingIds } = event.payload;
  await settle(db, { bookingIds, invoiceId }, { now, userName: 'System' });
}

/** Refunds a guest's payment to the card when the booking does not go ahead. */
export async function giveGuestPaymentBack({
  event,
  db,
  now,
}: EventCall<'booking.cancelled' | 'booking.deleted'>): Promise<void> {
  await giveBack(db, event.payload.id, { now, userName: 'System' });
}

type GuestInvoice = { readonly bookingIds: readonly number[]; readonly invoiceId: number };

async function settle(
  db: TenantDb,
  { bookingIds, invoiceId }: GuestInvoice,
  command: FinanceCommand,
): Promise<void> {
  for (const { payment_id: id } of await waitingForBookings(db, bookingIds)) {
    const payment = await lockPayment(db, id);
    const invoice = (await lockOwed(db, [{ invoiceId }])).get(invoiceId);
    if (payment === undefined || invoice === undefined || invoice.status === 'Void') return;
    const amount = minor(Math.min(payment.unallocated_minor, invoice.outstanding));
    if (amount === 0) return;
    const { today } = await financeSettingsOf(db, command.now);
    const allocations = [{ invoiceId, amount, path: 'invoiceId' }];
    await giveOut(db, { id, allocations, today }, command);
  }
}

async function giveBack(db: TenantDb, bookingId: number, command: FinanceCommand): Promise<void> {
  const waiting = await waitingForBookings(db, [bookingId]);
  for (const { payment_id: id } of waiting.filter(({ is_whole }) => is_whole)) {
    await reverseCard(db, { id, note: 'The booking was cancelled', isUnattended: true }, command);
  }
}
