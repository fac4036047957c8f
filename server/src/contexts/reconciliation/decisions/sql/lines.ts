import { type Sentence } from '@waybill/contract/sentence';
import type { RowPage } from '#platform/lists/list.ts';
import type {
  Discrepancy,
  LineStatus,
  Resolution,
} from '@waybill/contract/reconciliation/lifecycle';
import type { LineView } from '@waybill/contract/reconciliation/shapes';
import type { Minor } from '@waybill/kernel/money';
import { type RawBuilder, sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

export type ReconciliationLineRow = {
  readonly id: number;
  readonly reconciliation_id: number;
  readonly consignment_no: number;
  readonly consignment_id: string;
  readonly booking_id: number | null;
  readonly invoice_service_code: string;
  readonly service_code: string | null;
  readonly service_name: string;
  readonly is_additional: boolean;
  readonly compared_with: 'total' | 'charge';
  readonly is_taxed: boolean;
  readonly is_rechargeable: boolean;
  readonly carrier_quoted_minor: Minor;
  readonly carrier_invoiced_minor: Minor;
  readonly carrier_recharge_minor: Minor;
  readonly carrier_recharge_tax_minor: Minor;
  readonly quoted_minor: Minor;
  readonly requoted_minor: Minor;
  readonly customer_recharge_minor: Minor;
  readonly customer_recharge_tax_minor: Minor;
  readonly declared_grams: number;
  readonly charged_grams: number | null;
  readonly status: LineStatus;
  readonly reason: Discrepancy | null;
  readonly explanation: string;
  readonly explanation_sentence: Sentence | null;
  readonly resolution: Resolution | null;
  readonly approved_minor: Minor | null;
  readonly note: string | null;
  readonly decided_by_name: string | null;
  readonly decided_at: Date | null;
};

const lines = (where: RawBuilder<unknown>) => sql<ReconciliationLineRow>`
  select l.id, l.reconciliation_id, l.consignment_no, l.consignment_id, k.booking_id,
         l.invoice_service_code, l.service_code, l.service_name, l.is_additional, l.compared_with,
         l.is_taxed, l.is_rechargeable,
         l.carrier_quoted_minor, l.carrier_invoiced_minor, l.carrier_recharge_minor,
         l.carrier_recharge_tax_minor, l.quoted_minor, l.requoted_minor,
         l.customer_recharge_minor, l.customer_recharge_tax_minor, k.declared_grams,
         k.charged_grams, l.status, l.reason, l.explanation, l.explanation_sentence,
         l.resolution, l.approved_minor, l.note, l.decided_by_name, l.decided_at
  from reconciliation.line l
  join reconciliation.consignment k on k.tenant_id = l.tenant_id and k.id = l.consignment_no
  where ${where} order by l.id
`;

export const linesOfIds = (
  db: TenantDb,
  ids: readonly number[],
): Promise<ReconciliationLineRow[]> => db.many(lines(sql`l.id = any (${ids}::bigint[])`));

export const linesOfConsignments = (
  db: TenantDb,
  consignments: readonly number[],
): Promise<ReconciliationLineRow[]> =>
  db.many(lines(sql`l.consignment_no = any (${consignments}::bigint[])`));

type OfReason = {
  readonly id: number;
  readonly reason: Discrepancy;
  readonly isDecided: boolean;
};

/** Returns the decided or the undecided lines of a reason. */
export const linesOfReason = (
  db: TenantDb,
  { id, reason, isDecided }: OfReason,
): Promise<ReconciliationLineRow[]> =>
  db.many(
    lines(sql`
      l.reconciliation_id = ${id} and l.reason = ${reason}
      and (l.status = 'Approved' or l.resolution is not null) = ${isDecided}
    `),
  );

/** Returns a limited number of lines after one, for exports. */
export const linesAfter = (
  db: TenantDb,
  id: number,
  { after, most }: { readonly after: number; readonly most: number },
): Promise<ReconciliationLineRow[]> =>
  db.many(sql<ReconciliationLineRow>`
    select * from (${lines(sql`l.reconciliation_id = ${id} and l.id > ${after}`)}) following
    limit ${most}
  `);

export type DecisionRow = {
  readonly id: number;
  readonly status: LineStatus;
  readonly resolution: Resolution | null;
  readonly approved_minor: number | null;
  readonly note: string | null;
};

type Decider = { readonly name: string; readonly now: Date };

/** Saves decisions on lines that are not approved; returns the number of lines. */
export const decide = (
  db: TenantDb,
  decisions: readonly DecisionRow[],
  { name, now }: Decider,
): Promise<number> =>
  db.run(sql`
    update reconciliation.line l
    set status = d.status, resolution = d.resolution, approved_minor = d.approved_minor,
        note = d.note, decided_by = ${db.scope.userId}::bigint, decided_by_name = ${name},
        decided_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(decisions)}::jsonb) as d (
      id bigint, status text, resolution text, approved_minor bigint, note text
    )
    where l.id = d.id and l.status <> 'Approved'
  `);

type Found = { readonly id: number; readonly status: LineStatus };

/** Resets lines to their status after the import. */
export const undecide = (db: TenantDb, found: readonly Found[]): Promise<number> =>
  db.run(sql`
    update reconciliation.line l
    set status = f.status, resolution = null, approved_minor = null, note = null,
        decided_by = null, decided_by_name = null, decided_at = null
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as f (id bigint, status text)
    where l.id = f.id
  `);

/** Deletes the lines of a consignment before a new comparison. */
export const removeLines = (db: TenantDb, consignmentNo: number): Promise<number> =>
  db.run(sql`delete from reconciliation.line where consignment_no = ${consignmentNo}`);

/** Approves undecided lines within tolerance, without a recharge. */
export const approveMatched = (db: TenantDb, id: number, { name, now }: Decider): Promise<number> =>
  db.run(sql`
    update reconciliation.line
    set status = 'Approved', approved_minor = 0, decided_by = ${db.scope.userId}::bigint,
        decided_by_name = ${name}, decided_at = ${now}
    where reconciliation_id = ${id} and status = 'Matched' and resolution is null
  `);

export type ConsignmentRow = {
  readonly id: number;
  readonly consignment_id: string;
  readonly booking_id: number | null;
  readonly customer_id: number | null;
  readonly customer_code: string | null;
  readonly customer_name: string | null;
  readonly company_name: string | null;
  readonly booking_status: string | null;
  readonly declared_grams: number;
  readonly declared_cubic_millimetres: number;
  readonly charged_grams: number | null;
  readonly charged_cubic_millimetres: number | null;
};

export type ConsignmentsQuery = {
  readonly id: number;
  readonly view: LineView;
  readonly consignment?: string | undefined;
  readonly skipCount: number;
  readonly maxResultCount: number;
};

const consignmentColumns = sql.raw(`
  k.id, k.consignment_id, k.booking_id, k.customer_id, c.code as customer_code,
  c.display_name as customer_name, c.company_name, k.booking_status, k.declared_grams,
  k.declared_cubic_millimetres, k.charged_grams, k.charged_cubic_millimetres
`);

const consignmentFrom = sql`
  reconciliation.consignment k
  left join customers_public.customer_card c on c.tenant_id = k.tenant_id and c.id = k.customer_id
`;

/** Returns a page of the consignments that have a line of the view, and their total count. */
export async function consignmentsPage(
  db: TenantDb,
  query: ConsignmentsQuery,
): Promise<RowPage<ConsignmentRow>> {
  const where = sql`k.reconciliation_id = ${query.id} and ${named(query.consignment)}
    and ${isInView(query.view)}`;
  const rows = await db.many(sql<ConsignmentRow>`
    select ${consignmentColumns} from ${consignmentFrom} where ${where}
    order by k.id limit ${query.maxResultCount} offset ${query.skipCount}
  `);
  const { count } = await db.one(sql<{ count: number }>`
    select count(*) as count from reconciliation.consignment k where ${where}
  `);
  return { rows, totalCount: count };
}

export const consignment = (db: TenantDb, id: number): Promise<ConsignmentRow | undefined> =>
  db.maybeOne(sql<ConsignmentRow>`
    select ${consignmentColumns} from ${consignmentFrom} where k.id = ${id}
  `);

const named = (part: string | undefined): RawBuilder<unknown> =>
  part === undefined || part === '' ? sql`true` : sql`strpos(k.consignment_id, upper(${part})) > 0`;

const isInView = (view: LineView): RawBuilder<unknown> =>
  view === 'all'
    ? sql`true`
    : sql`exists (
        select from reconciliation.line l
        where l.tenant_id = k.tenant_id and l.consignment_no = k.id and ${isLineInView(view)}
      )`;

/** Matched lines are approved in bulk: open lines are those that staff must review. */
function isLineInView(view: Exclude<LineView, 'all'>): RawBuilder<unknown> {
  switch (view) {
    case 'open':
      return sql`l.status not in ('Approved', 'Matched') and l.resolution is null`;
    case 'Matched':
    case 'Approved':
      return sql`l.status = ${view}`;
    case 'Disputed':
      return sql`l.status <> 'Approved' and l.resolution = 'Disputed'`;
    case 'Weight':
    case 'Fuel':
    case 'Zone':
    case 'Accessorial':
    case 'Duplicate':
    case 'Cancelled':
    case 'Unmatched':
      return sql`l.reason = ${view}`;
  }
}

export type SummaryRow = {
  readonly reason: Discrepancy | null;
  readonly lines: number;
  readonly waiting: number;
  readonly quoted_minor: Minor;
  readonly invoiced_minor: Minor;
  readonly customer_recharge_minor: Minor;
};

export const summaryByReason = (db: TenantDb, id: number): Promise<SummaryRow[]> =>
  db.many(sql<SummaryRow>`
    select reason, count(*)::integer as lines,
           (count(*) filter (where status <> 'Approved'
             and (resolution is null or resolution = 'Disputed')))::integer as waiting,
           sum(carrier_quoted_minor)::bigint as quoted_minor,
           sum(carrier_invoiced_minor)::bigint as invoiced_minor,
           sum(customer_recharge_minor)::bigint as customer_recharge_minor
    from reconciliation.line where reconciliation_id = ${id}
    group by reason order by reason nulls first
  `);

export type ChargeOfConsignment = {
  readonly row_no: number;
  readonly service_code: string;
  readonly service_name: string;
  readonly grams: number | null;
  readonly cubic_millimetres: number | null;
  readonly amount_minor: Minor;
};

/** Returns the rows of the invoice for a consignment. */
export const chargesOfConsignment = (
  db: TenantDb,
  consignmentNo: number,
): Promise<ChargeOfConsignment[]> =>
  db.many(sql<ChargeOfConsignment>`
    select c.row_no, c.service_code, c.service_name, c.grams, c.cubic_millimetres, c.amount_minor
    from reconciliation.charge c
    join reconciliation.consignment k on k.tenant_id = c.tenant_id
      and k.reconciliation_id = c.reconciliation_id and k.consignment_id = c.consignment_id
    where k.id = ${consignmentNo} and c.problem is null
    order by c.row_no, c.part
  `);
