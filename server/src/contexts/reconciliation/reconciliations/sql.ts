import type { ColumnsOfFile } from '@waybill/contract/reconciliation/imports/columns';
import type { ReconciliationStatus } from '@waybill/contract/reconciliation/lifecycle';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { TableKind } from '#platform/tables/open-table.ts';

export type ReconciliationRow = {
  readonly id: number;
  readonly status: ReconciliationStatus;
  readonly carrier_code: string;
  readonly carrier_name: string;
  readonly invoice_number: string | null;
  readonly file_id: string | null;
  readonly file_name: string;
  readonly invalid_file_id: string | null;
  readonly problem: string | null;
  readonly row_count: number;
  readonly rows_read: number;
  readonly rows_compared: number;
  readonly lines: number;
  readonly matched: number;
  readonly waiting: number;
  readonly quoted_minor: number;
  readonly invoiced_minor: number;
  readonly recharged_minor: number;
  readonly agreed_minor: number;
  readonly exported_at: Date | null;
  readonly created_at: Date;
  readonly created_by_name: string | null;
};

export const reconciliationColumns = sql.raw(`
  r.id, r.status, r.carrier_code, r.carrier_name, r.invoice_number, r.file_id, r.file_name,
  r.invalid_file_id, r.problem, r.row_count, r.rows_read, r.rows_compared, r.lines, r.matched,
  r.waiting, r.quoted_minor, r.invoiced_minor, r.recharged_minor, r.agreed_minor, r.exported_at,
  r.created_at, r.created_by_name
`);

export const reconciliation = (db: TenantDb, id: number): Promise<ReconciliationRow | undefined> =>
  db.maybeOne(sql<ReconciliationRow>`
    select ${reconciliationColumns} from reconciliation.reconciliation r where r.id = ${id}
  `);

/** Locks the invoice, so that decisions on its lines are serialised. */
export const lockReconciliation = (
  db: TenantDb,
  id: number,
): Promise<ReconciliationRow | undefined> =>
  db.maybeOne(sql<ReconciliationRow>`
    select ${reconciliationColumns} from reconciliation.reconciliation r
    where r.id = ${id} for update
  `);

export type NewReconciliation = {
  readonly carrierCode: string;
  readonly carrierName: string;
  readonly invoiceNumber: string | null;
  readonly fileId: string | null;
  readonly fileName: string;
  readonly fileKind: TableKind;
  /** SHA-256, hexadecimal. */
  readonly fileHash: string;
  readonly columns: ColumnsOfFile;
  readonly rowCount: number;
  readonly userName: string;
};

/** Adds an invoice; returns undefined if the carrier's file or invoice number exists. */
export async function addReconciliation(
  db: TenantDb,
  added: NewReconciliation,
  now: Date,
): Promise<number | undefined> {
  const row = await db.maybeOne(sql<{ id: number }>`
    insert into reconciliation.reconciliation (
      tenant_id, status, carrier_code, carrier_name, invoice_number, file_id, file_name, file_kind,
      file_hash, columns, row_count, created_at, created_by, created_by_name
    ) values (
      ${db.scope.tenantId}, 'Uploaded', ${added.carrierCode}, ${added.carrierName},
      ${added.invoiceNumber}, ${added.fileId}, ${added.fileName}, ${added.fileKind},
      decode(${added.fileHash}, 'hex'), ${JSON.stringify(added.columns)}::jsonb,
      ${added.rowCount}, ${now}, ${db.scope.userId}::bigint, ${added.userName}
    )
    on conflict do nothing
    returning id
  `);
  return row?.id;
}

export type Twin = {
  readonly id: number;
  readonly created_at: Date;
  readonly created_by_name: string | null;
  readonly is_same_file: boolean;
};

/** Returns the invoice of the carrier with this file or number. */
export const twinOf = (
  db: TenantDb,
  { carrierCode, fileHash, invoiceNumber }: NewReconciliation,
): Promise<Twin | undefined> =>
  db.maybeOne(sql<Twin>`
    select id, created_at, created_by_name, file_hash = decode(${fileHash}, 'hex') as is_same_file
    from reconciliation.reconciliation
    where carrier_code = ${carrierCode} and status <> 'Failed'
      and (file_hash = decode(${fileHash}, 'hex')
        or upper(invoice_number) = upper(${invoiceNumber}::text))
    order by id limit 1
  `);

/** The numbers of lines by decision, from which the invoice's status follows. */
export type Counted = {
  readonly lines: number;
  readonly approved: number;
  readonly waiting: number;
  readonly resolved: number;
  readonly recharged_minor: number;
  /** The invoiced amount of the approved lines. */
  readonly agreed_minor: number;
};

export const countLines = (db: TenantDb, id: number): Promise<Counted> =>
  db.one(sql<Counted>`
    select count(*)::integer as lines,
           (count(*) filter (where status = 'Approved'))::integer as approved,
           (count(*) filter (where status <> 'Approved'
             and (resolution is null or resolution = 'Disputed')))::integer as waiting,
           (count(resolution))::integer as resolved,
           coalesce(sum(approved_minor), 0)::bigint as recharged_minor,
           coalesce(sum(carrier_invoiced_minor) filter (where status = 'Approved'), 0)::bigint
             as agreed_minor
    from reconciliation.line where reconciliation_id = ${id}
  `);

type Standing = {
  readonly status: ReconciliationStatus;
  readonly waiting: number;
  readonly recharged_minor: number;
  readonly agreed_minor: number;
};

export const saveStanding = (db: TenantDb, id: number, standing: Standing): Promise<number> =>
  db.run(sql`
    update reconciliation.reconciliation
    set status = ${standing.status}, waiting = ${standing.waiting},
        recharged_minor = ${standing.recharged_minor}, agreed_minor = ${standing.agreed_minor}
    where id = ${id}
  `);

/** Marks the invoice as exported: its decisions are final from then on. */
export const markExported = (db: TenantDb, id: number, now: Date): Promise<number> =>
  db.run(sql`update reconciliation.reconciliation set exported_at = ${now} where id = ${id}`);

export const removeReconciliation = (db: TenantDb, id: number): Promise<number> =>
  db.run(sql`delete from reconciliation.reconciliation where id = ${id}`);

/** True if a file is an invoice of the tenant, or has the unknown consignments of one. */
export async function isFileOfReconciliation(db: TenantDb, fileId: string): Promise<boolean> {
  const { found } = await db.one(sql<{ found: boolean }>`
    select exists (
      select from reconciliation.reconciliation
      where file_id = ${fileId}::uuid or invalid_file_id = ${fileId}::uuid
    ) as found
  `);
  return found;
}
