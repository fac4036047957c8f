import { bookingList } from '@waybill/contract/booking/imports/shapes';
import type { ListFile } from '@waybill/contract/shared/imports';
import { customFieldsOf, withCustomColumns } from '#contexts/records/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { type OpenList, openList } from '#platform/tables/open-list.ts';
import { columnsRemembered } from './sql.ts';

/**
 * A file of bookings under the columns asked for; else those that were chosen last for a file with
 * the same heads, else those that its heads tell.
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
