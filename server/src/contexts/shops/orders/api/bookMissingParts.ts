import { found, Problem } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/shops/endpoints';
import { shopsProblems } from '@waybill/contract/shops/problems';
import { bookingCard } from '#contexts/booking/public.ts';
import { handle } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { ShopClient } from '../../shops/connection.ts';
import { bookParts } from '../book-parts.ts';
import type { Service } from '../domain/service-code.ts';
import { missingParts } from '../domain/missing-parts.ts';
import { partsOf } from '../domain/parts.ts';
import { bookingsOut } from '../domain/bookings.ts';
import { addBookings, order as readOrder, type OrderRow } from '../sql.ts';

export const bookMissingParts = (client: ShopClient) =>
  handle(contract.bookMissingParts, async ({ input, actor, db, now }) => {
    const order = found(await readOrder(db, input.orderId), shopsProblems.OrderNotFound);
    const missing = missingParts(order);
    const all = partsOf(order);
    if (missing.length === 0 || typeof all === 'string') {
      throw new Problem(shopsProblems.NoMissingParts);
    }
    const parts = all.filter((_, at) => missing.includes(at));
    const booked = await bookParts(
      { db, actor, now, line: client },
      { order, parts },
      {
        forAll: await serviceOfOthers(db, order),
        isBuyers: false,
        arriveBy: null,
      },
    );
    if (!booked.ok) return { bookingIds: [], message: booked.message };
    const rows = booked.ids.map((id, at) => ({ id, part: missing[at] ?? 0 }));
    await addBookings(db, order, rows);
    return { bookingIds: [...booked.ids], message: null };
  });

/** Returns the service of the bookings that are left; null to take the cheapest. */
async function serviceOfOthers(db: TenantDb, order: OrderRow): Promise<Service | null> {
  const [left] = bookingsOut(order);
  const card = left && (await bookingCard(db, left.bookingId));
  const { carrierAccountId = null, serviceCode = null } = card ?? {};
  return carrierAccountId === null || serviceCode === null
    ? null
    : { carrierAccountId, carrierServiceCode: serviceCode };
}
