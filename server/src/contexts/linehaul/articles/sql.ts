import type { DifferenceResolution } from '@waybill/contract/linehaul/articles/shapes';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { MeasuredArticle } from '../allocation/domain/freight.ts';

export type LineHaulArticleRow = {
  readonly line_haul_id: string;
  readonly job_id: string;
  readonly number: string;
  readonly customer_id: number;
  /** The index of its line among the job's items. */
  readonly item: number;
  readonly package_type: string;
  readonly description: string | null;
  readonly kilograms: number;
  readonly cubic_metres: number;
  readonly pallets: number;
  readonly note: string | null;
  readonly loaded_at: Date | null;
  readonly loaded_by: string | null;
  readonly unloaded_at: Date | null;
  readonly unloaded_by: string | null;
  readonly resolution: DifferenceResolution | null;
  readonly resolution_note: string | null;
  readonly job_number: string;
  readonly connote_number: string | null;
  readonly booking_id: number | null;
  readonly customer_name: string;
};

/** Returns the articles of line hauls by job and label. */
export const articlesOf = (db: TenantDb, ids: readonly string[]): Promise<LineHaulArticleRow[]> =>
  db.many(sql<LineHaulArticleRow>`
    select r.line_haul_id, r.job_id, r.number, r.customer_id, r.item, r.package_type,
           r.description, r.kilograms::double precision as kilograms,
           r.cubic_metres::double precision as cubic_metres, r.pallets, r.note, r.loaded_at,
           identity_public.name_of_user(r.loaded_by) as loaded_by, r.unloaded_at,
           identity_public.name_of_user(r.unloaded_by) as unloaded_by, r.resolution,
           r.resolution_note,
           j.number as job_number, j.connote_number, j.booking_id,
           c.display_name as customer_name
    from linehaul.article r
    join jobs_public.job_card j on j.tenant_id = r.tenant_id and j.id = r.job_id
    join customers_public.customer_card c on c.tenant_id = r.tenant_id and c.id = r.customer_id
    where r.line_haul_id = any (${ids}::uuid[])
    order by j.number, r.number
  `);

/** Adds articles that are on no open line haul; returns the added ones. */
export const addArticles = (
  db: TenantDb,
  lineHaulId: string,
  articles: readonly MeasuredArticle[],
): Promise<{ readonly number: string }[]> =>
  db.many(sql<{ number: string }>`
    insert into linehaul.article (
      tenant_id, line_haul_id, job_id, number, customer_id, item, package_type, description,
      kilograms, cubic_metres, pallets
    )
    select ${db.scope.tenantId}, ${lineHaulId}, job_id, number, customer_id, item, package_type,
           description, kilograms, cubic_metres, pallets
    from jsonb_to_recordset(${JSON.stringify(articles)}::jsonb) as w (
      job_id uuid, number text, customer_id bigint, item integer, package_type text,
      description text, kilograms numeric, cubic_metres numeric, pallets integer
    )
    order by job_id, number
    on conflict do nothing
    returning number
  `);

export type OpenArticle = {
  readonly job_id: string;
  readonly number: string;
  readonly line_haul_id: string;
  readonly line_haul_number: string;
  readonly start_code: string;
  readonly destination_code: string;
};

/** Returns the articles of jobs on open line hauls. */
export const openArticlesOf = (db: TenantDb, jobIds: readonly string[]): Promise<OpenArticle[]> =>
  db.many(sql<OpenArticle>`
    select r.job_id, r.number, r.line_haul_id, l.number as line_haul_number, l.start_code,
           l.destination_code
    from linehaul.article r
    join linehaul_public.line_haul_card l on l.tenant_id = r.tenant_id and l.id = r.line_haul_id
    where r.job_id = any (${jobIds}::uuid[]) and r.is_open
    order by l.created_at desc, r.number
  `);

/** Removes all articles of jobs from a line haul. */
export const removeArticles = (
  db: TenantDb,
  lineHaulId: string,
  jobIds: readonly string[],
): Promise<number> =>
  db.run(sql`
    delete from linehaul.article
    where line_haul_id = ${lineHaulId} and job_id = any (${jobIds}::uuid[])
  `);

/** Removes single articles from a line haul; returns the removed ones. */
export const removeArticlesNamed = (
  db: TenantDb,
  lineHaulId: string,
  numbers: readonly string[],
): Promise<{ readonly job_id: string; readonly number: string }[]> =>
  db.many(sql<{ job_id: string; number: string }>`
    delete from linehaul.article
    where line_haul_id = ${lineHaulId} and upper(number) = any (${numbers}::text[])
    returning job_id, upper(number) as number
  `);

/** Makes the articles of a line haul available for the next one. */
export const closeArticles = (db: TenantDb, lineHaulId: string): Promise<number> =>
  db.run(sql`update linehaul.article set is_open = false where line_haul_id = ${lineHaulId}`);

type Scan = { readonly lineHaulId: string; readonly numbers: readonly string[] };

type Loading = Scan & { /** Those that were not planned. */ readonly added: readonly string[] };

/** Marks articles as on board; returns those that were not. */
export const markLoaded = (
  db: TenantDb,
  { lineHaulId, numbers, added }: Loading,
  now: Date,
): Promise<{ readonly job_id: string; readonly number: string }[]> =>
  db.many(sql<{ job_id: string; number: string }>`
    update linehaul.article set loaded_at = ${now}, loaded_by = ${db.scope.userId},
      is_scanned_on = is_scanned_on or number = any (${added}::text[])
    where line_haul_id = ${lineHaulId} and number = any (${numbers}::text[])
      and loaded_at is null
    returning job_id, number
  `);

/** Marks articles as unloaded; returns those that were not. A short article counts as found. */
export const markUnloaded = (
  db: TenantDb,
  { lineHaulId, numbers }: Scan,
  now: Date,
): Promise<{ readonly job_id: string; readonly number: string }[]> =>
  db.many(sql<{ job_id: string; number: string }>`
    update linehaul.article set unloaded_at = ${now}, unloaded_by = ${db.scope.userId},
      resolution = case when resolution is null then null else 'Found' end
    where line_haul_id = ${lineHaulId} and number = any (${numbers}::text[])
      and unloaded_at is null
    returning job_id, number
  `);

/** The caller's scan of an article since a moment. */
export type OwnScan = {
  readonly lineHaulId: string;
  readonly number: string;
  readonly since: Date;
};

type Cleared = {
  readonly job_id: string;
  readonly number: string;
  readonly is_scanned_on: boolean;
};

/** Marks an article as not on board; undefined if the caller did not scan it. */
export const clearLoaded = (db: TenantDb, scan: OwnScan): Promise<Cleared | undefined> =>
  db.maybeOne(sql<Cleared>`
    update linehaul.article set loaded_at = null, loaded_by = null
    where line_haul_id = ${scan.lineHaulId} and number = ${scan.number}
      and loaded_by = ${db.scope.userId} and loaded_at >= ${scan.since}
    returning job_id, number, is_scanned_on
  `);

/** Removes an article that a scan had added. */
export const dropScannedOn = (db: TenantDb, scan: OwnScan): Promise<number> =>
  db.run(sql`
    delete from linehaul.article
    where line_haul_id = ${scan.lineHaulId} and number = ${scan.number} and is_scanned_on
  `);

/** Marks an article as short again; undefined if the caller did not scan it off board. */
export const clearUnloaded = (db: TenantDb, scan: OwnScan): Promise<Cleared | undefined> =>
  db.maybeOne(sql<Cleared>`
    update linehaul.article set unloaded_at = null, unloaded_by = null, resolution = null,
      resolution_note = null, resolved_at = null, resolved_by = null
    where line_haul_id = ${scan.lineHaulId} and number = ${scan.number}
      and unloaded_by = ${db.scope.userId} and unloaded_at >= ${scan.since}
    returning job_id, number, is_scanned_on
  `);

/** Removes an over article that the caller scanned and nobody resolved. */
export const dropOver = (db: TenantDb, scan: OwnScan): Promise<number> =>
  db.run(sql`
    delete from linehaul.over_article
    where line_haul_id = ${scan.lineHaulId} and number = ${scan.number}
      and scanned_by = ${db.scope.userId} and scanned_at >= ${scan.since} and resolution is null
  `);

export type OverRow = {
  readonly number: string;
  readonly job_id: string | null;
  readonly job_number: string | null;
  readonly customer_name: string | null;
  readonly scanned_at: Date;
  readonly scanned_by: string | null;
  readonly resolution: DifferenceResolution | null;
  readonly resolution_note: string | null;
};

export const oversOf = (db: TenantDb, lineHaulId: string): Promise<OverRow[]> =>
  db.many(sql<OverRow>`
    select o.number, o.job_id, j.number as job_number, c.display_name as customer_name,
           o.scanned_at, identity_public.name_of_user(o.scanned_by) as scanned_by, o.resolution,
           o.resolution_note
    from linehaul.over_article o
    left join jobs_public.job_card j on j.tenant_id = o.tenant_id and j.id = o.job_id
    left join customers_public.customer_card c
      on c.tenant_id = j.tenant_id and c.id = j.customer_id
    where o.line_haul_id = ${lineHaulId}
    order by o.scanned_at, o.number
  `);

type Overs = {
  readonly lineHaulId: string;
  readonly overs: readonly { readonly number: string; readonly jobId: string | null }[];
};

/** Saves scanned articles that are not on the line haul as over; returns the new ones. */
export const addOvers = (
  db: TenantDb,
  { lineHaulId, overs }: Overs,
  now: Date,
): Promise<{ readonly number: string }[]> =>
  db.many(sql<{ number: string }>`
    insert into linehaul.over_article (
      tenant_id, line_haul_id, number, job_id, scanned_at, scanned_by
    )
    select ${db.scope.tenantId}, ${lineHaulId}, number, "jobId", ${now}, ${db.scope.userId}
    from jsonb_to_recordset(${JSON.stringify(overs)}::jsonb) as w (number text, "jobId" uuid)
    on conflict do nothing
    returning number
  `);

type Resolving = Scan & { readonly resolution: DifferenceResolution; readonly note: string | null };
export type Resolved = { readonly number: string; readonly job_id: string | null };

/** Resolves short articles; returns the resolved ones. */
export const resolveShorts = (
  db: TenantDb,
  { lineHaulId, numbers, resolution, note }: Resolving,
  now: Date,
): Promise<Resolved[]> =>
  db.many(sql<Resolved>`
    update linehaul.article set resolution = ${resolution}, resolution_note = ${note},
      resolved_at = ${now}, resolved_by = ${db.scope.userId},
      unloaded_at = case when ${resolution} = 'Found' then ${now}::timestamptz end,
      unloaded_by = case when ${resolution} = 'Found' then ${db.scope.userId}::bigint end
    where line_haul_id = ${lineHaulId} and number = any (${numbers}::text[])
      and unloaded_at is null
    returning number, job_id
  `);

/** Resolves over articles; returns the resolved ones. */
export const resolveOvers = (
  db: TenantDb,
  { lineHaulId, numbers, resolution, note }: Resolving,
  now: Date,
): Promise<Resolved[]> =>
  db.many(sql<Resolved>`
    update linehaul.over_article set resolution = ${resolution}, resolution_note = ${note},
      resolved_at = ${now}, resolved_by = ${db.scope.userId}
    where line_haul_id = ${lineHaulId} and number = any (${numbers}::text[])
    returning number, job_id
  `);

/** Counts the unresolved short and over articles of a line haul. */
export const countOpen = async (db: TenantDb, lineHaulId: string): Promise<number> => {
  const { count } = await db.one(sql<{ count: number }>`
    select (
      (select count(*) from linehaul.article
       where line_haul_id = ${lineHaulId} and unloaded_at is null and resolution is null)
      + (select count(*) from linehaul.over_article
         where line_haul_id = ${lineHaulId} and resolution is null)
    )::integer as count
  `);
  return count;
};
