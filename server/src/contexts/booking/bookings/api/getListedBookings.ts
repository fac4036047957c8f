import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/booking/endpoints';
import { toListedBooking } from '../domain/listed-mapper.ts';
import { listedPage } from '../lists.ts';

export const getListedBookings = handle(contract.getListedBookings, async ({ input, db }) => {
  const { rows, totalCount } = await listedPage(db, input);
  return { items: rows.map(toListedBooking), totalCount };
});
