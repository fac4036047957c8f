import { found, Problem } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/warehouse/endpoints';
import { warehouseProblems } from '@waybill/contract/warehouse/problems';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { dropLocation, lockLocation } from '../sql.ts';

export const deleteWarehouseLocation = handle(
  contract.deleteWarehouseLocation,
  async ({ input, db }) => {
    const { WarehouseLocationNotFound, WarehouseLocationUsed } = warehouseProblems;
    const row = found(await lockLocation(db, input.id), WarehouseLocationNotFound);
    if (row.items > 0) throw new Problem(WarehouseLocationUsed);
    await dropLocation(db, row.id);
    publish(db, 'warehouse.floorChanged', { id: row.id, customerId: null });
    return null;
  },
);
