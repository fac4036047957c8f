import type { ItemColumn } from '@waybill/contract/warehouse/items/imports';
import {
  type WarehouseItemInput,
  WarehouseItemToSave,
} from '@waybill/contract/warehouse/items/shapes';
import { cellsOf, type Complaint, numberIn } from '#platform/csv-cells.ts';
import { complaintsOf } from '#platform/tables/complaints.ts';
import { type GatheredRows, gatherRows } from '#platform/tables/gather-rows.ts';
import type { ListRow } from '#platform/tables/open-list.ts';

type Cells = Readonly<Partial<Record<ItemColumn, string>>>;
type Known = { readonly id: string; readonly barcode: string };
type SavedItem = WarehouseItemInput & { readonly id: string };

/**
 * Reads the items of a file, identified by their barcode ignoring case; in centimetres and
 * kilograms. A row replaces all of an item except its scans.
 */
export function gatherItems(
  rows: readonly ListRow[],
  saved: readonly Known[],
  customers: ReadonlyMap<string, number>,
): GatheredRows<WarehouseItemInput, SavedItem> {
  const keyOf = (cells: Cells) => (cells.itemId ?? '').toUpperCase();
  return gatherRows<WarehouseItemInput, SavedItem>(rows, {
    saved: saved.map(({ id, barcode }) => ({ ...placeholder, id, itemId: barcode })),
    keyOfRow: ({ itemId }) => itemId.toUpperCase(),
    keyOfCells: keyOf,
    nameOf: ({ itemId = '' }: Cells) => itemId,
    read: (cells) => read(cells, customers),
  });
}

/** Values for existing items, which their row replaces completely. */
const placeholder = { customerId: 0, palletSpaces: 1 };

function read(cells: Cells, customers: ReadonlyMap<string, number>) {
  const faults: Complaint[] = [];
  const cell = cellsOf(cells);
  const customerId = customers.get(cell('customer').toUpperCase());
  if (customerId === undefined) {
    faults.push({ message: 'No customer has this code', members: ['customer'] });
  }
  const measure = (column: 'length' | 'width' | 'height' | 'weight') => {
    const value = numberIn(cell, column, faults);
    return value === undefined ? null : { value, unit: column === 'weight' ? 'kg' : 'cm' };
  };
  const measures = {
    length: measure('length'),
    width: measure('width'),
    height: measure('height'),
    weight: measure('weight'),
  };
  const palletSpaces = numberIn(cell, 'palletSpaces', faults);
  if (faults.length > 0) return faults;
  const item = WarehouseItemToSave.safeParse({
    itemId: cell('itemId'),
    customerId,
    sku: cell('sku') || null,
    description: cell('description') || null,
    consignmentNumber: cell('consignmentNumber') || null,
    zone: cell('zone') || null,
    deliveryDate: cell('deliveryDate') || null,
    ...(palletSpaces !== undefined && { palletSpaces }),
    ...measures,
  });
  return item.success ? item.data : complaintsOf(item.error);
}
