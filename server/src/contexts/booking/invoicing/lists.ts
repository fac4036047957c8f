import { sql } from 'kysely';

/** Delivered freight that no invoice holds. */
export const toInvoice = sql`b.status = 'Delivered' and b.invoice_id is null`;

/** A later charge of the carrier waits for its customer's next invoice. */
export const toRecharge = sql`exists (
  select from booking.recharge r
  where r.tenant_id = b.tenant_id and r.booking_id = b.id and r.invoice_id is null
)`;
