import type { Zone } from '@waybill/contract/jobs/zones/shapes';
import { type RawBuilder, sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

/** A zone without its locations, money in minor units. */
export type ZoneRow = Omit<Zone, 'zoneLocation' | 'onforwardcharge'> & {
  readonly on_forward_charge_minor: number | null;
};

export const zoneColumns = sql<ZoneRow>`
  z.id, z.code, z.name, z.is_on_forwarding as isonforwarding, z.is_active as "isActive",
  z.head_port_id as headportid, h.code as headportcode, z.parent_id as parentid,
  p.code as parentcode, z.on_forward_agent as onforwardagent, z.on_forward_charge_minor,
  (select count(*)::integer from jobs.zone_location l
   where l.tenant_id = z.tenant_id and l.zone_id = z.id) as locationcount
`;

export const zoneTables = sql`
  jobs.zone z
  join jobs.head_port h on h.tenant_id = z.tenant_id and h.id = z.head_port_id
  left join jobs.zone p on p.tenant_id = z.tenant_id and p.id = z.parent_id
`;

export const zone = (db: TenantDb, id: string): Promise<ZoneRow | undefined> =>
  db.maybeOne(sql<ZoneRow>`select ${zoneColumns} from ${zoneTables} where z.id = ${id}`);

/** Returns a zone, locked against deletion until the transaction ends. */
export const zoneToFill = (
  db: TenantDb,
  id: string,
): Promise<{ id: string; code: string; headPortId: string } | undefined> =>
  db.maybeOne(sql<{ id: string; code: string; headPortId: string }>`
    select z.id, z.code, z.head_port_id as "headPortId" from jobs.zone z where z.id = ${id}
    for key share
  `);

export type ZoneLink = {
  readonly id: string;
  readonly code: string;
  readonly parent_id: string | null;
};

/** Returns the zones of a head port with their parents. */
export const zoneLinks = (db: TenantDb, headPortId: string): Promise<ZoneLink[]> =>
  db.many(sql<ZoneLink>`
    select id, code, parent_id from jobs.zone where head_port_id = ${headPortId}
  `);

export type ZoneToWrite = {
  readonly headPortId: string;
  readonly code: string;
  readonly name: string;
  readonly isOnForwarding: boolean;
  readonly isActive: boolean;
  readonly parentId: string | null;
  readonly agent: string | null;
  readonly chargeMinor: number | null;
};

export const addZone = (db: TenantDb, zone: ZoneToWrite): Promise<{ id: string }> =>
  db.one(sql<{ id: string }>`
    insert into jobs.zone (
      tenant_id, head_port_id, code, name, is_on_forwarding, is_active, parent_id,
      on_forward_agent, on_forward_charge_minor
    )
    values (
      ${db.scope.tenantId}, ${zone.headPortId}, ${zone.code}, ${zone.name},
      ${zone.isOnForwarding}, ${zone.isActive}, ${zone.parentId}, ${zone.agent},
      ${zone.chargeMinor}
    )
    returning id
  `);

export const changeZone = (db: TenantDb, id: string, zone: ZoneToWrite): Promise<number> =>
  db.run(sql`
    update jobs.zone set code = ${zone.code}, name = ${zone.name},
      is_on_forwarding = ${zone.isOnForwarding}, is_active = ${zone.isActive},
      parent_id = ${zone.parentId}, on_forward_agent = ${zone.agent},
      on_forward_charge_minor = ${zone.chargeMinor}
    where id = ${id}
  `);

export const removeZone = (db: TenantDb, id: string): Promise<number> =>
  db.run(sql`delete from jobs.zone where id = ${id}`);

/** A zone in an import. */
export type NamedZone = { readonly code: string; readonly name: string };

/** Adds zones to a head port; a code used by another head port violates a constraint. */
export const addNamedZones = (
  db: TenantDb,
  headPortId: string,
  zones: readonly NamedZone[],
): Promise<number> =>
  db.run(sql`
    insert into jobs.zone (tenant_id, head_port_id, code, name)
    select ${db.scope.tenantId}, ${headPortId}, code, name
    from jsonb_to_recordset(${JSON.stringify(zones)}::jsonb) as z (code text, name text)
  `);

export const renameZones = (
  db: TenantDb,
  headPortId: string,
  zones: readonly NamedZone[],
): Promise<number> =>
  db.run(sql`
    update jobs.zone z set name = n.name
    from jsonb_to_recordset(${JSON.stringify(zones)}::jsonb) as n (code text, name text)
    where z.head_port_id = ${headPortId} and z.code = n.code
  `);

/** Returns zones of other head ports with these codes, with their head port. */
export const zonesElsewhere = (
  db: TenantDb,
  headPortId: string,
  codes: readonly string[],
): Promise<{ code: string; head_port_code: string }[]> =>
  db.many(sql<{ code: string; head_port_code: string }>`
    select code, head_port_code from jobs_public.zone_card
    where head_port_id <> ${headPortId} and code = any (${codes}::text[])
  `);

export type ServingRow = ZoneRow & {
  readonly by: 'suburb' | 'postcode';
  readonly around: string[];
};

/** Returns the active zones that serve a place, in the order of assignment to jobs. */
export const servingZones = (
  db: TenantDb,
  place: { readonly countryCode: string; readonly postCode: string; readonly suburb: string },
): Promise<ServingRow[]> =>
  db.many(sql<ServingRow>`
    select ${zoneColumns},
           case when l.suburb_key = '' then 'postcode' else 'suburb' end as by,
           ${around(sql`z.parent_id`)} as around
    from jobs.zone_location l join ${zoneTables} on z.tenant_id = l.tenant_id and z.id = l.zone_id
    where l.country_code = ${place.countryCode.toUpperCase()}
      and l.post_code = ${place.postCode.toUpperCase()}
      and l.suburb_key = any (array[${place.suburb.toUpperCase()}, '']) and z.is_active
    order by l.suburb_key desc, z.is_on_forwarding, h.code
    limit 100
  `);

/** Returns the codes of a zone's ancestors from the inside out; no chain is longer than 20. */
const around = (parent: RawBuilder<unknown>) => sql`
  array(
    with recursive outer_zone as (
      select o.id, o.parent_id, o.code, 1 as depth from jobs.zone o where o.id = ${parent}
      union all
      select o.id, o.parent_id, o.code, n.depth + 1 from outer_zone n
      join jobs.zone o on o.id = n.parent_id where n.depth < 20
    )
    select code from outer_zone order by depth
  )
`;
