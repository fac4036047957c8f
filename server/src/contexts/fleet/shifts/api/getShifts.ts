import * as contract from '@waybill/contract/fleet/endpoints';
import { handle } from '#platform/context.ts';
import { onlyOf } from '../../drivers/mappers.ts';
import { shiftsPage } from '../lists.ts';
import { shiftOf } from '../mappers.ts';

export const getShifts = handle(contract.getShifts, async ({ input, actor, db }) => {
  const { rows, totalCount } = await shiftsPage(db, input, onlyOf(actor));
  return { items: rows.map(shiftOf), totalCount };
});
