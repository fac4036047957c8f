import type { Job } from '@waybill/contract/jobs/shapes';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

/** The lines of freight of jobs by their ids. */
export type JobItems = ReadonlyMap<string, Job['items']>;

/** Reads the lines of freight of jobs. */
export async function jobItemsOf(db: TenantDb, jobIds: readonly string[]): Promise<JobItems> {
  const rows = await db.many(sql<{ id: string; items: Job['items'] }>`
    select id, items from jobs_public.job_freight where id = any (${jobIds}::uuid[])
  `);
  return new Map(rows.map(({ id, items }) => [id, items]));
}
