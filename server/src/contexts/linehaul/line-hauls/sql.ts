import type { LineHaulStatus } from '@waybill/contract/linehaul/lifecycle';
import type { CostBasis } from '@waybill/contract/linehaul/line-hauls/shapes';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

/** The columns of a line haul; kilograms, cubic metres and hundredths of the currency. */
export type LineHaulContents = {
  readonly note: string | null;
  readonly start_head_port_id: string;
  readonly destination_head_port_id: string;
  readonly connote_number: string | null;
  readonly manifest_number: string | null;
  readonly pickup_request_number: string | null;
  readonly carrier_name: string | null;
  readonly carrier_reference: string | null;
  readonly cost_minor: number | null;
  readonly cost_basis: CostBasis;
  readonly capacity_kilograms: number | null;
  readonly capacity_cubic_metres: number | null;
  readonly capacity_pallets: number | null;
  readonly planned_departure_at: Date | null;
  readonly planned_arrival_at: Date | null;
  readonly expected_arrival_at: Date | null;
  readonly delay_reason: string | null;
  /** Why it departed with incomplete documents of dangerous goods. */
  readonly documents_reason: string | null;
  readonly departed_at: Date | null;
  readonly arrived_at: Date | null;
  readonly status: LineHaulStatus;
};

export type LineHaulRow = LineHaulContents & {
  readonly id: string;
  readonly number: string;
  readonly start_code: string;
  readonly destination_code: string;
  readonly created_at: Date;
  readonly created_by: number | null;
  readonly updated_at: Date;
  readonly updated_by: number | null;
  readonly jobs: number;
  readonly articles: number;
  readonly loaded: number;
  readonly unloaded: number;
  readonly kilograms: number;
  readonly cubic_metres: number;
  readonly pallets: number;
};

export const lineHaulColumns = sql<LineHaulRow>`
  l.id, l.number, l.note, l.start_head_port_id, l.destination_head_port_id,
  s.code as start_code, d.code as destination_code, l.connote_number, l.manifest_number,
  l.pickup_request_number, l.carrier_name, l.carrier_reference, l.cost_minor, l.cost_basis,
  l.capacity_kilograms::double precision as capacity_kilograms,
  l.capacity_cubic_metres::double precision as capacity_cubic_metres, l.capacity_pallets,
  l.planned_departure_at, l.planned_arrival_at, l.expected_arrival_at, l.delay_reason,
  l.documents_reason, l.departed_at, l.arrived_at, l.status, l.created_at, l.created_by,
  l.updated_at, l.updated_by,
  a.jobs, a.articles, a.loaded, a.unloaded, a.kilograms, a.cubic_metres, a.pallets
`;

export const lineHaulTables = sql`
  linehaul.line_haul l
  join jobs_public.head_port_card s on s.tenant_id = l.tenant_id and s.id = l.start_head_port_id
  join jobs_public.head_port_card d
    on d.tenant_id = l.tenant_id and d.id = l.destination_head_port_id
  cross join lateral (
    select count(distinct r.job_id)::integer as jobs, count(*)::integer as articles,
           count(r.loaded_at)::integer as loaded, count(r.unloaded_at)::integer as unloaded,
           coalesce(sum(r.kilograms), 0)::double precision as kilograms,
           coalesce(sum(r.cubic_metres), 0)::double precision as cubic_metres,
           coalesce(sum(r.pallets), 0)::integer as pallets
    from linehaul.article r where r.tenant_id = l.tenant_id and r.line_haul_id = l.id
  ) a
`;

export const lineHaul = (db: TenantDb, id: string): Promise<LineHaulRow | undefined> =>
  db.maybeOne(sql<LineHaulRow>`
    select ${lineHaulColumns} from ${lineHaulTables} where l.id = ${id}
  `);

/** Returns the latest line haul with articles of a job (decisions J-19). */
export const lineHaulOfJob = (db: TenantDb, jobId: string): Promise<LineHaulRow | undefined> =>
  db.maybeOne(sql<LineHaulRow>`
    select ${lineHaulColumns} from ${lineHaulTables}
    where l.id in (select r.line_haul_id from linehaul.article r where r.job_id = ${jobId})
    order by l.created_at desc, l.id desc limit 1
  `);

/** Locks a line haul until the transaction ends. Lock it before its jobs. */
export const lockLineHaul = (db: TenantDb, id: string): Promise<{ id: string } | undefined> =>
  db.maybeOne(sql<{ id: string }>`select id from linehaul.line_haul where id = ${id} for update`);

/** Locks the line hauls with these numbers in a fixed order, and returns them. */
export async function lockLineHaulsNumbered(
  db: TenantDb,
  numbers: readonly string[],
): Promise<LineHaulRow[]> {
  const locked = await db.many(sql<{ id: string }>`
    select id from linehaul.line_haul where number = any (${numbers}::text[])
    order by id for update
  `);
  const ids = locked.map(({ id }) => id);
  return await db.many(sql<LineHaulRow>`
    select ${lineHaulColumns} from ${lineHaulTables} where l.id = any (${ids}::uuid[])
  `);
}

export type LineHaulToWrite = LineHaulContents & { readonly id: string };

const written = sql`
  note text, start_head_port_id uuid, destination_head_port_id uuid, connote_number text,
  manifest_number text, pickup_request_number text, carrier_name text, carrier_reference text,
  cost_minor bigint, cost_basis text, capacity_kilograms numeric, capacity_cubic_metres numeric,
  capacity_pallets integer, planned_departure_at timestamptz, planned_arrival_at timestamptz,
  expected_arrival_at timestamptz, delay_reason text, documents_reason text,
  departed_at timestamptz, arrived_at timestamptz, status text
`;
const columns = sql`
  note, start_head_port_id, destination_head_port_id, connote_number, manifest_number,
  pickup_request_number, carrier_name, carrier_reference, cost_minor, cost_basis,
  capacity_kilograms, capacity_cubic_metres, capacity_pallets, planned_departure_at,
  planned_arrival_at, expected_arrival_at, delay_reason, documents_reason, departed_at, arrived_at,
  status
`;

export const addLineHaul = (
  db: TenantDb,
  row: LineHaulToWrite & { readonly number: string },
  now: Date,
): Promise<number> =>
  db.run(sql`
    insert into linehaul.line_haul (
      tenant_id, id, number, ${columns}, created_at, created_by, updated_at, updated_by
    )
    select ${db.scope.tenantId}, ${row.id}, ${row.number}, ${columns}, ${now}, ${db.scope.userId},
           ${now}, ${db.scope.userId}
    from jsonb_to_record(${JSON.stringify(row)}::jsonb) as w (${written})
  `);

export const changeLineHaul = (db: TenantDb, row: LineHaulToWrite, now: Date): Promise<number> =>
  db.run(sql`
    update linehaul.line_haul set (${columns}) = (
      select ${columns} from jsonb_to_record(${JSON.stringify(row)}::jsonb) as w (${written})
    ), updated_at = ${now}, updated_by = ${db.scope.userId}
    where id = ${row.id}
  `);

export const removeLineHaul = (db: TenantDb, id: string): Promise<number> =>
  db.run(sql`delete from linehaul.line_haul where id = ${id}`);

export type NoteRow = {
  readonly id: string;
  readonly line_haul_id: string;
  readonly comment: string;
  readonly user_name: string | null;
  readonly created_at: Date;
  readonly created_by: number | null;
};

/** Returns the notes of line hauls, newest first. */
export const notesOf = (db: TenantDb, ids: readonly string[]): Promise<NoteRow[]> =>
  db.many(sql<NoteRow>`
    select n.id, n.line_haul_id, n.comment, identity_public.name_of_user(n.created_by) as user_name,
           n.created_at, n.created_by
    from linehaul.note n where n.line_haul_id = any (${ids}::uuid[])
    order by n.created_at desc, n.id desc
  `);

export const addNote = (
  db: TenantDb,
  note: { readonly id: string; readonly lineHaulId: string; readonly comment: string },
  now: Date,
): Promise<number> =>
  db.run(sql`
    insert into linehaul.note (tenant_id, id, line_haul_id, comment, created_at, created_by)
    values (${db.scope.tenantId}, ${note.id}, ${note.lineHaulId}, ${note.comment}, ${now},
      ${db.scope.userId})
  `);
