import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/booking/endpoints';
import { toBookingPage } from '../../bookings/booking-page.ts';
import { bookingsPage } from '../../bookings/lists.ts';
import { rechargeInvoicesOf } from '../sql/recharges.ts';
import { toRecharge } from '../lists.ts';

export const getBookingsForRecharge = handle(
  contract.getBookingsForRecharge,
  async ({ input, actor, db }) => {
    const page = await bookingsPage(db, input, toRecharge);
    const { items, totalCount } = await toBookingPage(db, actor, page);
    const invoices = await rechargeInvoicesOf(
      db,
      items.map(({ id }) => id),
    );
    const byBooking = Map.groupBy(invoices, (invoice) => invoice.booking_id);
    return {
      items: items.map((booking) => ({
        ...booking,
        rechargeInvoices: (byBooking.get(booking.id) ?? []).map(({ id, number }) => ({
          id,
          number,
        })),
      })),
      totalCount,
    };
  },
);
