import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/booking/endpoints';
import { toBookingPage } from '../booking-page.ts';
import { bookingsPage } from '../lists.ts';

export const getBookings = handle(contract.getBookings, async ({ input, actor, db }) =>
  toBookingPage(db, actor, await bookingsPage(db, input)),
);
