import * as contract from '@waybill/contract/booking/endpoints';
import { handle } from '#platform/context.ts';
import { toImport } from '../import-mappers.ts';
import { importsPage } from '../lists.ts';

export const getBookingImports = handle(contract.getBookingImports, async ({ input, db }) => {
  const { rows, totalCount } = await importsPage(db, input);
  return { items: rows.map(toImport), totalCount };
});
