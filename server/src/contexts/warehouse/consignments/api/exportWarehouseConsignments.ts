import * as contract from '@waybill/contract/warehouse/endpoints';
import { handle } from '#platform/context.ts';
import type { CsvColumn } from '#platform/csv.ts';
import { saveExport } from '#platform/files/exports.ts';
import type { Services } from '#platform/services.ts';
import { tableFile } from '#platform/tables/table-file.ts';
import { customerCodes } from '../../items/sql.ts';
import { consignmentsToExport } from '../lists.ts';
import type { StoredConsignment } from '../sql.ts';

export const exportWarehouseConsignments = ({ files }: Pick<Services, 'files'>) =>
  handle(contract.exportWarehouseConsignments, async ({ input, actor, db, now }) => {
    const rows = await consignmentsToExport(db, input);
    const codes = await customerCodes(db, [...new Set(rows.map((row) => row.customer_id))]);
    const table = { name: 'Warehouse consignments', columns: columnsWith(codes), rows };
    return saveExport({ db, files, now }, actor, await tableFile(table, input.format));
  });

const columnsWith = (
  codes: ReadonlyMap<number, string>,
): readonly CsvColumn<StoredConsignment>[] => [
  { head: 'consignmentNumber', cell: (row) => row.number },
  { head: 'customer', cell: (row) => codes.get(row.customer_id) ?? '' },
  { head: 'items', cell: (row) => row.items },
  { head: 'dispatched', cell: (row) => row.dispatched },
  ...addressOf('from', (row) => row.from_address),
  ...addressOf('to', (row) => row.to_address),
  { head: 'instructions', cell: (row) => row.to_address.instructions },
];

type Address = StoredConsignment['to_address'];

const addressOf = (
  end: 'from' | 'to',
  of: (row: StoredConsignment) => Address,
): readonly CsvColumn<StoredConsignment>[] => [
  { head: `${end}Company`, cell: (row) => of(row).companyName },
  { head: `${end}Contact`, cell: (row) => of(row).contactName },
  { head: `${end}AddressLine1`, cell: (row) => of(row).addressLine1 },
  { head: `${end}AddressLine2`, cell: (row) => of(row).addressLine2 },
  { head: `${end}Suburb`, cell: (row) => of(row).suburb },
  { head: `${end}State`, cell: (row) => of(row).stateCode },
  { head: `${end}PostCode`, cell: (row) => of(row).postCode },
  { head: `${end}Country`, cell: (row) => of(row).countryCode },
];
