import type { HeadPort } from '@waybill/contract/jobs/head-ports/shapes';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

export const headPortColumns = sql<HeadPort>`
  h.id, h.code, h.name, h.address_line1 as addressline1, h.address_line2 as addressline2,
  h.address_line3 as addressline3, h.post_code as postcode, h.suburb,
  h.country_code as countrycode, h.latitude, h.longitude,
  (select count(*)::integer from jobs.zone z
   where z.tenant_id = h.tenant_id and z.head_port_id = h.id) as zonecount
`;

export const headPort = (db: TenantDb, id: string): Promise<HeadPort | undefined> =>
  db.maybeOne(sql<HeadPort>`select ${headPortColumns} from jobs.head_port h where h.id = ${id}`);

/** Locks the head port, so that decisions about its zones stay valid until commit. */
export const lockHeadPort = (
  db: TenantDb,
  id: string,
): Promise<{ id: string; code: string } | undefined> =>
  db.maybeOne(sql<{ id: string; code: string }>`
    select h.id, h.code from jobs.head_port h where h.id = ${id} for update
  `);

export type HeadPortToWrite = {
  readonly code: string;
  readonly name: string;
  readonly lines: readonly [string, string | null, string | null];
  readonly postCode: string;
  readonly suburb: string;
  readonly countryCode: string;
  readonly latitude: number;
  readonly longitude: number;
};

export const addHeadPort = (db: TenantDb, port: HeadPortToWrite): Promise<{ id: string }> =>
  db.one(sql<{ id: string }>`
    insert into jobs.head_port (
      tenant_id, code, name, address_line1, address_line2, address_line3, post_code, suburb,
      country_code, latitude, longitude
    )
    values (
      ${db.scope.tenantId}, ${port.code}, ${port.name}, ${port.lines[0]}, ${port.lines[1]},
      ${port.lines[2]}, ${port.postCode}, ${port.suburb}, ${port.countryCode}, ${port.latitude},
      ${port.longitude}
    )
    returning id
  `);

export const changeHeadPort = (db: TenantDb, id: string, port: HeadPortToWrite): Promise<number> =>
  db.run(sql`
    update jobs.head_port set code = ${port.code}, name = ${port.name},
      address_line1 = ${port.lines[0]}, address_line2 = ${port.lines[1]},
      address_line3 = ${port.lines[2]}, post_code = ${port.postCode}, suburb = ${port.suburb},
      country_code = ${port.countryCode}, latitude = ${port.latitude},
      longitude = ${port.longitude}
    where id = ${id}
  `);

export const removeHeadPort = (db: TenantDb, id: string): Promise<number> =>
  db.run(sql`delete from jobs.head_port where id = ${id}`);

/** A head port for other contexts. */
export type HeadPortCard = {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly suburb: string;
  readonly post_code: string;
  readonly country_code: string;
  readonly latitude: number;
  readonly longitude: number;
};

const cardColumns = sql`
  id, code, name, suburb, post_code, country_code, latitude, longitude
`;

/** Returns the head ports with these ids and codes, unordered; unknown ones are omitted. */
export const headPortCards = (
  db: TenantDb,
  {
    ids = [],
    codes = [],
  }: { readonly ids?: readonly string[]; readonly codes?: readonly string[] },
): Promise<HeadPortCard[]> =>
  db.many(sql<HeadPortCard>`
    select ${cardColumns} from jobs_public.head_port_card
    where id = any (${ids}::uuid[]) or code = any (${codes}::text[])
  `);

/** Returns all head ports by code; a tenant has at most a few hundred. */
export const allHeadPortCards = (db: TenantDb): Promise<HeadPortCard[]> =>
  db.many(sql<HeadPortCard>`
    select ${cardColumns} from jobs_public.head_port_card order by code limit 1000
  `);
