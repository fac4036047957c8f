import { rowIfThere, type TenantDb } from '#platform/db/database.ts';
import { sql } from 'kysely';
import type {
  RateCardRow,
  RateRow,
  RateServiceRow,
  RateZoneRow,
} from '../../pricing/domain/rows.ts';

// Reads a whole card as input of the calculation.

export type CardVersion = {
  readonly id: string;
  readonly version: number;
  /** The root card, if this is a version of it. */
  readonly rootId: string;
};

/**
 * Selects the card itself, or its published version in force on the day: the latest effective one.
 */
const inForceOn = (day: string, except: string | null) => sql`
  cross join lateral (
    select v.id, v.version from rates.card v
    where v.tenant_id = c.tenant_id and v.is_active
      and (v.id = c.id or (v.version_of = c.id and v.effective_date <= ${day}))
      and v.id is distinct from ${except}::uuid
    order by v.effective_date desc nulls last limit 1
  ) v
`;

/** Returns the card named by an account, if enabled, in its version for the day. */
export const activeCard = async (
  db: TenantDb,
  id: string,
  { day, except = null }: InForce,
): Promise<CardVersion | undefined> =>
  rowIfThere(
    await db.reference(sql<CardVersion>`
      select v.id, v.version, c.id as "rootId" from rates.card c ${inForceOn(day, except)}
      where c.id = ${id} and c.is_active
    `),
  );

export type InForce = {
  /** The despatch day. */
  readonly day: string;
  /** A version to exclude, to find what would price without it. */
  readonly except?: string | null;
};

/**
 * Returns the customer's own card, else the tenant's default (decisions P-05), in its version for
 * the day.
 */
export const cardOfEntity = async (
  db: TenantDb,
  entityId: string | null,
  { day, except = null }: InForce,
): Promise<CardVersion | undefined> =>
  rowIfThere(
    await db.reference(sql<CardVersion>`
      select v.id, v.version, c.id as "rootId" from rates.card c ${inForceOn(day, except)}
      where c.is_active and c.version_of is null
        and (c.entity_id = ${entityId} or (c.entity_id is null and c.is_default))
      order by c.entity_id is null, c.created_at desc, c.id
      limit 1
    `),
  );

/** Returns a card or version in any state. */
export const cardById = (db: TenantDb, id: string): Promise<CardVersion | undefined> =>
  db.maybeOne(sql<CardVersion>`
    select id, version, coalesce(version_of, id) as "rootId" from rates.card where id = ${id}
  `);

export const activeCards = (db: TenantDb, day: string): Promise<CardVersion[]> =>
  db.many(sql<CardVersion>`
    select v.id, v.version, c.id as "rootId" from rates.card c ${inForceOn(day, null)}
    where c.is_active and c.version_of is null order by c.code
  `);

type StoredCard = {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly isActive: boolean;
  readonly cubicFactor: number | null;
  readonly comparison: NonNullable<RateCardRow['comparison']>;
  readonly rounding: NonNullable<RateCardRow['rounding']>;
  readonly nextBandIfCheaper: boolean;
  readonly fuel: NonNullable<RateCardRow['fuel']>;
};

export async function cardRow(db: TenantDb, id: string): Promise<RateCardRow> {
  const { cubicFactor, ...card } = await db.one(sql<StoredCard>`
    select id, code, name, is_active as "isActive", cubic_factor::float8 as "cubicFactor",
           comparison, rounding, next_band_if_cheaper as "nextBandIfCheaper", fuel
    from rates.card where id = ${id}
  `);
  return cubicFactor === null ? card : { ...card, cubicFactor };
}

type StoredService = Omit<RateServiceRow, 'cubicFactor'> & { readonly cubicFactor: number | null };

export async function serviceRows(db: TenantDb, cardId: string): Promise<RateServiceRow[]> {
  const stored = await db.many(sql<StoredService>`
    select id, code, name, is_additional as "isAdditional", is_active as "isActive",
           bears_fuel as "bearsFuel", min_unit::float8 as "minUnit",
           cubic_factor::float8 as "cubicFactor"
    from rates.service where rate_card_id = ${cardId} order by is_additional, code
  `);
  return stored.map(({ cubicFactor, ...service }) =>
    cubicFactor === null ? service : { ...service, cubicFactor },
  );
}

export const zoneRows = (db: TenantDb, cardId: string): Promise<RateZoneRow[]> =>
  db.many(sql<RateZoneRow>`
    select z.id, z.code, z.is_active as "isActive", z.parent_id as "parentId", coalesce((
      select json_agg(json_build_object(
        'id', l.id, 'countryCode', l.country_code, 'postCode', l.post_code, 'suburb', l.suburb
      ))
      from rates.zone_location l where l.tenant_id = z.tenant_id and l.zone_id = z.id
    ), '[]') as locations
    from rates.zone z where z.rate_card_id = ${cardId} order by z.code
  `);

/** The number of rates read at once: two milliseconds of work. */
const readAtOnce = 50;

/**
 * Yields the rates of a card in batches, so that the event loop can run in between. Only one such
 * read of a card per transaction at a time.
 */
export async function* ratesByAndBy(
  db: TenantDb,
  cardId: string,
): AsyncGenerator<readonly RateRow[]> {
  const cursor = sql.id(`rates_of_${cardId}`);
  await db.run(sql`
    declare ${cursor} no scroll cursor for
    select id, from_zone as "fromZone", to_zone as "toZone", rate_service_id as "rateServiceId",
           calculation_method as "calculationMethod", reciprocal, accumulative,
           minimum::float8 as minimum, cut_off_time as "cutOffTime",
           transit_time as "transitTime", coalesce(cubic_allowance, 0)::float8 as "cubicAllowance",
           effective_date as "effectiveDate", expire_date as "expireDate", bands as "rateDetails"
    from rates.rate where rate_card_id = ${sql.lit(cardId)} order by effective_date, id
  `);
  for (let isMore = true; isMore; ) {
    const some = await db.many(sql<RateRow>`fetch ${sql.lit(readAtOnce)} from ${cursor}`);
    yield some;
    isMore = some.length === readAtOnce;
  }
  await db.run(sql`close ${cursor}`);
}

export async function rateRows(db: TenantDb, cardId: string): Promise<RateRow[]> {
  const rows: RateRow[] = [];
  for await (const some of ratesByAndBy(db, cardId)) for (const row of some) rows.push(row);
  return rows;
}
