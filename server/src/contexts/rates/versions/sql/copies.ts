import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

type NewVersion = {
  /** The card to copy. */
  readonly from: string;
  /** The root card of the copy. */
  readonly rootId: string;
  readonly code: string;
  readonly name: string;
};

/** Copies a card with all related rows to a draft; one statement per table. */
export async function copyCard(db: TenantDb, version: NewVersion): Promise<string> {
  const { id } = await db.one(sql<{ id: string }>`
    insert into rates.card (
      tenant_id, code, name, description, is_active, version_of, cubic_factor, comparison,
      rounding, next_band_if_cheaper, fuel
    )
    select tenant_id, ${version.code}, ${version.name}, description, false,
           ${version.rootId}::uuid, cubic_factor, comparison, rounding, next_band_if_cheaper, fuel
    from rates.card where id = ${version.from}
    returning id
  `);
  await copyServices(db, version.from, id);
  await copyZones(db, version.from, id);
  await copyRates(db, version.from, id);
  await copySurcharges(db, version.from, id);
  return id;
}

const copyServices = (db: TenantDb, from: string, to: string): Promise<number> =>
  db.run(sql`
    insert into rates.service (
      tenant_id, rate_card_id, code, name, is_additional, is_active, bears_fuel, min_unit,
      cubic_factor
    )
    select tenant_id, ${to}::uuid, code, name, is_additional, is_active, bears_fuel, min_unit,
           cubic_factor
    from rates.service where rate_card_id = ${from}
  `);

/** Zones are matched by code, to map parents and places to the copies. */
async function copyZones(db: TenantDb, from: string, to: string): Promise<void> {
  await db.run(sql`
    insert into rates.zone (tenant_id, rate_card_id, code, is_active)
    select tenant_id, ${to}::uuid, code, is_active from rates.zone where rate_card_id = ${from}
  `);
  await db.run(sql`
    update rates.zone z set parent_id = twin.id
    from rates.zone old
    join rates.zone parent on parent.tenant_id = old.tenant_id and parent.id = old.parent_id
    join rates.zone twin on twin.tenant_id = parent.tenant_id and twin.code = parent.code
    where z.rate_card_id = ${to} and twin.rate_card_id = ${to} and old.rate_card_id = ${from}
      and old.tenant_id = z.tenant_id and old.code = z.code
  `);
  await db.run(sql`
    insert into rates.zone_location (
      tenant_id, zone_id, rate_card_id, country_code, post_code, suburb
    )
    select l.tenant_id, twin.id, ${to}::uuid, l.country_code, l.post_code, l.suburb
    from rates.zone_location l
    join rates.zone z on z.tenant_id = l.tenant_id and z.id = l.zone_id
    join rates.zone twin on twin.tenant_id = z.tenant_id and twin.code = z.code
    where l.rate_card_id = ${from} and twin.rate_card_id = ${to}
  `);
}

const copyRates = (db: TenantDb, from: string, to: string): Promise<number> =>
  db.run(sql`
    insert into rates.rate (
      tenant_id, rate_card_id, rate_service_id, from_zone, to_zone, calculation_method,
      reciprocal, accumulative, minimum, cut_off_time, transit_time, cubic_allowance,
      effective_date, expire_date, bands
    )
    select r.tenant_id, ${to}::uuid, twin.id, r.from_zone, r.to_zone, r.calculation_method,
           r.reciprocal, r.accumulative, r.minimum, r.cut_off_time, r.transit_time,
           r.cubic_allowance, r.effective_date, r.expire_date, r.bands
    from rates.rate r
    join rates.service s on s.tenant_id = r.tenant_id and s.id = r.rate_service_id
    join rates.service twin on twin.tenant_id = s.tenant_id and twin.code = s.code
    where r.rate_card_id = ${from} and twin.rate_card_id = ${to}
  `);

const copySurcharges = (db: TenantDb, from: string, to: string): Promise<number> =>
  db.run(sql`
    insert into rates.surcharge (
      tenant_id, rate_card_id, code, name, calc_method, value, apply_on, condition, bears_fuel,
      effective_date, expire_date, source
    )
    select tenant_id, ${to}::uuid, code, name, calc_method, value, apply_on, condition,
           bears_fuel, effective_date, expire_date, source
    from rates.surcharge where rate_card_id = ${from}
  `);

/** Returns the code of the next version: the card's own with the first free number appended. */
export const nextVersionCode = async (db: TenantDb, rootId: string): Promise<string> => {
  const { code } = await db.one(sql<{ code: string }>`
    select left(r.code, 58) || '-V' || n as code
    from rates.card r, generate_series(2, 9999) n
    where r.id = ${rootId} and not exists (
      select from rates.card c
      where c.tenant_id = r.tenant_id and upper(c.code) = upper(left(r.code, 58) || '-V' || n)
    )
    order by n limit 1
  `);
  return code;
};

/** Publishes a version from a day on, or makes it a draft; returns 0 if it is not a version. */
export const setInForce = (db: TenantDb, id: string, from: string | null): Promise<number> =>
  db.run(sql`
    update rates.card set
      effective_date = ${from}, is_active = ${from !== null}, version = version + 1
    where id = ${id} and version_of is not null
  `);
