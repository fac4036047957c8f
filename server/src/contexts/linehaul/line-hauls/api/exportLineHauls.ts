import * as contract from '@waybill/contract/linehaul/endpoints';
import { settingsOf } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import type { CsvColumn } from '#platform/csv.ts';
import { saveExport } from '#platform/files/exports.ts';
import type { Services } from '#platform/services.ts';
import { tableFile } from '#platform/tables/table-file.ts';
import { importedColumns, localText } from '../columns.ts';
import { lineHaulsToExport } from '../lists.ts';
import type { LineHaulRow } from '../sql.ts';

/** Exports the columns of an import, followed by those that only the trip itself sets. */
export const exportLineHauls = ({ files }: Pick<Services, 'files'>) =>
  handle(contract.exportLineHauls, async ({ input, actor, db, now }) => {
    const { timezone } = await settingsOf(db);
    const columns = [...importedColumns(timezone), ...columnsOfTrip(timezone)];
    const batches = lineHaulsToExport(db, input);
    const file = tableFile({ name: 'Line hauls', columns, batches }, input.format);
    return saveExport({ db, files, now }, actor, file);
  });

function columnsOfTrip(timezone: string): readonly CsvColumn<LineHaulRow>[] {
  const local = localText(timezone);
  return [
    { head: 'status', cell: (row) => row.status },
    { head: 'departuredate', cell: (row) => local(row.departed_at) },
    { head: 'expectedarrival', cell: (row) => local(row.expected_arrival_at) },
    { head: 'arrivaldate', cell: (row) => local(row.arrived_at) },
    { head: 'numberofjobs', cell: (row) => row.jobs },
    { head: 'numberofarticles', cell: (row) => row.articles },
    { head: 'loadedarticles', cell: (row) => row.loaded },
    { head: 'unloadedarticles', cell: (row) => row.unloaded },
    { head: 'weight', cell: (row) => row.kilograms },
    { head: 'volume', cell: (row) => row.cubic_metres },
    { head: 'pallets', cell: (row) => row.pallets },
  ];
}
