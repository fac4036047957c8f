import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

type Id = { readonly id: string };

export type ZoneToSave = {
  readonly rateCardId: string;
  readonly code: string;
  readonly isActive: boolean;
  readonly parentId: string | null;
};

export const addZone = async (db: TenantDb, zone: ZoneToSave): Promise<string> => {
  const { id } = await db.one(sql<Id>`
    insert into rates.zone (tenant_id, rate_card_id, code, is_active, parent_id)
    values (${db.scope.tenantId}, ${zone.rateCardId}, ${zone.code}, ${zone.isActive},
            ${zone.parentId})
    returning id
  `);
  return id;
};

/** Changes a zone, whose card cannot change; its rates follow a changed code. */
export const changeZone = (db: TenantDb, id: string, zone: ZoneToSave): Promise<number> =>
  db.run(sql`
    update rates.zone set code = ${zone.code}, is_active = ${zone.isActive},
      parent_id = ${zone.parentId}
    where id = ${id}
  `);

export const removeZone = (db: TenantDb, id: string): Promise<number> =>
  db.run(sql`delete from rates.zone where id = ${id}`);

/** Adds zones with these codes and returns the ids of all zones of the card by code. */
export const addZones = async (
  db: TenantDb,
  cardId: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  await db.run(sql`
    insert into rates.zone (tenant_id, rate_card_id, code)
    select ${db.scope.tenantId}, ${cardId}, code from unnest(${codes}::text[]) as code
    on conflict (tenant_id, rate_card_id, code) do nothing
  `);
  const zones = await db.many(sql<Id & { code: string }>`
    select id, code from rates.zone where rate_card_id = ${cardId}
  `);
  return new Map(zones.map(({ id, code }) => [code, id]));
};

export type ParentToSet = { readonly code: string; readonly parentId: string | null };

export const setParents = (
  db: TenantDb,
  cardId: string,
  parents: readonly ParentToSet[],
): Promise<number> =>
  db.run(sql`
    update rates.zone z set parent_id = p."parentId"
    from jsonb_to_recordset(${JSON.stringify(parents)}::jsonb) as p (code text, "parentId" uuid)
    where z.rate_card_id = ${cardId} and z.code = p.code
  `);

export type LocationToAdd = {
  readonly id?: string | null;
  readonly zoneId: string;
  readonly countryCode: string;
  readonly postCode: string;
  readonly suburb: string;
};

/** Adds places to zones of a card; returns how many were new. */
export const addLocations = (
  db: TenantDb,
  cardId: string,
  locations: readonly LocationToAdd[],
): Promise<number> =>
  db.run(sql`
    insert into rates.zone_location (
      tenant_id, id, zone_id, rate_card_id, country_code, post_code, suburb
    )
    select ${db.scope.tenantId}, coalesce(l.id, gen_random_uuid()), l."zoneId", ${cardId}::uuid,
           upper(l."countryCode"), upper(l."postCode"), l.suburb
    from jsonb_to_recordset(${JSON.stringify(locations)}::jsonb) as l (
      id uuid, "zoneId" uuid, "countryCode" text, "postCode" text, suburb text
    )
    on conflict do nothing
  `);

export const removeLocations = (db: TenantDb, zoneId: string): Promise<number> =>
  db.run(sql`delete from rates.zone_location where zone_id = ${zoneId}`);

export const removeLocation = (db: TenantDb, zoneId: string, locationId: string): Promise<number> =>
  db.run(sql`
    delete from rates.zone_location where zone_id = ${zoneId} and id = ${locationId}
  `);

export const zoneCodes = async (db: TenantDb, cardId: string): Promise<ReadonlySet<string>> => {
  const zones = await db.many(sql<{ code: string }>`
    select code from rates.zone where rate_card_id = ${cardId}
  `);
  return new Set(zones.map(({ code }) => code));
};

export const isZoneUsed = async (db: TenantDb, cardId: string, code: string): Promise<boolean> => {
  const { used } = await db.one(sql<{ used: boolean }>`
    select exists (
      select from rates.rate
      where rate_card_id = ${cardId} and (from_zone = ${code} or to_zone = ${code})
    ) as used
  `);
  return used;
};
