import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

export type Performance = {
  readonly delivered: number;
  readonly on_time: number;
  readonly with_deadline: number;
  readonly failed_attempts: number;
  readonly with_proof: number;
};

/** Returns what a driver delivered since a given time, from the jobs. */
export const performanceOf = (db: TenantDb, driverId: string, since: Date): Promise<Performance> =>
  db.one(sql<Performance>`
    with done as (
      select j.id, j.deadline_at, j.delivered_at from jobs_public.allocated_job j
      where j.driver_guid = ${driverId} and j.delivered_at >= ${since}
    )
    select count(*) as delivered,
      count(*) filter (where deadline_at is not null) as with_deadline,
      count(*) filter (where delivered_at <= deadline_at) as on_time,
      (
        select count(*) from jobs_public.scan s
        where s.driver_guid = ${driverId} and s.scanned_at >= ${since}
          and s.code in ('PICKUPFAILED', 'ATTEMPTED')
      ) as failed_attempts,
      count(*) filter (where exists (
        select from jobs_public.proof p where p.job_id = done.id
      )) as with_proof
    from done
  `);
