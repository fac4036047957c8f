import { findingOf } from '@waybill/contract/warehouse/stocktakes/findings';
import type { FileStore } from '@waybill/adapters/file-store';
import type { TenantDb } from '#platform/db/database.ts';
import type { Actor } from '#platform/http/actor.ts';
import { recordScans } from '../scans/record-scans.ts';
import { type LineRow, linesOf } from './sql.ts';

type Place = {
  readonly db: TenantDb;
  readonly files: FileStore;
  readonly actor: Pick<Actor, 'userId'>;
  readonly now: Date;
};

type Applied = { readonly missing: number; readonly moved: number };

/**
 * Applies a stocktake to the items: counted items get their counted location, and others are
 * missing. Items that left or moved since do not change, because their status refuses the scan.
 */
export async function applyFindings(place: Place, id: string): Promise<Applied> {
  const lines = (await linesOf(place.db, id)).filter(({ item_id }) => item_id !== null);
  const counted = lines.filter(({ counted_zone }) => counted_zone !== null);
  const zones = Map.groupBy(counted, ({ counted_zone }) => counted_zone ?? '');
  for (const [zone, here] of zones) {
    await recordScans(place, barcodesOf(here), { code: 'STOCKTAKE', locationCode: zone });
  }
  const gone = lines.filter(({ counted_zone }) => counted_zone === null);
  if (gone.length > 0) await recordScans(place, barcodesOf(gone), { code: 'MISSING' });
  const moved = counted.filter((line) => finding(line) !== 'Counted').length;
  return { missing: gone.length, moved };
}

const barcodesOf = (lines: readonly LineRow[]) => lines.map(({ barcode }) => barcode);

const finding = ({ item_id, expected_zone, counted_zone }: LineRow) =>
  findingOf({
    hasItem: item_id !== null,
    expectedZone: expected_zone,
    countedZone: counted_zone,
  });
