import type { TenantDb } from '#platform/db/database.ts';
import { addHeadPort } from '../head-ports/sql.ts';
import { addLocations } from '../zones/sql/locations.ts';
import { addZone } from '../zones/sql/zones.ts';
import { demoHeadPorts, sydneyZones } from './network.ts';

/** The head ports of the capitals, and zones over Sydney. */
export async function addNetwork(db: TenantDb): Promise<void> {
  const ports = await Promise.all(demoHeadPorts.map((port) => addHeadPort(db, port)));
  const headPortId = ports[0]?.id ?? '';
  await Promise.all(
    sydneyZones.map(async ({ code, name, agent, places }) => {
      const { id } = await addZone(db, {
        headPortId,
        code,
        name,
        isOnForwarding: agent !== undefined,
        isActive: true,
        parentId: null,
        agent: agent?.name ?? null,
        chargeMinor: agent?.chargeMinor ?? null,
      });
      await addLocations(db, { id, headPortId }, places);
    }),
  );
}
