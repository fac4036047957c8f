import * as contract from '@waybill/contract/warehouse/endpoints';
import { handle } from '#platform/context.ts';
import type { CsvColumn } from '#platform/csv.ts';
import { saveExport } from '#platform/files/exports.ts';
import type { Services } from '#platform/services.ts';
import { tableFile } from '#platform/tables/table-file.ts';
import { consignmentsToExport, type ExportedConsignment } from '../lists.ts';
import type { StoredConsignment } from '../sql.ts';

export const exportWarehouseConsignments = ({ files }: Pick<Services, 'files'>) =>
  handle(contract.exportWarehouseConsignments, async ({ input, actor, db, now }) => {
    const batches = consignmentsToExport(db, input);
    const file = tableFile({ name: 'Warehouse consignments', columns, batches }, input.format);
    return saveExport({ db, files, now }, actor, file);
  });

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

const columns: readonly CsvColumn<ExportedConsignment>[] = [
  { head: 'consignmentNumber', cell: (row) => row.number },
  { head: 'customer', cell: (row) => row.customer_code },
  { head: 'items', cell: (row) => row.items },
  { head: 'dispatched', cell: (row) => row.dispatched },
  ...addressOf('from', (row) => row.from_address),
  ...addressOf('to', (row) => row.to_address),
  { head: 'instructions', cell: (row) => row.to_address.instructions },
];
