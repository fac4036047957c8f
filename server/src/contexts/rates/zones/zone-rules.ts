import { notValid, notValidField } from '@waybill/contract/problem';
import type { z } from 'zod';
import type { TenantDb } from '#platform/db/database.ts';
import { zoneRows } from '../cards/sql/whole-card.ts';
import type { RowFault } from '../pricing/domain/rows.ts';
import { buildZoneIndex, normalised } from './domain.ts';
import { zoneView } from '../cards/sql/views.ts';
import type { ZoneToSave } from './sql.ts';
import type { RateZoneInput } from '@waybill/contract/rates/zones/shapes';

/** Returns a zone to store, with its parent validated. @throws {Problem} NotValid */
export async function zoneToSave(
  db: TenantDb,
  zone: z.output<typeof RateZoneInput>,
  rateCardId: string,
): Promise<ZoneToSave> {
  const { parentId = null } = zone;
  if (parentId !== null) {
    const parent = await zoneView(db, parentId);
    const isUsable = parent?.rateCardId === rateCardId && parentId !== zone.id;
    if (!isUsable) throw notValidField('zone.parentId', 'The rate card has no such other zone.');
  }
  return { rateCardId, code: normalised(zone.code), isActive: zone.isActive, parentId };
}

/**
 * Refuses a change that puts a place into two unrelated zones or a zone into itself; the change is
 * rolled back.
 * @throws {Problem} NotValid on `member`
 */
export async function refuseClashes(
  db: TenantDb,
  rateCardId: string,
  member: string,
): Promise<void> {
  const faults: RowFault[] = [];
  buildZoneIndex(await zoneRows(db, rateCardId), (fault) => faults.push(fault));
  if (faults.length === 0) return;
  throw notValid(...faults.slice(0, 20).map(({ message }) => ({ message, members: [member] })));
}
