import type { LineHaulColumn } from '@waybill/contract/linehaul/line-hauls/imports';
import { minor, toDecimal } from '@waybill/kernel/money';
import { inTimezone } from '@waybill/kernel/time';
import type { CsvColumn } from '#platform/csv.ts';
import type { LineHaulRow } from './sql.ts';

/** Returns a function that writes a moment as `2026-12-01 18:30` in a timezone. */
export const localText =
  (timezone: string) =>
  (at: Date | null): string | null => {
    if (at === null) return null;
    const { date, time } = inTimezone(at, timezone);
    return `${date} ${time.slice(0, 5)}`;
  };

/** Returns the columns that an import reads, as an export writes them. */
export function importedColumns(
  timezone: string,
): readonly (CsvColumn<LineHaulRow> & { readonly head: LineHaulColumn })[] {
  const local = localText(timezone);
  return [
    { head: 'linehaulcode', cell: (row) => row.number },
    { head: 'startheadport', cell: (row) => row.start_code },
    { head: 'destinationheadport', cell: (row) => row.destination_code },
    { head: 'planneddeparture', cell: (row) => local(row.planned_departure_at) },
    { head: 'plannedarrival', cell: (row) => local(row.planned_arrival_at) },
    { head: 'carriername', cell: (row) => row.carrier_name },
    { head: 'carrierreference', cell: (row) => row.carrier_reference },
    { head: 'manifestno', cell: (row) => row.manifest_number },
    { head: 'connoteno', cell: (row) => row.connote_number },
    { head: 'pickuprequestno', cell: (row) => row.pickup_request_number },
    { head: 'capacityweight', cell: (row) => row.capacity_kilograms },
    { head: 'capacityvolume', cell: (row) => row.capacity_cubic_metres },
    { head: 'capacitypallets', cell: (row) => row.capacity_pallets },
    {
      head: 'cost',
      cell: (row) => (row.cost_minor === null ? null : toDecimal(minor(row.cost_minor))),
      decimals: 2,
    },
    { head: 'costbasis', cell: (row) => row.cost_basis },
    { head: 'linehaulnote', cell: (row) => row.note },
  ];
}
