import type { LocationOfZone } from '@waybill/contract/jobs/zones/shapes';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { ServedPlace } from '../domain/places.ts';

export const locationColumns = sql<LocationOfZone>`
  l.id, l.post_code as "postCode", l.suburb, l.country_code as "countryCode",
  l.zone_id as "zoneId", z.code as "zoneCode", g.latitude, g.longitude
`;

/** A whole postcode has the location of the first of its known suburbs. */
export const locationTables = sql`
  jobs.zone_location l
  join jobs.zone z on z.tenant_id = l.tenant_id and z.id = l.zone_id
  left join lateral (
    select g.latitude, g.longitude from lookups_public.locality g
    where g.country_code = l.country_code and g.post_code = l.post_code
      and g.latitude is not null and (l.suburb_key = '' or upper(g.suburb) = l.suburb_key)
    order by g.suburb limit 1
  ) g on true
`;

/** Returns the first locations of each of these zones. */
export const firstLocations = (
  db: TenantDb,
  zoneIds: readonly string[],
  count: number,
): Promise<LocationOfZone[]> =>
  db.many(sql<LocationOfZone>`
    select f.* from unnest(${zoneIds}::uuid[]) as of (id)
    cross join lateral (
      select ${locationColumns} from ${locationTables}
      where l.zone_id = of.id order by l.post_code, l.suburb_key limit ${count}
    ) f
  `);

/** Adds places to a zone; a place already in the head port violates a constraint. */
export const addLocations = (
  db: TenantDb,
  zone: { readonly id: string; readonly headPortId: string },
  places: readonly ServedPlace[],
): Promise<{ id: string }[]> =>
  db.many(sql<{ id: string }>`
    insert into jobs.zone_location (
      tenant_id, head_port_id, zone_id, country_code, post_code, suburb
    )
    select ${db.scope.tenantId}, ${zone.headPortId}, ${zone.id}, upper(p."countryCode"),
           upper(p."postCode"), p.suburb
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
      as p ("countryCode" text, "postCode" text, suburb text)
    returning id
  `);

export const removeLocation = (
  db: TenantDb,
  id: string,
): Promise<{ head_port_id: string } | undefined> =>
  db.maybeOne(sql<{ head_port_id: string }>`
    delete from jobs.zone_location where id = ${id} returning head_port_id
  `);

export const clearZone = (db: TenantDb, zoneId: string): Promise<number> =>
  db.run(sql`delete from jobs.zone_location where zone_id = ${zoneId}`);

/** A place with its zone. */
export type PlacedLocation = ServedPlace & { readonly zoneCode: string; readonly zoneName: string };

/**
 * Returns the locations of a head port in the order of their file; of all head ports without one.
 */
export const placedLocations = (
  db: TenantDb,
  headPortId: string | undefined,
): Promise<PlacedLocation[]> =>
  db.many(sql<PlacedLocation>`
    select z.code as "zoneCode", z.name as "zoneName", coalesce(l.post_code, '') as "postCode",
           coalesce(l.suburb, '') as suburb, coalesce(l.country_code, '') as "countryCode"
    from jobs.zone z
    left join jobs.zone_location l on l.tenant_id = z.tenant_id and l.zone_id = z.id
    where ${headPortId === undefined ? sql`true` : sql`z.head_port_id = ${headPortId}`}
    order by z.code, l.country_code, l.post_code, l.suburb_key limit 200000
  `);

export type LocationWrite = ServedPlace & { readonly zoneCode: string };

/** Removes places from the zones of a head port. */
export const removePlaces = (
  db: TenantDb,
  headPortId: string,
  places: readonly ServedPlace[],
): Promise<number> =>
  db.run(sql`
    delete from jobs.zone_location l
    using jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
      as p ("countryCode" text, "postCode" text, suburb text)
    where l.head_port_id = ${headPortId} and l.country_code = p."countryCode"
      and l.post_code = p."postCode" and l.suburb_key = upper(p.suburb)
  `);

/** Puts places into zones of a head port; a place in another of its zones moves. */
export const putPlaces = (
  db: TenantDb,
  headPortId: string,
  places: readonly LocationWrite[],
): Promise<number> =>
  db.run(sql`
    insert into jobs.zone_location (
      tenant_id, head_port_id, zone_id, country_code, post_code, suburb
    )
    select z.tenant_id, z.head_port_id, z.id, p."countryCode", p."postCode", p.suburb
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
      as p ("countryCode" text, "postCode" text, suburb text, "zoneCode" text)
    join jobs.zone z on z.head_port_id = ${headPortId} and z.code = p."zoneCode"
    on conflict on constraint location_in_one_zone do update set zone_id = excluded.zone_id
  `);
