import { sql } from 'kysely';

/** Delivered freight without an invoice. */
export const toInvoice = sql`b.status = 'Delivered' and b.invoice_id is null`;

/** Bookings with a later carrier charge that awaits the customer's next invoice. */
export const toRecharge = sql`exists (
  select from booking.recharge r
  where r.tenant_id = b.tenant_id and r.booking_id = b.id and r.invoice_id is null
)`;
