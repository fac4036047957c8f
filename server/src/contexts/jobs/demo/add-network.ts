import type { TenantDb } from '#platform/db/database.ts';
import { addHeadPort } from '../head-ports/sql.ts';
import { addLocations } from '../zones/sql/locations.ts';
import { addZone } from '../zones/sql/zones.ts';
import { demoHeadPorts, type NetworkDemoZone, melbourneZones, sydneyZones } from './network.ts';

/** Adds the head ports of the capitals, and zones over Sydney. */
export async function addNetwork(db: TenantDb): Promise<void> {
  const ports = await Promise.all(demoHeadPorts.map((port) => addHeadPort(db, port)));
  await addZones(db, ports[0]?.id ?? '', sydneyZones);
}

/** Zones over Melbourne. */
export const addMelbourneZones = (db: TenantDb, headPortId: string): Promise<void> =>
  addZones(db, headPortId, melbourneZones);

async function addZones(
  db: TenantDb,
  headPortId: string,
  zones: readonly NetworkDemoZone[],
): Promise<void> {
  await Promise.all(
    zones.map(async ({ code, name, agent, places }) => {
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
