import { bookingProblems } from '@waybill/contract/booking/problems';
import { Problem } from '@waybill/contract/problem';
import type { PricingDetail } from '@waybill/contract/shared/pricing-detail';
import { ZERO } from '@waybill/kernel/money';
import { customerCard } from '#contexts/customers/public.ts';
import type { BookingRow, SavedValues } from '../bookings/domain/booking-row.ts';
import { sumsOf } from './domain/price.ts';
import { changeBookings } from '../bookings/sql/booking.ts';
import { holdCredit } from '../bookings/credit.ts';
import type { CommandContext } from '../bookings/command.ts';
import { mustGoInOne } from '../legs/split.ts';

/**
 * Changes the price of a locked booking and adjusts the customer's held credit by the difference.
 * @throws {Problem} CannotCorrect if invoiced or split into legs, CreditLimitExceeded
 */
export async function savePricing(
  { db, now }: CommandContext,
  row: BookingRow & SavedValues,
  pricing: PricingDetail,
): Promise<void> {
  mustGoInOne(row);
  if (row.invoice_id !== null) {
    const message = 'The booking has already been invoiced';
    throw new Problem(bookingProblems.CannotCorrect, { message });
  }
  const sums = sumsOf(pricing);
  const isHeld = row.exposure_minor !== ZERO && row.customer_id !== null;
  const customer = isHeld && row.customer_id !== null && (await customerCard(db, row.customer_id));
  if (customer) {
    await holdCredit(db, { customer, held: row.exposure_minor, wanted: sums.total_minor });
  }
  const exposure_minor = customer ? sums.total_minor : row.exposure_minor;
  await changeBookings(
    db,
    [{ id: row.id, saved: { ...row, pricing, ...sums, exposure_minor } }],
    now,
  );
}
