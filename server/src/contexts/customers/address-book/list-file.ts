import { lengthIn } from '@waybill/kernel/measures';
import { type CsvColumn, writeCsv } from '#platform/csv.ts';
import type { AddressRow, ProductRow } from './domain/book-rows.ts';
import { placeColumns } from './place-columns.ts';

/** Writes addresses in the format of their import. */
export const addressesCsv = (rows: readonly AddressRow[]): string =>
  writeCsv(addressCsvColumns, rows);

/** Writes products in the format of their import. */
export const productsCsv = (rows: readonly ProductRow[]): string =>
  writeCsv(productCsvColumns, rows);

const addressCsvColumns: readonly CsvColumn<AddressRow>[] = [
  { head: 'nickname', cell: (row) => row.nickname },
  { head: 'companyName', cell: (row) => row.company_name },
  { head: 'contactName', cell: (row) => row.contact_name },
  { head: 'email', cell: (row) => row.email },
  { head: 'telephone', cell: (row) => row.telephone },
  ...placeColumns,
  { head: 'type', cell: (row) => row.type },
  { head: 'specialInstructions', cell: (row) => row.special_instructions },
];

const productCsvColumns: readonly CsvColumn<ProductRow>[] = [
  { head: 'productCode', cell: (row) => row.product_code },
  { head: 'name', cell: (row) => row.name },
  { head: 'description', cell: (row) => row.description },
  { head: 'packageType', cell: (row) => row.package_type },
  { head: 'length', cell: (row) => row.length.value },
  { head: 'width', cell: (row) => lengthIn(row.length.unit, row.width) },
  { head: 'height', cell: (row) => lengthIn(row.length.unit, row.height) },
  { head: 'weight', cell: (row) => row.weight.value },
  { head: 'units', cell: (row) => `${row.length.unit} ${row.weight.unit}` },
  { head: 'isDangerousGood', cell: (row) => row.is_dangerous_good },
  { head: 'turning', cell: (row) => row.turning },
  { head: 'isFragile', cell: (row) => row.is_fragile },
];
