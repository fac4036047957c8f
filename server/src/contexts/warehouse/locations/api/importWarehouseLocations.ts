import * as contract from '@waybill/contract/warehouse/endpoints';
import { handle } from '#platform/context.ts';
import { saveAll } from '../save-all.ts';

export const importWarehouseLocations = handle(
  contract.importWarehouseLocations,
  async ({ input, db, now }) => {
    // Of locations with the same code the last one is saved.
    const byCode = new Map(input.locations.map((each) => [each.code, each]));
    return saveAll(db, [...byCode.values()], now);
  },
);
