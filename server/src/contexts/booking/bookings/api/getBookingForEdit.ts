import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/booking/endpoints';
import { bookingResponse } from '../booking-page.ts';

export const getBookingForEdit = handle(contract.getBookingForEdit, ({ input, actor, db }) =>
  bookingResponse(db, actor, input.Id),
);
