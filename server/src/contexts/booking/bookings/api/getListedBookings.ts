import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/booking/endpoints';
import { toListedBooking } from '../domain/listed-mapper.ts';
import { familiesOf, isLeg } from '../../legs/sql.ts';
import { listedPage } from '../lists.ts';

export const getListedBookings = handle(contract.getListedBookings, async ({ input, db }) => {
  const { rows, totalCount } = await listedPage(db, input);
  const familyOf = await familiesOf(db, rows.filter(isLeg));
  return { items: rows.map((row) => toListedBooking(row, familyOf(row))), totalCount };
});
