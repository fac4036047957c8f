import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/booking/endpoints';
import { toBookingPage } from '../../bookings/booking-page.ts';
import { bookingsPage } from '../../bookings/lists.ts';
import { toInvoice } from '../lists.ts';

export const getBookingsForInvoice = handle(
  contract.getBookingsForInvoice,
  async ({ input, actor, db }) =>
    toBookingPage(db, actor, await bookingsPage(db, input, toInvoice)),
);
