import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { List } from '#platform/lists/declaration.ts';
import { type ListQuery, listPage } from '#platform/lists/list.ts';
import {
  type RateCardView,
  type ZoneLocationView,
  type RateView,
  type RateServiceView,
  type ZoneView,
  cardColumns,
  locationColumns,
  rateColumns,
  serviceColumns,
  zoneColumns,
} from './sql/views.ts';
import { type FuelLevyView, levyColumns } from './sql/fuel.ts';
import { type SurchargeView, surchargeColumns } from './sql/surcharges.ts';

type Listed<Row> = Promise<{ readonly rows: Row[]; readonly totalCount: number }>;
type OfCard = ListQuery & { readonly rateCardId?: string | undefined };

const cards: List = {
  fields: {
    id: { sql: 'c.id', type: 'uuid' },
    code: { sql: 'c.code', type: 'text' },
    name: { sql: 'c.name', type: 'text' },
    description: { sql: 'c.description', type: 'text' },
    isActive: { sql: 'c.is_active', type: 'boolean' },
    isDefault: { sql: 'c.is_default', type: 'boolean' },
    entityId: { sql: 'c.entity_id', type: 'uuid' },
    effectiveDate: { sql: 'c.effective_date', type: 'date' },
    creationTime: { sql: 'c.created_at', type: 'timestamptz' },
  },
  searched: ['code', 'name', 'description'],
  sorting: 'code',
  tieBreak: 'id',
};

type OfRoot = ListQuery & { readonly versionOf?: string | undefined };

/** The cards themselves, or the versions of one. */
export const cardsPage = (db: TenantDb, query: OfRoot): Listed<RateCardView> =>
  listPage(db, cards, query, {
    select: cardColumns,
    from: sql`rates.card c`,
    where: sql`c.version_of is not distinct from ${query.versionOf ?? null}::uuid`,
  });

const services: List = {
  fields: {
    id: { sql: 's.id', type: 'uuid' },
    rateCardId: { sql: 's.rate_card_id', type: 'uuid' },
    code: { sql: 's.code', type: 'text' },
    name: { sql: 's.name', type: 'text' },
    isAdditional: { sql: 's.is_additional', type: 'boolean' },
    isActive: { sql: 's.is_active', type: 'boolean' },
    minUnit: { sql: 's.min_unit', type: 'numeric' },
    creationTime: { sql: 's.created_at', type: 'timestamptz' },
  },
  searched: ['code', 'name'],
  sorting: 'isAdditional, code',
  tieBreak: 'id',
};

export const servicesPage = (db: TenantDb, query: OfCard): Listed<RateServiceView> =>
  listPage(db, services, query, {
    select: serviceColumns,
    from: sql`rates.service s`,
    where: ofCard('s', query.rateCardId),
  });

const zones: List = {
  fields: {
    id: { sql: 'z.id', type: 'uuid' },
    rateCardId: { sql: 'z.rate_card_id', type: 'uuid' },
    parentId: { sql: 'z.parent_id', type: 'uuid' },
    code: { sql: 'z.code', type: 'text' },
    isActive: { sql: 'z.is_active', type: 'boolean' },
    creationTime: { sql: 'z.created_at', type: 'timestamptz' },
  },
  searched: ['code'],
  sorting: 'code',
  tieBreak: 'id',
};

export const zonesPage = (db: TenantDb, query: OfCard): Listed<ZoneView> =>
  listPage(db, zones, query, {
    select: zoneColumns,
    from: sql`rates.zone z`,
    where: ofCard('z', query.rateCardId),
  });

const locations: List = {
  fields: {
    id: { sql: 'l.id', type: 'uuid' },
    postCode: { sql: 'l.post_code', type: 'text' },
    suburb: { sql: 'l.suburb', type: 'text' },
    countryCode: { sql: 'l.country_code', type: 'text' },
  },
  searched: ['postCode', 'suburb'],
  sorting: 'postCode, suburb',
  tieBreak: 'id',
};

type OfZone = ListQuery & { readonly zoneId?: string | undefined };

export const locationsPage = (db: TenantDb, query: OfZone): Listed<ZoneLocationView> =>
  listPage(db, locations, query, {
    select: locationColumns,
    from: sql`rates.zone_location l`,
    where: query.zoneId === undefined ? sql`true` : sql`l.zone_id = ${query.zoneId}`,
  });

const rates: List = {
  fields: {
    id: { sql: 'r.id', type: 'uuid' },
    fromZone: { sql: 'r.from_zone', type: 'text' },
    toZone: { sql: 'r.to_zone', type: 'text' },
    rateServiceId: { sql: 'r.rate_service_id', type: 'uuid' },
    calculationMethod: { sql: 'r.calculation_method', type: 'text' },
    reciprocal: { sql: 'r.reciprocal', type: 'boolean' },
    accumulative: { sql: 'r.accumulative', type: 'boolean' },
    minimum: { sql: 'r.minimum', type: 'numeric' },
    transitTime: { sql: 'r.transit_time', type: 'text' },
    effectiveDate: { sql: 'r.effective_date', type: 'date' },
    expireDate: { sql: 'r.expire_date', type: 'date' },
  },
  searched: ['fromZone', 'toZone'],
  sorting: 'fromZone, toZone, effectiveDate desc',
  tieBreak: 'id',
};

const levies: List = {
  fields: {
    id: { sql: 'l.id', type: 'uuid' },
    name: { sql: 'l.name', type: 'text' },
    percent: { sql: 'l.percent', type: 'numeric' },
    effectiveDate: { sql: 'l.effective_date', type: 'date' },
    expireDate: { sql: 'l.expire_date', type: 'date' },
    source: { sql: 'l.source', type: 'text' },
  },
  searched: ['name', 'source'],
  sorting: 'effectiveDate desc, name',
  tieBreak: 'id',
};

export const leviesPage = (db: TenantDb, query: ListQuery): Listed<FuelLevyView> =>
  listPage(db, levies, query, { select: levyColumns, from: sql`rates.fuel_levy l` });

const surcharges: List = {
  fields: {
    id: { sql: 's.id', type: 'uuid' },
    rateCardId: { sql: 's.rate_card_id', type: 'uuid' },
    code: { sql: 's.code', type: 'text' },
    name: { sql: 's.name', type: 'text' },
    calcMethod: { sql: 's.calc_method', type: 'text' },
    value: { sql: 's.value', type: 'numeric' },
    effectiveDate: { sql: 's.effective_date', type: 'date' },
    expireDate: { sql: 's.expire_date', type: 'date' },
    source: { sql: 's.source', type: 'text' },
  },
  searched: ['code', 'name', 'source'],
  sorting: 'code, effectiveDate desc',
  tieBreak: 'id',
};

export const surchargesPage = (db: TenantDb, query: OfCard): Listed<SurchargeView> =>
  listPage(db, surcharges, query, {
    select: surchargeColumns,
    from: sql`rates.surcharge s`,
    where: ofCard('s', query.rateCardId),
  });

type OfService = OfCard & { readonly rateServiceId?: string | undefined };

export const ratesPage = (db: TenantDb, query: OfService): Listed<RateView> =>
  listPage(db, rates, query, {
    select: rateColumns,
    from: sql`rates.rate r`,
    where:
      query.rateServiceId === undefined
        ? ofCard('r', query.rateCardId)
        : sql`${ofCard('r', query.rateCardId)} and r.rate_service_id = ${query.rateServiceId}`,
  });

const ofCard = (alias: string, rateCardId: string | undefined) =>
  rateCardId === undefined ? sql`true` : sql`${sql.ref(`${alias}.rate_card_id`)} = ${rateCardId}`;
