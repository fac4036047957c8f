import type { ProductColumn } from '@waybill/contract/customers/customers/imports';
import { ProductToSave } from '@waybill/contract/customers/customers/inputs';
import { turnings } from '@waybill/contract/customers/products/turnings';
import { type Complaint, cellsOf, numberIn, truthIn, unitsIn } from '#platform/csv-cells.ts';
import { productFields, toProduct } from '../address-book/domain/book.ts';
import type { ProductFields, ProductRow } from '../address-book/domain/book-rows.ts';
import { complaintsOf } from '#platform/tables/complaints.ts';
import { gatherRows, type GatheredRows } from '#platform/tables/gather-rows.ts';
import type { ListRow } from '#platform/tables/open-list.ts';

type Cells = Readonly<Partial<Record<ProductColumn, string>>>;

/**
 * Matches the products of a file by code, regardless of case (decisions C-17). Fields without a
 * column stay unchanged.
 */
export const gatherProducts = (
  rows: readonly ListRow[],
  saved: readonly ProductRow[],
): GatheredRows<ProductFields, ProductRow> =>
  gatherRows<ProductFields, ProductRow>(rows, {
    saved,
    keyOfRow: ({ product_code }) => product_code.toLowerCase(),
    keyOfCells: ({ productCode = '' }: Cells) => productCode.toLowerCase(),
    nameOf: ({ productCode = '' }: Cells) => productCode,
    read,
  });

function read(cells: Cells, saved: ProductRow | undefined) {
  const faults: Complaint[] = [];
  const cell = cellsOf(cells);
  const named = unitsIn(cell, 'units', faults);
  const units = {
    length: named.length ?? saved?.length.unit ?? 'cm',
    weight: named.weight ?? saved?.weight.unit ?? 'kg',
  };
  const measure = (column: 'length' | 'width' | 'height' | 'weight') => ({
    value: numberIn(cell, column, faults),
    unit: column === 'weight' ? units.weight : units.length,
  });
  const measures = {
    length: measure('length'),
    width: measure('width'),
    height: measure('height'),
    weight: measure('weight'),
  };
  const dangerous = 'isDangerousGood' in cells && {
    isDangerousGood: truthIn(cell, 'isDangerousGood', faults),
  };
  const turned = 'turning' in cells && { turning: turningIn(cell('turning')) };
  const fragile = 'isFragile' in cells && { isFragile: truthIn(cell, 'isFragile', faults) };
  if (faults.length > 0) return faults;
  const parsed = ProductToSave.safeParse({
    ...(saved === undefined ? {} : toProduct(saved)),
    ...cells,
    ...measures,
    ...dangerous,
    ...turned,
    ...fragile,
  });
  return parsed.success ? productFields(parsed.data) : complaintsOf(parsed.error);
}

/** Finds a turning regardless of case; an empty cell is the usual one. */
const turningIn = (text: string): string =>
  turnings.find((one) => one.toLowerCase() === text.toLowerCase()) ?? (text || 'Any');
