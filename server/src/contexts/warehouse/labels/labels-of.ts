import type { TenantDb } from '#platform/db/database.ts';
import { itemsOfIds } from '../items/sql.ts';
import { locationsOfIds } from '../locations/sql.ts';
import type { WarehouseLabel } from './label.ts';

type Wanted = { readonly itemIds: readonly string[]; readonly locationIds: readonly string[] };

/** Returns the labels of locations and items visible to the caller; omits unknown ones. */
export async function labelsOf(
  db: TenantDb,
  { itemIds, locationIds }: Wanted,
): Promise<readonly WarehouseLabel[]> {
  const [locations, items] = [await locationsOfIds(db, locationIds), await itemsOfIds(db, itemIds)];
  return [
    ...locations.map(({ code, kind, description }) => ({
      barcode: code,
      title: code,
      details: description ?? kind,
    })),
    ...items.map((item) => ({
      barcode: item.barcode,
      title: item.description ?? item.sku ?? item.barcode,
      details: [item.sku, item.consignment_number].filter(Boolean).join(' · '),
    })),
  ];
}
