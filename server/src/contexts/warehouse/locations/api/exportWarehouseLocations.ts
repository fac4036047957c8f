import * as contract from '@waybill/contract/warehouse/endpoints';
import { handle } from '#platform/context.ts';
import type { CsvColumn } from '#platform/csv.ts';
import { saveExport } from '#platform/files/exports.ts';
import type { Services } from '#platform/services.ts';
import { tableFile } from '#platform/tables/table-file.ts';
import { locationsToExport } from '../lists.ts';
import type { WarehouseLocationRow } from '../sql.ts';

/** Exports the columns of the import, followed by the number of items at each location. */
export const exportWarehouseLocations = ({ files }: Pick<Services, 'files'>) =>
  handle(contract.exportWarehouseLocations, async ({ input, actor, db, now }) => {
    const batches = locationsToExport(db, input);
    const file = tableFile({ name: 'Warehouse locations', columns, batches }, input.format);
    return saveExport({ db, files, now }, actor, file);
  });

const columns: readonly CsvColumn<WarehouseLocationRow>[] = [
  { head: 'code', cell: (row) => row.code },
  { head: 'kind', cell: (row) => row.kind },
  { head: 'description', cell: (row) => row.description },
  { head: 'isActive', cell: (row) => row.is_active },
  { head: 'palletSpaces', cell: (row) => row.pallet_spaces },
  { head: 'items', cell: (row) => row.items },
];
