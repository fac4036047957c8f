import { sql } from 'kysely';
import type { PartOfBookings } from '../bookings/lists.ts';
import { talliedToInvoice } from '../bookings/sql/totals.ts';

/** Delivered freight without an invoice. */
export const toInvoice: PartOfBookings = {
  where: sql`b.status = 'Delivered' and b.invoice_id is null`,
  tallied: talliedToInvoice,
};

/** Bookings with a later carrier charge that awaits the customer's next invoice. */
export const toRecharge: PartOfBookings = {
  where: sql`exists (
    select from booking.recharge r
    where r.tenant_id = b.tenant_id and r.booking_id = b.id and r.invoice_id is null
  )`,
};
