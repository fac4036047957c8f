import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/booking/endpoints';
import { countsOf } from '../domain/counts.ts';
import { statusTotals } from '../lists.ts';

export const getBookingStatusCount = handle(contract.getBookingStatusCount, async ({ input, db }) =>
  countsOf(await statusTotals(db, input)),
);
