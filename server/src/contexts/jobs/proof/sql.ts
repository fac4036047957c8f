import type { ProofRule } from '@waybill/contract/jobs/proof/shapes';
import type { Address } from '@waybill/contract/shared/address';
import type { JobStatus } from '@waybill/contract/jobs/lifecycle';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

export type RuleRow = ProofRule & { readonly customer_id: number | null };

/** Returns the general rule first, then those of customers by name. */
export const proofRules = (db: TenantDb): Promise<RuleRow[]> =>
  db.many(sql<RuleRow>`
    select r.customer_id, c.guid as customerid, c.display_name as customername,
           r.needs_photo as needsphoto, r.needs_signature as needssignature,
           r.needs_pin as needspin, r.minimum_age as minimumage,
           r.allows_leaving as allowsleaving
    from jobs.proof_rule r
    left join customers_public.customer_card c
      on c.tenant_id = r.tenant_id and c.id = r.customer_id
    order by r.customer_id is not null, c.display_name, r.id
  `);

export type RuleToWrite = {
  readonly id: string;
  readonly customer_id: number | null;
  readonly needs_photo: boolean;
  readonly needs_signature: boolean;
  readonly needs_pin: boolean;
  readonly minimum_age: number | null;
  readonly allows_leaving: boolean;
};

/** Serialises replacements of the rules until the transaction ends. */
export const lockRules = (db: TenantDb): Promise<unknown> =>
  db.run(sql`
    select pg_advisory_xact_lock(hashtextextended('proof rules', ${db.scope.tenantId}))
  `);

export async function replaceRules(db: TenantDb, rules: readonly RuleToWrite[]): Promise<void> {
  await db.run(sql`delete from jobs.proof_rule`);
  await db.run(sql`
    insert into jobs.proof_rule (
      tenant_id, id, customer_id, needs_photo, needs_signature, needs_pin, minimum_age,
      allows_leaving
    )
    select ${db.scope.tenantId}, w.* from jsonb_to_recordset(${JSON.stringify(rules)}::jsonb) as w (
      id uuid, customer_id bigint, needs_photo boolean, needs_signature boolean,
      needs_pin boolean, minimum_age smallint, allows_leaving boolean
    )
  `);
}

export type JobToProve = {
  readonly id: string;
  readonly customer_id: number;
  readonly booking_id: number | null;
  readonly status: JobStatus;
  readonly to_address: Address;
};

export const jobsToProveById = (db: TenantDb, ids: readonly string[]): Promise<JobToProve[]> =>
  db.many(sql<JobToProve>`
    select j.id, j.customer_id, j.booking_id, j.status, j.to_address from jobs.job j
    where j.id = any (${ids}::uuid[])
  `);

/** More jobs than any driver has in a day. */
const jobsMax = 300;

export const jobsToProve = (db: TenantDb, driverId: number): Promise<JobToProve[]> =>
  db.many(sql<JobToProve>`
    select j.id, j.customer_id, j.booking_id, j.status, j.to_address from jobs.job j
    where j.driver_id = ${driverId} and j.deleted_at is null and not j.is_line_haul
      and j.status <> 'Delivered'
    order by j.id limit ${jobsMax}
  `);

/**
 * Counts a try of the PIN of each job; returns the jobs that had tries left. It is counted before
 * it is compared, so that tries at the same time cannot get past the limit.
 */
export const countPinTries = (
  db: TenantDb,
  jobIds: readonly string[],
  most: number,
): Promise<{ readonly job_id: string }[]> =>
  db.many(sql<{ job_id: string }>`
    insert into jobs.pin_check as c (tenant_id, job_id, tries)
    select ${db.scope.tenantId}, id, 1 from unnest(${jobIds}::uuid[]) as id order by id
    on conflict (tenant_id, job_id) do update set tries = c.tries + 1 where c.tries < ${most}
    returning c.job_id
  `);

/** Forgets the wrong tries of a job's PIN, once it was stated right. */
export const forgetPinTries = (db: TenantDb, jobId: string): Promise<number> =>
  db.run(sql`delete from jobs.pin_check where job_id = ${jobId}`);
