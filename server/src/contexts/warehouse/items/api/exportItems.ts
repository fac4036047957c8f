import * as contract from '@waybill/contract/warehouse/endpoints';
import { exactKilograms, lengthIn } from '@waybill/kernel/measures';
import { handle } from '#platform/context.ts';
import type { CsvColumn } from '#platform/csv.ts';
import { saveExport } from '#platform/files/exports.ts';
import type { Services } from '#platform/services.ts';
import { tableFile } from '#platform/tables/table-file.ts';
import { type ExportedItem, itemsToExport } from '../lists.ts';

/** Exports the columns of an import, followed by those that only the warehouse sets. */
export const exportItems = ({ files }: Pick<Services, 'files'>) =>
  handle(contract.exportItems, async ({ input, actor, db, now }) => {
    const table = { name: 'Warehouse items', columns, batches: itemsToExport(db, input) };
    return saveExport({ db, files, now }, actor, tableFile(table, input.format));
  });

const columns: readonly CsvColumn<ExportedItem>[] = [
  { head: 'itemId', cell: (row) => row.barcode },
  { head: 'customer', cell: (row) => row.customer_code },
  { head: 'sku', cell: (row) => row.sku },
  { head: 'description', cell: (row) => row.description },
  { head: 'consignmentNumber', cell: (row) => row.consignment_number },
  { head: 'length', cell: (row) => lengthIn('cm', row.length) },
  { head: 'width', cell: (row) => lengthIn('cm', row.width) },
  { head: 'height', cell: (row) => lengthIn('cm', row.height) },
  { head: 'weight', cell: (row) => exactKilograms(row.weight).toDecimal(4) },
  { head: 'palletSpaces', cell: (row) => row.pallet_spaces },
  { head: 'zone', cell: (row) => row.zone },
  { head: 'deliveryDate', cell: (row) => row.delivery_date },
  { head: 'status', cell: (row) => row.status },
  { head: 'damaged', cell: (row) => row.is_damaged },
  { head: 'lastScan', cell: (row) => row.last_scan?.code ?? '' },
];
