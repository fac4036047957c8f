import type { TenantDb } from '#platform/db/database.ts';
import { bookedOfImport, bookingImport, type BookingImportRow } from './sql.ts';

/** A finished import, as reported to its importer and its customers. */
export type ImportOutcome = Pick<
  BookingImportRow,
  'operation' | 'file_name' | 'started_by' | 'started_by_name' | 'rows_total' | 'rows_booked'
> & {
  /** The number of bookings by customer. */
  readonly booked: readonly { readonly customerId: number; readonly bookings: number }[];
};

/** Returns the outcome of an import; undefined if it does not exist. */
export async function importOutcome(db: TenantDb, id: string): Promise<ImportOutcome | undefined> {
  const row = await bookingImport(db, id);
  return row && { ...row, booked: await bookedOfImport(db, id) };
}
