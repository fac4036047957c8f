import { waypointsRetained_days } from '@waybill/contract/fleet/waypoints/choices';
import { addDays } from '@waybill/kernel/local-date';
import type { DayCall } from '#platform/context.ts';
import { systemScope } from '#platform/db/scope.ts';
import { addWaypointDays, dropWaypointDays } from './sql.ts';

/** Creates the partitions of the next days and drops those past their retention. */
export const addAndDropWaypointDays = ({ database, tenantId, day }: DayCall): Promise<void> =>
  database.transaction(systemScope(tenantId, 'waypoint-days'), async (db) => {
    await addWaypointDays(db, addDays(day, 1), addDays(day, 3));
    await dropWaypointDays(db, addDays(day, -waypointsRetained_days));
  });
