import { type ScanCode, scanCodes } from '@waybill/contract/jobs/jobs/choices';
import { scanEffects } from '@waybill/contract/jobs/lifecycle';
import type { ProofLack } from '@waybill/contract/jobs/proof/demand';
import { type RawBuilder, sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import { seenBy } from '../jobs/sql.ts';

export type ScanPicture = {
  readonly id: string;
  readonly type: string;
  readonly kind: 'photo' | 'signature';
  /** SHA-256 of the image as sent, in hex; absent for older images. */
  readonly sha256?: string;
  /** The file of its small version; absent where no list shows one. */
  readonly thumbnail?: string;
};

export type ScanToWrite = {
  readonly id: string;
  readonly job_id: string;
  readonly article_number: string | null;
  readonly code: ScanCode;
  readonly location_code: string | null;
  readonly warehouse_code: string | null;
  readonly details: Readonly<Record<string, string>>;
  readonly pictures: readonly ScanPicture[];
  readonly scanned_at: string;
  readonly received_at: string;
  readonly client_event_id: string | null;
  readonly creator_id: number | null;
  /** What a driver's proof of delivery lacks; null or absent if it is complete. */
  readonly lacks?: readonly ProofLack[] | null;
};

/** Saves new scans; returns the ids of those saved. A scan sent twice is saved once. */
export const addScans = (
  db: TenantDb,
  scans: readonly ScanToWrite[],
): Promise<{ readonly id: string }[]> =>
  db.many(sql<{ id: string }>`
    insert into jobs.scan_event (
      tenant_id, id, job_id, customer_id, article_number, code, location_code, warehouse_code,
      details, pictures, scanned_at, received_at, creator_id, client_event_id, lacks
    )
    select j.tenant_id, w.id, w.job_id, j.customer_id, w.article_number, w.code,
           w.location_code, w.warehouse_code, w.details, w.pictures, w.scanned_at, w.received_at,
           w.creator_id, w.client_event_id, w.lacks
    from jsonb_to_recordset(${JSON.stringify(scans)}::jsonb) as w (
      id uuid, job_id uuid, article_number text, code text, location_code text,
      warehouse_code text, details jsonb, pictures jsonb, scanned_at timestamptz,
      received_at timestamptz, creator_id bigint, client_event_id uuid, lacks text[]
    )
    join jobs.job j on j.id = w.job_id
    on conflict do nothing
    returning id
  `);

export type KnownScan = {
  readonly id: string;
  readonly job_id: string;
  readonly article_number: string | null;
  readonly code: ScanCode;
  readonly scanned_at: Date;
  readonly client_event_id: string | null;
  readonly location_code: string | null;
  readonly warehouse_code: string | null;
  readonly details: Readonly<Record<string, string>>;
  readonly pictures: readonly ScanPicture[];
  readonly lacks: readonly ProofLack[] | null;
};

const scanColumns = sql`
  s.id, s.job_id, s.article_number, s.code, s.scanned_at, s.client_event_id, s.location_code,
  s.warehouse_code, s.details, s.pictures, s.lacks
`;

export const scansOf = (db: TenantDb, jobIds: readonly string[]): Promise<KnownScan[]> =>
  db.many(sql<KnownScan>`
    select ${scanColumns} from jobs.scan_event s where s.job_id = any (${jobIds}::uuid[])
  `);

/** Scans that change no job's status. */
const informative: readonly string[] = scanCodes.filter((code) => scanEffects[code].job === null);

/**
 * Returns the scans that the state of jobs follows from, however often they were scanned: their
 * latest, the latest that has an effect, and all deliveries. One scan may be returned for each
 * reason.
 */
export const decisiveScans = (db: TenantDb, jobIds: readonly string[]): Promise<KnownScan[]> =>
  db.many(sql<KnownScan>`
    select ${scanColumns}
    from unnest(${jobIds}::uuid[]) as of_job (id), lateral (
      (select * from jobs.scan_event l where l.job_id = of_job.id
       order by l.scanned_at desc fetch first row with ties)
      union all
      (select * from jobs.scan_event e
       where e.job_id = of_job.id and e.code <> all (${informative}::text[])
       order by e.scanned_at desc fetch first row with ties)
      union all
      (select * from jobs.scan_event d where d.job_id = of_job.id and d.code = 'DELIVERED')
    ) s
  `);

export type ListedScan = KnownScan & {
  readonly job_number: string;
  readonly received_at: Date;
  readonly creator_id: number | null;
  readonly creator_name: string | null;
};

export const listedColumns = sql<ListedScan>`
  ${scanColumns}, j.number as job_number, s.received_at, s.creator_id,
  identity_public.name_of_user(s.creator_id) as creator_name
`;

export const scanTables: RawBuilder<unknown> = sql`
  jobs.scan_event s join jobs.job j on j.tenant_id = s.tenant_id and j.id = s.job_id
`;

/** Returns a scan of a job visible to the caller. */
export const scan = (
  db: TenantDb,
  id: string,
  driverId: number | null,
): Promise<KnownScan | undefined> =>
  db.maybeOne(sql<KnownScan>`
    select ${scanColumns} from ${scanTables}
    where s.id = ${id} and j.deleted_at is null and ${seenBy(driverId)}
  `);

export const annotateScan = (
  db: TenantDb,
  note: {
    readonly id: string;
    readonly locationCode: string | null;
    readonly warehouseCode: string | null;
    readonly details: Readonly<Record<string, string>>;
  },
): Promise<number> =>
  db.run(sql`
    update jobs.scan_event set location_code = ${note.locationCode},
      warehouse_code = ${note.warehouseCode}, details = ${JSON.stringify(note.details)}::jsonb
    where id = ${note.id}
  `);

export type Barcode = {
  readonly barcode: string;
  readonly job_id: string;
  readonly article_number: string | null;
};

/**
 * Resolves barcodes: articles, else consignments, else jobs, else numbers on labels of a journey
 * that was split since. Of several jobs with one number (the legs of a consignment) the open one
 * wins, then the newest; of the legs of a journey the first open one, then the last.
 */
export const barcodes = (
  db: TenantDb,
  query: readonly string[],
  driverId: number | null,
): Promise<Barcode[]> =>
  db.many(sql<Barcode>`
    select distinct on (m.barcode) m.barcode, m.job_id, m.article_number
    from (
      select a.number as barcode, a.job_id, a.number as article_number, 1 as rank, 0 as leg
      from jobs.article a where a.number = any (${query}::text[])
      union all
      select k.connote_number, k.id, null, 2, 0
      from jobs.job k where k.connote_number = any (${query}::text[])
      union all
      select k.number, k.id, null, 3, 0 from jobs.job k where k.number = any (${query}::text[])
      union all
      select l.number, l.job_id, l.article_number, 4, l.leg_number
      from jobs.journey_label l where l.number = any (${query}::text[])
    ) m
    join jobs.job j on j.id = m.job_id
    where j.deleted_at is null and ${seenBy(driverId)}
    order by m.barcode, m.rank, j.status = 'Delivered',
      case when j.status = 'Delivered' then -m.leg else m.leg end, j.created_at desc, j.id desc
  `);

export type ArticleRow = { readonly job_id: string; readonly number: string };

export const articlesOf = (db: TenantDb, jobIds: readonly string[]): Promise<ArticleRow[]> =>
  db.many(sql<ArticleRow>`
    select job_id, number from jobs.article where job_id = any (${jobIds}::uuid[])
    order by job_id, position
  `);

export type StateToWrite = {
  readonly id: string;
  readonly scanned_status: string | null;
  readonly last_scan_code: string | null;
  readonly last_scan_at: Date | null;
  readonly last_scan_location: string | null;
  readonly last_scan_warehouse: string | null;
  readonly delivered_at: Date | null;
};

export const writeStates = (db: TenantDb, states: readonly StateToWrite[]): Promise<number> =>
  db.run(sql`
    update jobs.job j set scanned_status = w.scanned_status, last_scan_code = w.last_scan_code,
      last_scan_at = w.last_scan_at, last_scan_location = w.last_scan_location,
      last_scan_warehouse = w.last_scan_warehouse, delivered_at = w.delivered_at
    from jsonb_to_recordset(${JSON.stringify(states)}::jsonb) as w (
      id uuid, scanned_status text, last_scan_code text, last_scan_at timestamptz,
      last_scan_location text, last_scan_warehouse text, delivered_at timestamptz
    )
    where j.id = w.id
  `);

export type ParkedScan = Omit<ScanToWrite, 'job_id' | 'article_number'> & {
  readonly barcode: string;
  readonly driver_id: number | null;
  /** The message with which the server refused it before. */
  readonly refusal?: string;
};

/** Parks scans; returns the ids of those that were not parked before. */
export async function parkScans(
  db: TenantDb,
  scans: readonly ParkedScan[],
): Promise<ReadonlySet<string>> {
  const added = await db.many(sql<{ id: string }>`
    insert into jobs.parked_scan (
      tenant_id, id, barcode, code, location_code, warehouse_code, details, pictures, scanned_at,
      received_at, creator_id, driver_id, client_event_id, lacks, refusal
    )
    select ${db.scope.tenantId}, id, barcode, code, location_code, warehouse_code, details,
           pictures, scanned_at, received_at, creator_id, driver_id, client_event_id,
           lacks, refusal
    from jsonb_to_recordset(${JSON.stringify(scans)}::jsonb) as w (
      id uuid, barcode text, code text, location_code text, warehouse_code text, details jsonb,
      pictures jsonb, scanned_at timestamptz, received_at timestamptz, creator_id bigint,
      driver_id bigint, client_event_id uuid, lacks text[], refusal text
    )
    on conflict do nothing returning id
  `);
  return new Set(added.map(({ id }) => id));
}

export type ReleasedScan = ScanToWrite & { readonly job_id: string };

/** Removes and returns the parked scans that now match one of these jobs. */
export const takeParkedScanRows = (
  db: TenantDb,
  jobIds: readonly string[],
): Promise<ReleasedScan[]> =>
  db.many(sql<ReleasedScan>`
    with all_meant as (
      select a.number as barcode, a.job_id, a.number as article_number, j.driver_id, 0 as leg
      from jobs.article a join jobs.job j on j.tenant_id = a.tenant_id and j.id = a.job_id
      where a.job_id = any (${jobIds}::uuid[])
      union all
      select n.barcode, j.id, null, j.driver_id, 0
      from jobs.job j, lateral (values (j.connote_number), (j.number)) n (barcode)
      where j.id = any (${jobIds}::uuid[]) and n.barcode is not null
      union all
      select l.number, l.job_id, l.article_number, j.driver_id, l.leg_number
      from jobs.journey_label l join jobs.job j on j.tenant_id = l.tenant_id and j.id = l.job_id
      where l.job_id = any (${jobIds}::uuid[])
    ), meant as (
      select distinct on (barcode, driver_id) * from all_meant order by barcode, driver_id, leg
    )
    delete from jobs.parked_scan p using meant m
    where p.barcode = m.barcode and (p.driver_id is null or p.driver_id = m.driver_id)
      and p.refusal is null and p.decided_at is null
    returning p.id, m.job_id, m.article_number, p.code, p.location_code, p.warehouse_code,
      p.details, p.pictures, p.scanned_at, p.received_at, p.client_event_id, p.creator_id, p.lacks
  `);

type OwnScan = Omit<ScanToWrite, 'job_id' | 'article_number' | 'scanned_at' | 'received_at'> & {
  readonly scanned_at: Date;
  readonly received_at: Date;
};

/** Returns a parked scan without what its proof lacks: dispatch has decided about that with it. */
export const parkedScan = (db: TenantDb, id: string): Promise<OwnScan> =>
  db.one(sql<OwnScan>`
    select id, code, location_code, warehouse_code, details, pictures, scanned_at, received_at,
           creator_id, client_event_id
    from jobs.parked_scan where id = ${id}
  `);
