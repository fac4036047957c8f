import type { Minor } from '@waybill/kernel/money';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

/** Delivery of a job by an agent beyond the head port. */
export type OnForwarding = {
  readonly job_id: string;
  readonly zone_code: string;
  readonly agent: string | null;
  /** The additional cost, ex tax; null if the zone has no charge. */
  readonly charge_minor: Minor | null;
};

/** Returns those jobs that an agent delivers, each a charge line (decisions J-26). */
export const onForwardingOf = (db: TenantDb, jobIds: readonly string[]): Promise<OnForwarding[]> =>
  db.many(sql<OnForwarding>`
    select j.id as job_id, z.code as zone_code, z.on_forward_agent as agent,
           z.on_forward_charge_minor as charge_minor
    from jobs.job j join jobs.zone z on z.tenant_id = j.tenant_id and z.id = j.to_zone_id
    where j.id = any (${jobIds}::uuid[]) and z.is_on_forwarding
    order by j.id
  `);
