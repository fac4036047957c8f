import * as contract from '@waybill/contract/warehouse/endpoints';
import { handle } from '#platform/context.ts';
import { locationsPage } from '../lists.ts';

export const getWarehouseLocations = handle(
  contract.getWarehouseLocations,
  async ({ input, db }) => {
    const { rows, totalCount } = await locationsPage(db, input);
    const items = rows.map(({ is_active: isActive, ...row }) => ({ ...row, isActive }));
    return { items, totalCount };
  },
);
