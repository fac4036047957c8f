import type { ImportOperation, ServiceChoice } from '@waybill/contract/booking/imports/shapes';
import { sql } from 'kysely';
import type { Complaint } from '#platform/csv-cells.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { PreparedRow, RowToBook } from './prepare-rows.ts';

export type BookingImportRow = {
  readonly id: string;
  readonly customer_id: number | null;
  readonly file_name: string;
  readonly heads: readonly string[];
  readonly operation: ImportOperation;
  readonly service_choice: ServiceChoice;
  readonly asks_carriers: boolean;
  readonly rows_total: number;
  readonly rows_done: number;
  readonly rows_booked: number;
  readonly started_by: number | null;
  readonly started_by_name: string;
  readonly started_at: Date;
};

export const importColumns = sql.raw(
  `i.id, i.customer_id, i.file_name, i.heads, i.operation, i.service_choice,
   i.asks_carriers, i.rows_total,
   i.rows_done, i.rows_booked, i.started_by, i.started_by_name, i.started_at`,
);

export const bookingImport = (db: TenantDb, id: string): Promise<BookingImportRow | undefined> =>
  db.maybeOne(
    sql<BookingImportRow>`select ${importColumns} from booking.import i where i.id = ${id}`,
  );

/** Locks the import, so that two workers process its rows one after the other. */
export const lockImport = (db: TenantDb, id: string): Promise<BookingImportRow | undefined> =>
  db.maybeOne(sql<BookingImportRow>`
    select ${importColumns} from booking.import i where i.id = ${id} for no key update
  `);

export type NewImport = Omit<BookingImportRow, 'rows_done' | 'rows_booked' | 'rows_total'> & {
  readonly file_hash: string;
  readonly columns: Readonly<Record<string, string>>;
};

/** Adds an import with its rows; rows with complaints are already finished. */
export async function addImport(
  db: TenantDb,
  added: NewImport,
  rows: readonly PreparedRow[],
): Promise<void> {
  await db.run(sql`
    insert into booking.import (
      tenant_id, id, customer_id, file_name, file_hash, heads, columns, operation, service_choice,
      asks_carriers, rows_total, rows_done, started_by, started_by_name, started_at
    ) values (
      ${db.scope.tenantId}, ${added.id}, ${added.customer_id}, ${added.file_name},
      ${added.file_hash}, ${JSON.stringify(added.heads)}::jsonb,
      ${JSON.stringify(added.columns)}::jsonb, ${added.operation}, ${added.service_choice},
      ${added.asks_carriers},
      ${rows.length}, ${rows.filter(({ complaints }) => complaints.length > 0).length},
      ${added.started_by}, ${added.started_by_name}, ${added.started_at}
    )
  `);
  const records = rows.map(({ index, line, name, cells, wanted, complaints, ...row }) => ({
    row_no: index,
    with_row: row.with ?? null,
    line,
    name,
    cells,
    wanted: complaints.length > 0 || row.with !== undefined ? null : wanted,
    complaints: complaints.length > 0 ? complaints : null,
  }));
  await db.run(sql`
    insert into booking.import_row (
      tenant_id, import_id, customer_id, row_no, with_row, line, name, cells, wanted,
      complaints
    )
    select ${db.scope.tenantId}, ${added.id}, ${added.customer_id}, r.*
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as r (
      row_no integer, with_row integer, line integer, name text, cells jsonb, wanted jsonb,
      complaints jsonb
    )
  `);
}

export type RowToDo = { readonly row_no: number; readonly wanted: RowToBook };

/** Returns the next row that is neither booked nor refused. */
export const nextRow = (db: TenantDb, importId: string): Promise<RowToDo | undefined> =>
  db.maybeOne(sql<RowToDo>`
    select row_no, wanted from booking.import_row
    where import_id = ${importId} and booking_id is null and complaints is null
      and with_row is null
    order by row_no limit 1
  `);

type Outcome =
  | { readonly bookingId: number; readonly complaints: null }
  | { readonly bookingId: null; readonly complaints: readonly Complaint[] };

/**
 * Saves the outcome of a row and of the rows joined to it. A booked row is cleared, because the
 * booking contains all its values.
 */
export async function saveOutcome(
  db: TenantDb,
  { importId, rowNo }: { readonly importId: string; readonly rowNo: number },
  { bookingId, complaints }: Outcome,
): Promise<number> {
  const message = complaints === null ? null : JSON.stringify(complaints);
  const rows = await db.run(sql`
    update booking.import_row
    set booking_id = ${bookingId}, complaints = ${message}::jsonb, wanted = null,
        cells = case when ${bookingId}::bigint is null then cells else '{}' end
    where import_id = ${importId} and (row_no = ${rowNo} or with_row = ${rowNo})
  `);
  await db.run(sql`
    update booking.import
    set rows_done = rows_done + ${rows},
        rows_booked = rows_booked + ${bookingId === null ? 0 : rows}
    where id = ${importId}
  `);
  return rows;
}

/** Counts the bookings of an import by customer. */
export const bookedOfImport = (
  db: TenantDb,
  importId: string,
): Promise<{ customerId: number; bookings: number }[]> =>
  db.many(sql<{ customerId: number; bookings: number }>`
    select b.customer_id as "customerId", count(*) as bookings from booking.booking b
    where b.customer_id is not null and b.id in (
      select r.booking_id from booking.import_row r where r.import_id = ${importId}
    )
    group by b.customer_id order by b.customer_id
  `);

export type ReturnedRow = {
  readonly row_no: number;
  readonly line: number;
  readonly name: string;
  readonly cells: Readonly<Record<string, string>>;
  readonly complaints: readonly Complaint[];
};

export const returnedRows = (db: TenantDb, importId: string): Promise<ReturnedRow[]> =>
  db.many(sql<ReturnedRow>`
    select row_no, line, name, cells, complaints from booking.import_row
    where import_id = ${importId} and complaints is not null order by row_no
  `);

/** Returns the columns last chosen for a file with exactly these headers. */
export const columnsRemembered = async (
  db: TenantDb,
  heads: readonly string[],
): Promise<Readonly<Record<string, string>> | undefined> => {
  const row = await db.maybeOne(sql<{ columns: Record<string, string> }>`
    select columns from booking.import
    where heads = ${JSON.stringify(heads)}::jsonb order by started_at desc, id limit 1
  `);
  return row?.columns;
};

/** Returns when a file with this content was last imported. */
export const lastImportOf = async (db: TenantDb, fileHash: string): Promise<Date | undefined> => {
  const row = await db.maybeOne(sql<{ started_at: Date }>`
    select started_at from booking.import
    where file_hash = ${fileHash} order by started_at desc limit 1
  `);
  return row?.started_at;
};
