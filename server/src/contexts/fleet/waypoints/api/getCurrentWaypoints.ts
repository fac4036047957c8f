import { isStale } from '@waybill/contract/fleet/waypoints/choices';
import * as contract from '@waybill/contract/fleet/endpoints';
import { handle } from '#platform/context.ts';
import { onlyOf } from '../../drivers/mappers.ts';
import { positionsPage } from '../lists.ts';
import { waypointOf } from '../mappers.ts';

export const getCurrentWaypoints = handle(
  contract.getCurrentWaypoints,
  async ({ input, actor, db, now }) => {
    const { rows, totalCount } = await positionsPage(db, input, onlyOf(actor));
    const items = rows.map((row) => ({
      ...waypointOf(row),
      driverName: row.driver_name,
      driverCode: row.driver_code,
      registrationNumber: row.registration_number,
      isavailableforwork: row.is_available,
      stale: isStale(row.recorded_at.getTime(), now.getTime()),
    }));
    return { items, totalCount };
  },
);
