import { bookingList } from '@waybill/contract/booking/imports/shapes';
import type { ListFile } from '@waybill/contract/shared/imports';
import { customFieldsOf, withCustomColumns } from '#contexts/records/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { type OpenList, openList } from '#platform/tables/open-list.ts';
import { columnsRemembered } from './sql.ts';

/**
 * Opens a file of bookings with the requested columns; otherwise with the columns last chosen for a
 * file with the same headers, or those derived from its headers.
 * @throws {Problem} NotValid
 */
export async function openBookings(
  db: TenantDb,
  bytes: Uint8Array,
  query: Pick<ListFile, 'columns' | 'dryRun' | 'mended'>,
): Promise<OpenList> {
  const known = withCustomColumns(bookingList, await customFieldsOf(db, 'booking-fields'));
  if (query.columns !== undefined) return openList(bytes, query, known);
  const list = await openList(bytes, { ...query, dryRun: true }, known);
  const columns = await columnsRemembered(db, list.read.heads);
  if (columns === undefined && query.dryRun) return list;
  return openList(bytes, { ...query, ...(columns && { columns }) }, known);
}
