import { type Sentence } from '@waybill/contract/sentence';
import type { ColumnsOfFile } from '@waybill/contract/reconciliation/imports/columns';
import type { ReconciliationStatus } from '@waybill/contract/reconciliation/lifecycle';
import type { Minor } from '@waybill/kernel/money';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { TableKind } from '#platform/tables/open-table.ts';

/** An import and its progress. */
export type ReconciliationImportRow = {
  readonly id: number;
  readonly status: ReconciliationStatus;
  readonly carrier_code: string;
  readonly file_id: string | null;
  readonly file_name: string;
  readonly file_kind: TableKind;
  readonly columns: ColumnsOfFile;
  readonly rows_read: number;
  readonly compared_to: string;
};

const importColumns = sql.raw(
  'id, status, carrier_code, file_id, file_name, file_kind, columns, rows_read, compared_to',
);

/** Starts or resumes an import; undefined if it has ended or was deleted. */
export const takeUp = (db: TenantDb, id: number): Promise<ReconciliationImportRow | undefined> =>
  db.maybeOne(sql<ReconciliationImportRow>`
    with taken as (
      update reconciliation.reconciliation set status = 'Processing'
      where id = ${id} and status in ('Uploaded', 'Processing')
      returning ${importColumns}
    )
    select * from taken
  `);

/** Locks the import while it is under way. */
export const lockImport = (
  db: TenantDb,
  id: number,
): Promise<ReconciliationImportRow | undefined> =>
  db.maybeOne(sql<ReconciliationImportRow>`
    select ${importColumns} from reconciliation.reconciliation
    where id = ${id} and status = 'Processing' for update
  `);

export type NewCarrierCharge = {
  readonly row_no: number;
  readonly part: number;
  readonly consignment_id: string;
  readonly service_code: string;
  readonly service_name: string;
  readonly grams: number | null;
  readonly cubic_millimetres: number | null;
  readonly amount_minor: number;
  readonly problem: string | null;
};

export const addCharges = (
  db: TenantDb,
  id: number,
  charges: readonly NewCarrierCharge[],
): Promise<number> =>
  db.run(sql`
    insert into reconciliation.charge (
      tenant_id, reconciliation_id, row_no, part, consignment_id, service_code, service_name, grams,
      cubic_millimetres, amount_minor, problem
    )
    select ${db.scope.tenantId}, ${id}, c.*
    from jsonb_to_recordset(${JSON.stringify(charges)}::jsonb) as c (
      row_no integer, part integer, consignment_id text, service_code text, service_name text,
      grams bigint, cubic_millimetres bigint, amount_minor bigint, problem text
    )
  `);

export const noteRead = (db: TenantDb, id: number, rowsRead: number): Promise<number> =>
  db.run(sql`
    update reconciliation.reconciliation set rows_read = ${rowsRead} where id = ${id}
  `);

export type CarrierChargeRow = Omit<NewCarrierCharge, 'amount_minor' | 'problem'> & {
  readonly amount_minor: Minor;
};

const chargeColumns = sql.raw(`
  row_no, part, consignment_id, service_code, service_name, grams, cubic_millimetres,
  amount_minor
`);

/**
 * Returns a limited number of charges not compared yet, by consignment. It only scans the index, so
 * that the plan does not depend on statistics that lack the new rows.
 */
export const nextCharges = (
  db: TenantDb,
  { id, compared_to }: Pick<ReconciliationImportRow, 'id' | 'compared_to'>,
  most: number,
): Promise<CarrierChargeRow[]> =>
  db.many(sql<CarrierChargeRow>`
    select ${chargeColumns} from reconciliation.charge
    where reconciliation_id = ${id} and problem is null and consignment_id > ${compared_to}
    order by consignment_id, row_no, part limit ${most}
  `);

export const chargesOf = (
  db: TenantDb,
  id: number,
  consignmentId: string,
): Promise<CarrierChargeRow[]> =>
  db.many(sql<CarrierChargeRow>`
    select ${chargeColumns} from reconciliation.charge
    where reconciliation_id = ${id} and problem is null and consignment_id = ${consignmentId}
    order by row_no, part
  `);

/** True if the invoice lists several services for some consignment, or fuel separately. */
export async function isItemised(db: TenantDb, id: number): Promise<boolean> {
  const row = await db.maybeOne(sql<{ consignment_id: string }>`
    select consignment_id from reconciliation.charge
    where reconciliation_id = ${id} and problem is null
    group by consignment_id
    having count(distinct coalesce(nullif(service_code, ''), service_name)) > 1
      or bool_or(service_code ~* 'fuel' or service_name ~* 'fuel')
    limit 1
  `);
  return row !== undefined;
}

export type InvoicedBeforeRow = {
  readonly consignment_id: string;
  readonly service_key: string;
  readonly compared_with: 'total' | 'charge';
  readonly reconciliation_id: number;
  readonly invoice_number: string | null;
};

/**
 * Returns what earlier invoices of the carrier charged for these consignments, except refused
 * lines.
 */
export const invoicedBefore = (
  db: TenantDb,
  { id, carrier_code }: Pick<ReconciliationImportRow, 'id' | 'carrier_code'>,
  consignmentIds: readonly string[],
): Promise<InvoicedBeforeRow[]> =>
  db.many(sql<InvoicedBeforeRow>`
    select l.consignment_id, l.service_key, l.compared_with, l.reconciliation_id, r.invoice_number
    from reconciliation.line l
    join reconciliation.reconciliation r
      on r.tenant_id = l.tenant_id and r.id = l.reconciliation_id
    where l.carrier_code = ${carrier_code} and l.consignment_id = any (${consignmentIds}::text[])
      and l.reconciliation_id < ${id}
      and (l.resolution is null or l.resolution in ('Absorbed', 'PassedOn'))
    order by l.reconciliation_id
  `);

export type NewConsignment = {
  readonly consignment_id: string;
  readonly booking_id: number | null;
  readonly customer_id: number | null;
  readonly booking_status: string | null;
  readonly declared_grams: number;
  readonly declared_cubic_millimetres: number;
  readonly charged_grams: number | null;
  readonly charged_cubic_millimetres: number | null;
};

/** Adds consignments; returns their ids by number. */
export async function addConsignments(
  db: TenantDb,
  id: number,
  consignments: readonly NewConsignment[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db.many(sql<{ id: number; consignment_id: string }>`
    insert into reconciliation.consignment (
      tenant_id, reconciliation_id, consignment_id, booking_id, customer_id, booking_status,
      declared_grams, declared_cubic_millimetres, charged_grams, charged_cubic_millimetres
    )
    select ${db.scope.tenantId}, ${id}, c.*
    from jsonb_to_recordset(${JSON.stringify(consignments)}::jsonb) as c (
      consignment_id text, booking_id bigint, customer_id bigint, booking_status text,
      declared_grams bigint, declared_cubic_millimetres bigint, charged_grams bigint,
      charged_cubic_millimetres bigint
    )
    returning id, consignment_id
  `);
  return new Map(rows.map((row) => [row.consignment_id, row.id]));
}

export type NewReconciliationLine = {
  readonly consignment_no: number;
  readonly position: number;
  readonly consignment_id: string;
  readonly service_key: string;
  readonly invoice_service_code: string;
  readonly service_code: string | null;
  readonly service_name: string;
  readonly is_additional: boolean;
  readonly compared_with: 'total' | 'charge';
  readonly is_taxed: boolean;
  readonly is_rechargeable: boolean;
  readonly carrier_quoted_minor: number;
  readonly carrier_invoiced_minor: number;
  readonly carrier_recharge_minor: number;
  readonly carrier_recharge_tax_minor: number;
  readonly quoted_minor: number;
  readonly requoted_minor: number;
  readonly customer_recharge_minor: number;
  readonly customer_recharge_tax_minor: number;
  readonly status: string;
  readonly reason: string | null;
  readonly explanation: string;
  readonly explanation_sentence: Sentence | null;
};

export const addLines = (
  db: TenantDb,
  { id, carrier_code }: Pick<ReconciliationImportRow, 'id' | 'carrier_code'>,
  lines: readonly NewReconciliationLine[],
): Promise<number> =>
  db.run(sql`
    insert into reconciliation.line (
      tenant_id, reconciliation_id, carrier_code, consignment_no, position, consignment_id,
      service_key, invoice_service_code, service_code, service_name, is_additional, compared_with,
      is_taxed, is_rechargeable, carrier_quoted_minor, carrier_invoiced_minor,
      carrier_recharge_minor,
      carrier_recharge_tax_minor, quoted_minor, requoted_minor, customer_recharge_minor,
      customer_recharge_tax_minor, status, reason, explanation, explanation_sentence
    )
    select ${db.scope.tenantId}, ${id}, ${carrier_code}, l.*
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (
      consignment_no bigint, position integer, consignment_id text, service_key text,
      invoice_service_code text, service_code text, service_name text, is_additional boolean,
      compared_with text, is_taxed boolean, is_rechargeable boolean, carrier_quoted_minor bigint,
      carrier_invoiced_minor bigint, carrier_recharge_minor bigint,
      carrier_recharge_tax_minor bigint, quoted_minor bigint, requoted_minor bigint,
      customer_recharge_minor bigint, customer_recharge_tax_minor bigint, status text,
      reason text, explanation text, explanation_sentence jsonb
    )
  `);

export const noteCompared = (
  db: TenantDb,
  id: number,
  { to, rows }: { readonly to: string; readonly rows: number },
): Promise<number> =>
  db.run(sql`
    update reconciliation.reconciliation
    set compared_to = ${to}, rows_compared = rows_compared + ${rows}
    where id = ${id}
  `);

export type InvalidRow = {
  readonly row_no: number;
  readonly part: number;
  readonly consignment_id: string;
  readonly service_code: string;
  readonly service_name: string;
  readonly grams: number | null;
  readonly cubic_millimetres: number | null;
  readonly amount_minor: Minor;
  readonly reason: string;
};

/** Returns a limited number of charges, after one, that have no booking or could not be read. */
export const invalidRows = (
  db: TenantDb,
  id: number,
  { after, most }: { readonly after: Pick<InvalidRow, 'row_no' | 'part'>; readonly most: number },
): Promise<InvalidRow[]> =>
  db.many(sql<InvalidRow>`
    select c.row_no, c.part, c.consignment_id, c.service_code, c.service_name, c.grams,
           c.cubic_millimetres, c.amount_minor,
           coalesce(c.problem, (
             select min(l.explanation)
             from reconciliation.consignment k
             join reconciliation.line l on l.tenant_id = k.tenant_id and l.consignment_no = k.id
             where k.reconciliation_id = c.reconciliation_id
               and k.consignment_id = c.consignment_id
           )) as reason
    from reconciliation.charge c
    where c.reconciliation_id = ${id} and (c.row_no, c.part) > (${after.row_no}, ${after.part})
      and (c.problem is not null or not exists (
        select from reconciliation.consignment k
        where k.tenant_id = c.tenant_id and k.reconciliation_id = c.reconciliation_id
          and k.consignment_id = c.consignment_id and k.booking_id is not null
      ))
    order by c.row_no, c.part limit ${most}
  `);

/** Ends the import: saves the sums and makes the lines available for decisions. */
export const finish = (db: TenantDb, id: number, invalidFileId: string | null): Promise<number> =>
  db.run(sql`
    update reconciliation.reconciliation r
    set status = case when s.lines = 0 then 'Failed' else 'ReadyForApproval' end,
        problem = case when s.lines = 0 then 'No row of the file could be understood.' end,
        invalid_file_id = ${invalidFileId}::uuid, rows_compared = r.row_count, lines = s.lines,
        matched = s.matched, waiting = s.lines, quoted_minor = s.quoted_minor,
        invoiced_minor = s.invoiced_minor
    from (
      select count(*)::integer as lines,
             (count(*) filter (where status = 'Matched'))::integer as matched,
             coalesce(sum(carrier_quoted_minor), 0)::bigint as quoted_minor,
             coalesce(sum(carrier_invoiced_minor), 0)::bigint as invoiced_minor
      from reconciliation.line where reconciliation_id = ${id}
    ) s
    where r.id = ${id}
  `);

export const fail = (db: TenantDb, id: number, problem: string): Promise<number> =>
  db.run(sql`
    update reconciliation.reconciliation set status = 'Failed', problem = ${problem}
    where id = ${id}
  `);
