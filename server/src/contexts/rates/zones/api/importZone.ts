import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/rates/endpoints';
import { ratesProblems } from '@waybill/contract/rates/problems';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { zoneRows } from '../../cards/sql/whole-card.ts';
import { tableImport, uploadedTable } from '#platform/tables/uploaded-table.ts';
import { type ZonesRead, readZones } from '../zone-import.ts';
import { cardView } from '../../cards/sql/views.ts';
import { addLocations, addZones, setParents } from '../sql.ts';

export const importZone = handle(contract.importZone, async ({ input, upload, db }) => {
  const { rateCardId } = input;
  found(await cardView(db, rateCardId), ratesProblems.RateCardNotFound, { rateCardId });
  const table = await uploadedTable(upload, ['zoneCode', 'postCode']);
  const { rows } = table;
  const read = readZones(await zoneRows(db, rateCardId), rows);
  const inserted = await save(db, rateCardId, read);
  publish(db, 'rateCard.changed', { id: rateCardId, customerId: null });
  const updated = rows.length - read.errors.length - inserted;
  return tableImport(table, { inserted, updated: Math.max(updated, 0), errors: read.errors });
});

/** Adds new rows without removing existing ones; returns how many rows were new. */
async function save(db: TenantDb, cardId: string, read: ZonesRead): Promise<number> {
  const ids = await addZones(db, cardId, read.codes);
  const parents = [...read.parents].map(([code, parent]) => ({
    code,
    parentId: ids.get(parent) ?? null,
  }));
  await setParents(db, cardId, parents);
  const places = read.places.map(({ zone, ...place }) => ({
    ...place,
    zoneId: ids.get(zone) ?? '',
  }));
  return read.bare.length + (await addLocations(db, cardId, places));
}
