import * as contract from '@waybill/contract/fleet/endpoints';
import { handle } from '#platform/context.ts';
import { onlyOf, vehicleOf } from '../../drivers/mappers.ts';
import { vehiclesPage } from '../lists.ts';

export const getVehicles = handle(contract.getVehicles, async ({ input, actor, db }) => {
  const { rows, totalCount } = await vehiclesPage(db, input, onlyOf(actor));
  return { items: rows.map(vehicleOf), totalCount };
});
