import type { AllocationJob } from '@waybill/contract/jobs/allocation/shapes';
import { minor, subtract, toDecimal } from '@waybill/kernel/money';
import type { TenantDb } from '#platform/db/database.ts';
import type { Actor } from '#platform/http/actor.ts';
import { jobOf } from '../jobs/mappers.ts';
import type { JobRow } from '../jobs/sql.ts';
import { bookingsOfJobs, type BookingOfJob } from './sql.ts';

/** Maps jobs with their bookings' carrier account and price; drivers see no prices. */
export async function allocationJobs(
  db: TenantDb,
  actor: Actor,
  rows: readonly JobRow[],
): Promise<AllocationJob[]> {
  const ids = rows.flatMap(({ booking_id: id }) => (id === null ? [] : [id]));
  const found = ids.length === 0 ? [] : await bookingsOfJobs(db, ids);
  const bookings = new Map(found.map((booking) => [booking.id, booking]));
  const toResponse = jobOf(actor.tenantId);
  return rows.map((row) => {
    const booking = bookings.get(row.booking_id ?? 0);
    return {
      ...toResponse(row),
      carrieraccount: booking?.carrier_account_name ?? null,
      pricingdetails: booking === undefined || actor.isDriver ? null : priceOf(booking),
    };
  });
}

function priceOf({ total_minor, revenue_minor }: BookingOfJob) {
  const [total, taxExclusive] = [minor(total_minor), minor(revenue_minor)];
  return {
    totalcosttaxexclusive: toDecimal(taxExclusive),
    totaltax: toDecimal(subtract(total, taxExclusive)),
    totalcost: toDecimal(total),
  };
}
