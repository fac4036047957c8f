import * as contract from '@waybill/contract/warehouse/endpoints';
import { uuidv7 } from '@waybill/kernel/ids';
import { randomBytes } from 'node:crypto';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { saveLocations } from '../sql.ts';

export const importWarehouseLocations = handle(
  contract.importWarehouseLocations,
  async ({ input, db, now }) => {
    // Of locations with the same code the last one is saved.
    const byCode = new Map(input.locations.map((each) => [each.code, each]));
    const locations = [...byCode.values()].map((each) => ({
      ...each,
      id: uuidv7(now, randomBytes),
    }));
    const saved = await saveLocations(db, locations, now);
    publish(db, 'warehouse.floorChanged', { id: locations[0]?.id ?? '', customerId: null });
    const added = saved.filter(({ is_new }) => is_new).length;
    return { added, changed: saved.length - added };
  },
);
