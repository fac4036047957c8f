import type { TenantDb } from '#platform/db/database.ts';
import { suggestPlaces, type PlaceSuggestion } from './domain/putaway.ts';
import { binsFor, type DeliveryLineRow } from './sql.ts';

/** Suggests a bin for each item of a delivery that is expected, or received and not put away. */
export async function suggestionsFor(
  db: TenantDb,
  customerId: number,
  rows: readonly DeliveryLineRow[],
): Promise<ReadonlyMap<string, PlaceSuggestion>> {
  const waiting = rows.filter(({ status }) => status === 'Expected' || status === 'Received');
  if (waiting.length === 0) return new Map();
  const items = waiting
    .toSorted((one, other) => one.barcode.localeCompare(other.barcode))
    .map(({ id, sku, pallet_spaces: palletSpaces }) => ({ id, sku, palletSpaces }));
  return suggestPlaces(items, await binsFor(db, customerId));
}
