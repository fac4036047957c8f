import type { TenantDb } from '#platform/db/database.ts';
import { writeCsv } from '#platform/csv.ts';
import { placedLocations } from './sql/locations.ts';

/**
 * Writes zones and their locations in the format of the import (decisions J-25); a zone without
 * locations has one row. Without a database, only the header row.
 */
export async function zonesCsv(
  db: TenantDb | null,
  headPortId: string | undefined,
): Promise<string> {
  const rows = db === null ? [] : await placedLocations(db, headPortId);
  return writeCsv(
    [
      { head: 'zoneCode', cell: (row) => row.zoneCode },
      { head: 'zoneName', cell: (row) => row.zoneName },
      { head: 'postCode', cell: (row) => row.postCode },
      { head: 'suburb', cell: (row) => row.suburb },
      { head: 'countryCode', cell: (row) => row.countryCode },
    ],
    rows,
  );
}
