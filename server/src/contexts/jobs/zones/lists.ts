import type { LocationOfZone, ZoneOverlap } from '@waybill/contract/jobs/zones/shapes';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { List } from '#platform/lists/declaration.ts';
import { listPage, type ListQuery, type RowPage } from '#platform/lists/list.ts';
import { locationColumns, locationTables } from './sql/locations.ts';
import { zoneColumns, type ZoneRow, zoneTables } from './sql/zones.ts';

const zones: List = {
  fields: {
    id: { sql: 'z.id', type: 'uuid' },
    code: { sql: 'z.code', type: 'text' },
    name: { sql: 'z.name', type: 'text' },
    headportid: { sql: 'z.head_port_id', type: 'uuid' },
    headportcode: { sql: 'h.code', type: 'text' },
    parentid: { sql: 'z.parent_id', type: 'uuid' },
    isActive: { sql: 'z.is_active', type: 'boolean' },
    isonforwarding: { sql: 'z.is_on_forwarding', type: 'boolean' },
  },
  searched: ['code', 'name'],
  sorting: 'code',
  tieBreak: 'id',
};

type OfHeadPort = ListQuery & { readonly headPortId?: string | undefined };

export const zonesPage = (db: TenantDb, query: OfHeadPort): Promise<RowPage<ZoneRow>> =>
  listPage(db, zones, {
    query,
    select: zoneColumns,
    from: zoneTables,
    where: equalTo('z.head_port_id', query.headPortId),
  });

const locations: List = {
  fields: {
    id: { sql: 'l.id', type: 'uuid' },
    postCode: { sql: 'l.post_code', type: 'text' },
    suburb: { sql: 'l.suburb', type: 'text' },
    countryCode: { sql: 'l.country_code', type: 'text' },
    zoneCode: { sql: 'z.code', type: 'text' },
  },
  searched: ['postCode', 'suburb', 'zoneCode'],
  sorting: 'postCode, suburb',
  tieBreak: 'id',
};

type OfZone = OfHeadPort & { readonly ZoneId?: string | undefined };

export const locationsPage = (db: TenantDb, query: OfZone): Promise<RowPage<LocationOfZone>> =>
  listPage(db, locations, {
    query,
    select: locationColumns,
    from: locationTables,
    where: sql`
      ${equalTo('l.zone_id', query.ZoneId)} and ${equalTo('l.head_port_id', query.headPortId)}
    `,
  });

const overlaps: List = {
  fields: {
    postCode: { sql: 'o.post_code', type: 'text' },
    suburb: { sql: 'o.suburb', type: 'text' },
    countryCode: { sql: 'o.country_code', type: 'text' },
    place: { sql: 'o.place', type: 'text' },
  },
  searched: ['postCode', 'suburb'],
  sorting: 'postCode, suburb',
  tieBreak: 'place',
};

/**
 * Returns places in active zones of several head ports, including this one. A suburb is also in the
 * zones of its whole postcode, except those of a head port that lists it itself.
 */
export const overlapsPage = (db: TenantDb, query: OfHeadPort): Promise<RowPage<ZoneOverlap>> =>
  listPage(db, overlaps, {
    query,
    select: sql<ZoneOverlap>`
      o.post_code as "postCode", o.suburb, o.country_code as "countryCode", o.zones
    `,
    from: sql`(
      with listed as (
        select l.country_code, l.post_code, l.suburb_key, l.suburb, l.head_port_id,
               h.code as head_port, z.id, z.code, z.name
        from jobs.zone_location l
        join jobs.zone z on z.tenant_id = l.tenant_id and z.id = l.zone_id and z.is_active
        join jobs.head_port h on h.tenant_id = l.tenant_id and h.id = l.head_port_id
      ), place as (
        select country_code, post_code, suburb_key, min(suburb) as suburb,
               array_agg(head_port_id) as listed_by
        from listed group by country_code, post_code, suburb_key
      )
      select p.country_code, p.post_code, p.suburb,
             concat_ws('|', p.country_code, p.post_code, p.suburb_key) as place,
             array_agg(l.head_port_id) as head_ports,
             jsonb_agg(
               jsonb_build_object(
                 'id', l.id, 'code', l.code, 'name', l.name, 'headportcode', l.head_port
               ) order by l.suburb_key = '', l.head_port
             ) as zones
      from place p
      join listed l on l.country_code = p.country_code and l.post_code = p.post_code
        and (l.suburb_key = p.suburb_key
             or (l.suburb_key = '' and l.head_port_id <> all (p.listed_by)))
      group by p.country_code, p.post_code, p.suburb_key, p.suburb
      having count(*) > 1
    ) o`,
    where:
      query.headPortId === undefined
        ? sql`true`
        : sql`${query.headPortId}::uuid = any (o.head_ports)`,
  });

const equalTo = (column: string, id: string | undefined) =>
  id === undefined ? sql`true` : sql`${sql.ref(column)} = ${id}`;
