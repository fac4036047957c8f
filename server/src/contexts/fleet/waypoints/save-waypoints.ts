import type { WaypointToSave } from '@waybill/contract/fleet/waypoints/inputs';
import { notValid } from '@waybill/contract/problem';
import type { TenantDb } from '#platform/db/database.ts';
import { columnsOf } from './domain/to-save.ts';
import { waypointIds } from './waypoint-id.ts';
import { ingest } from './sql.ts';

type Place = {
  readonly db: TenantDb;
  readonly now: Date;
  /** The sending driver; null for other senders. */
  readonly driverId: string | null;
  /** The request member that contains the positions. */
  readonly at: string;
};

/**
 * Stores positions and returns the result.
 * @throws {Problem} NotValid, naming the positions of unknown drivers.
 */
export async function saveWaypoints(place: Place, sent: readonly WaypointToSave[]) {
  const columns = columnsOf(sent, { ...place, idOf: waypointIds() });
  const { stored, on_duty, unknown } = await ingest(place.db, columns);
  if (unknown !== null) {
    const names = columns.driver_id.flatMap((id, index) =>
      unknown.includes(id.toLowerCase())
        ? [`${place.at}${sent.length === 1 ? '' : `[${index}]`}.driverId`]
        : [],
    );
    throw notValid({ message: 'We could not find this driver.', members: names.slice(0, 20) });
  }
  return {
    id: on_duty > 0 ? (columns.id[0] ?? null) : null,
    stored,
    repeated: on_duty - stored,
    offDuty: sent.length - on_duty,
  };
}
