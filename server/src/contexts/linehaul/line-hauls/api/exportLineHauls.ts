import * as contract from '@waybill/contract/linehaul/endpoints';
import { minor, toDecimal } from '@waybill/kernel/money';
import { handle } from '#platform/context.ts';
import type { CsvColumn } from '#platform/csv.ts';
import { saveExport } from '#platform/files/exports.ts';
import type { Services } from '#platform/services.ts';
import { tableFile } from '#platform/tables/table-file.ts';
import { lineHaulsToExport } from '../lists.ts';
import type { LineHaulRow } from '../sql.ts';

export const exportLineHauls = ({ files }: Pick<Services, 'files'>) =>
  handle(contract.exportLineHauls, async ({ input, actor, db, now }) => {
    const batches = lineHaulsToExport(db, input);
    const file = tableFile({ name: 'Line hauls', columns, batches }, input.format);
    return saveExport({ db, files, now }, actor, file);
  });

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

const columns: readonly CsvColumn<LineHaulRow>[] = [
  { head: 'linehaulcode', cell: (row) => row.number },
  { head: 'status', cell: (row) => row.status },
  { head: 'startheadport', cell: (row) => row.start_code },
  { head: 'destinationheadport', cell: (row) => row.destination_code },
  { head: 'planneddeparture', cell: (row) => iso(row.planned_departure_at) },
  { head: 'departuredate', cell: (row) => iso(row.departed_at) },
  { head: 'plannedarrival', cell: (row) => iso(row.planned_arrival_at) },
  { head: 'expectedarrival', cell: (row) => iso(row.expected_arrival_at) },
  { head: 'arrivaldate', cell: (row) => iso(row.arrived_at) },
  { head: 'numberofjobs', cell: (row) => row.jobs },
  { head: 'numberofarticles', cell: (row) => row.articles },
  { head: 'loadedarticles', cell: (row) => row.loaded },
  { head: 'unloadedarticles', cell: (row) => row.unloaded },
  { head: 'weight', cell: (row) => row.kilograms },
  { head: 'volume', cell: (row) => row.cubic_metres },
  { head: 'pallets', cell: (row) => row.pallets },
  { head: 'carriername', cell: (row) => row.carrier_name },
  { head: 'carrierreference', cell: (row) => row.carrier_reference },
  { head: 'manifestno', cell: (row) => row.manifest_number },
  {
    head: 'cost',
    cell: (row) => (row.cost_minor === null ? null : toDecimal(minor(row.cost_minor))),
    decimals: 2,
  },
];
