import * as contract from '@waybill/contract/fleet/endpoints';
import { fleetProblems } from '@waybill/contract/fleet/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { onlyOf } from '../../drivers/mappers.ts';
import { driver } from '../../drivers/sql.ts';
import { waypointsPage } from '../lists.ts';
import { waypointOf } from '../mappers.ts';
import { periodOrLastDay } from '../period.ts';

export const getWaypointsForDriver = handle(
  contract.getWaypointsForDriver,
  async ({ input, actor, db, now }) => {
    found(await driver(db, input.driverId, onlyOf(actor)), fleetProblems.FleetDriverNotFound);
    const isBounded = input.startDate !== undefined || input.endDate !== undefined;
    const period = isBounded ? periodOrLastDay(input, now) : null;
    const { rows, totalCount } = await waypointsPage(db, input, period);
    return { items: rows.map(waypointOf), totalCount };
  },
);
