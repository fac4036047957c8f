import * as contract from '@waybill/contract/booking/endpoints';
import { bookingProblems } from '@waybill/contract/booking/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { importDetail } from '../import-mappers.ts';
import { bookingImport, returnedRows } from '../sql.ts';

export const getBookingImport = handle(contract.getBookingImport, async ({ input, db }) => {
  const { ImportNotFound } = bookingProblems;
  const row = found(await bookingImport(db, input.importId), ImportNotFound);
  return importDetail(row, await returnedRows(db, row.id));
});
