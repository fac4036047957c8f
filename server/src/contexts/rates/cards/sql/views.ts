import type { Rate } from '@waybill/contract/rates/shapes';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { TenantDb } from '#platform/db/database.ts';
import type { RateCard } from '@waybill/contract/rates/cards/shapes';
import type { RateService } from '@waybill/contract/rates/services/shapes';
import type { RateZone, RateZoneLocation } from '@waybill/contract/rates/zones/shapes';

// Rows are read in the shape of the API.

export type RateCardView = z.output<typeof RateCard>;
export type RateServiceView = z.output<typeof RateService>;
export type ZoneView = z.output<typeof RateZone>;
export type ZoneLocationView = z.output<typeof RateZoneLocation>;
export type RateView = z.output<typeof Rate>;

/** The maximum number of locations per zone in lists; `zone-locations` pages through all. */
const listedLocationsMax = 200;

export const cardColumns = sql<RateCardView>`
  c.id, c.is_active as "isActive", c.code, c.name, c.description, c.entity_id as "entityId",
  c.is_default as "isDefault", c.cubic_factor::float8 as "cubicFactor", c.comparison, c.rounding,
  c.next_band_if_cheaper as "nextBandIfCheaper", c.fuel, c.version_of as "versionOf",
  c.effective_date as "effectiveDate"
`;

export const serviceColumns = sql<RateServiceView>`
  s.id, s.rate_card_id as "rateCardId", s.code, s.name, s.is_additional as "isAdditional",
  s.min_unit::float8 as "minUnit", s.is_active as "isActive", s.bears_fuel as "bearsFuel",
  s.cubic_factor::float8 as "cubicFactor"
`;

export const zoneColumns = sql<ZoneView>`
  z.id, z.is_active as "isActive", z.code, z.rate_card_id as "rateCardId",
  z.parent_id as "parentId", (
    select count(*)::integer from rates.zone_location l
    where l.tenant_id = z.tenant_id and l.zone_id = z.id
  ) as "locationCount", coalesce((
    select json_agg(json_build_object(
      'id', l.id, 'postCode', l.post_code, 'suburb', l.suburb, 'countryCode', l.country_code
    ))
    from (
      select * from rates.zone_location l
      where l.tenant_id = z.tenant_id and l.zone_id = z.id
      order by l.post_code, l.suburb limit ${sql.lit(listedLocationsMax)}
    ) l
  ), '[]') as locations
`;

export const locationColumns = sql<ZoneLocationView>`
  l.id, l.post_code as "postCode", l.suburb, l.country_code as "countryCode"
`;

export const rateColumns = sql<RateView>`
  r.id, r.from_zone as "fromZone", r.to_zone as "toZone", r.rate_service_id as "rateServiceId",
  r.calculation_method as "calculationMethod", r.reciprocal, r.accumulative,
  r.minimum::float8 as minimum, nullif(r.cut_off_time, '') as "cutOffTime",
  nullif(r.transit_time, '') as "transitTime", r.cubic_allowance::float8 as "cubicAllowance",
  r.effective_date as "effectiveDate", r.expire_date as "expireDate", r.bands as "rateDetails"
`;

export const cardView = (db: TenantDb, id: string): Promise<RateCardView | undefined> =>
  db.maybeOne(sql<RateCardView>`select ${cardColumns} from rates.card c where c.id = ${id}`);

export const zoneView = (db: TenantDb, id: string): Promise<ZoneView | undefined> =>
  db.maybeOne(sql<ZoneView>`select ${zoneColumns} from rates.zone z where z.id = ${id}`);

export const serviceView = (db: TenantDb, id: string): Promise<RateServiceView | undefined> =>
  db.maybeOne(
    sql<RateServiceView>`select ${serviceColumns} from rates.service s where s.id = ${id}`,
  );

export const rateView = (db: TenantDb, id: string): Promise<RateView | undefined> =>
  db.maybeOne(sql<RateView>`select ${rateColumns} from rates.rate r where r.id = ${id}`);
