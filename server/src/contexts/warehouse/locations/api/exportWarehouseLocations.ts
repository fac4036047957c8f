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
    const rows = await locationsToExport(db, input);
    const file = await tableFile({ name: 'Warehouse locations', columns, rows }, input.format);
    return saveExport({ db, files, now }, actor, file);
  });

const columns: readonly CsvColumn<WarehouseLocationRow>[] = [
  { head: 'code', cell: (row) => row.code },
  { head: 'kind', cell: (row) => row.kind },
  { head: 'description', cell: (row) => row.description },
  { head: 'isActive', cell: (row) => row.is_active },
  { head: 'items', cell: (row) => row.items },
];
