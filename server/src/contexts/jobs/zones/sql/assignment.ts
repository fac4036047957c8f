import { type RawBuilder, sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

/** Assigns zones to both addresses of these jobs; returns how many jobs changed zones. */
export const assignZones = (db: TenantDb, jobIds: readonly string[]): Promise<number> =>
  assign(db, sql`j.id = any (${jobIds}::uuid[])`);

/** Assigns zones to all undelivered jobs, after zones have changed. */
export const assignZonesOfOpenJobs = (db: TenantDb): Promise<number> =>
  assign(db, sql`j.deleted_at is null and j.delivered_at is null`);

/**
 * Priority: a zone with the suburb before one with the whole postcode, the head port's own area
 * before an agent's, then head ports by code. Jobs are locked in the order of their ids.
 */
const assign = (db: TenantDb, where: RawBuilder<unknown>): Promise<number> =>
  db.run(sql`
    with place as materialized (
      select j.id, a.side, upper(a.address ->> 'countryCode') as country_code,
             upper(a.address ->> 'postCode') as post_code,
             upper(a.address ->> 'suburb') as suburb_key
      from jobs.job j
      cross join lateral (values ('from', j.from_address), ('to', j.to_address)) a (side, address)
      where ${where}
    ), served as (
      select distinct on (p.id, p.side) p.id, p.side, z.id as zone_id
      from place p
      join jobs.zone_location l on l.country_code = p.country_code
        and l.post_code = p.post_code and l.suburb_key = any (array[p.suburb_key, ''])
      join jobs.zone z on z.tenant_id = l.tenant_id and z.id = l.zone_id and z.is_active
      join jobs.head_port h on h.tenant_id = l.tenant_id and h.id = l.head_port_id
      order by p.id, p.side, l.suburb_key desc, z.is_on_forwarding, h.code
    ), wanted as (
      select p.id, min(s.zone_id::text) filter (where p.side = 'from')::uuid as from_zone_id,
             min(s.zone_id::text) filter (where p.side = 'to')::uuid as to_zone_id
      from place p left join served s on s.id = p.id and s.side = p.side
      group by p.id
    ), changed as (
      select j.id, w.from_zone_id, w.to_zone_id
      from jobs.job j join wanted w on w.id = j.id
      where (j.from_zone_id, j.to_zone_id) is distinct from (w.from_zone_id, w.to_zone_id)
      order by j.id for update of j
    )
    update jobs.job j set from_zone_id = c.from_zone_id, to_zone_id = c.to_zone_id
    from changed c where j.id = c.id
  `);
