import type { Message } from '@waybill/contract/sentence';
import { placeFaultsOf } from '#contexts/lookups/public.ts';
import type { Complaint } from '#platform/csv-cells.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { ListRow } from '#platform/tables/open-list.ts';

/** Returns the faults of the place in a row; empty if it may exist. */
export type PlaceFaults = (cells: ListRow['cells']) => readonly Complaint[];

/** Looks up the places of all rows of a file at once. */
export async function placesOfRows(db: TenantDb, rows: readonly ListRow[]): Promise<PlaceFaults> {
  const found = await placeFaultsOf(
    db,
    rows.map(({ cells }) => placeIn(cells)),
  );
  const messages = new Map<ListRow['cells'], Message>();
  for (const [at, message] of found) {
    const row = rows[at];
    if (row !== undefined) messages.set(row.cells, message);
  }
  return (cells) => {
    const message = messages.get(cells);
    return message === undefined ? [] : [{ message, members: ['postCode', 'suburb'] }];
  };
}

const placeIn = ({ countryCode = '', suburb = '', postCode = '' }: ListRow['cells']) => ({
  countryCode: countryCode === '' ? 'AU' : countryCode,
  suburb,
  postCode,
});
