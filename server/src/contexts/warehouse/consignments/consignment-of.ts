import { uuidv7 } from '@waybill/kernel/ids';
import { randomBytes } from 'node:crypto';
import { bookingsByConsignment } from '#contexts/booking/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { ensureConsignment } from './sql.ts';

type Wanted = { readonly customerId: number; readonly number: string; readonly now: Date };

/**
 * Returns the consignment of this number, added with its first item. A booking of the same number
 * and customer provides its addresses (decisions W-06).
 */
export async function consignmentIdOf(
  db: TenantDb,
  { customerId, number, now }: Wanted,
): Promise<string> {
  const bookings = await bookingsByConsignment(db, [number]);
  const booking = bookings.find((each) => each.customerId === customerId);
  return ensureConsignment(db, {
    id: uuidv7(now, randomBytes),
    customerId,
    number,
    from: booking ? { ...booking.fromAddress, instructions: booking.specialInstructions } : {},
    to: booking ? { ...booking.toAddress, instructions: booking.deliveryInstructions } : {},
    now,
  });
}
