import * as contract from '@waybill/contract/warehouse/endpoints';
import { handle } from '#platform/context.ts';
import { locationsPage } from '../lists.ts';
import { toLocation } from '../mappers.ts';

export const getWarehouseLocations = handle(
  contract.getWarehouseLocations,
  async ({ input, db }) => {
    const { rows, totalCount } = await locationsPage(db, input);
    return { items: rows.map(toLocation), totalCount };
  },
);
