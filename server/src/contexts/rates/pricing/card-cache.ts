import type { TenantDb } from '#platform/db/database.ts';
import {
  type CardVersion,
  cardRow,
  ratesByAndBy,
  serviceRows,
  zoneRows,
} from '../cards/sql/whole-card.ts';
import { levyRows } from '../charges/sql/fuel.ts';
import { surchargeRows } from '../charges/sql/surcharges.ts';
import { type RateCardIndex, indexSteps } from './domain/rate-card-index.ts';
import { inBatches } from './in-batches.ts';

type CachedCard = { readonly version: number; readonly index: RateCardIndex };

const cachedMax = 64;
const cache = new Map<string, CachedCard>();

/**
 * Returns the index of a card, cached in memory until its version changes; the least recently used
 * cards are evicted. The version is read in the caller's transaction, so that callers never price
 * by a card that they have already changed.
 */
export async function indexOf(db: TenantDb, { id, version }: CardVersion): Promise<RateCardIndex> {
  const key = `${db.scope.tenantId} ${id}`;
  const known = cache.get(key);
  if (known !== undefined && known.version === version) {
    cache.delete(key);
    cache.set(key, known);
    return known.index;
  }
  const begun = indexSteps({
    card: await cardRow(db, id),
    services: await serviceRows(db, id),
    zones: await zoneRows(db, id),
    fuelLevies: await levyRows(db),
    surcharges: await surchargeRows(db, id),
  });
  const making = await inBatches(begun);
  for await (const rates of ratesByAndBy(db, id)) making.add(rates);
  const { index } = making.built();
  cache.set(key, { version, index });
  const [oldest] = cache.keys();
  if (cache.size > cachedMax && oldest !== undefined) cache.delete(oldest);
  return index;
}
