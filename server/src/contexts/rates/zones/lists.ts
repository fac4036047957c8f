import { sql } from 'kysely';
import { listPage, type ListQuery, type RowPage } from '#platform/lists/list.ts';
import type { List } from '#platform/lists/declaration.ts';
import type { TenantDb } from '#platform/db/database.ts';
import {
  locationColumns,
  zoneColumns,
  type ZoneLocationView,
  type ZoneView,
} from '../cards/sql/views.ts';
import type { OfCard } from '../cards/lists.ts';

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

export const zonesPage = (db: TenantDb, query: OfCard): Promise<RowPage<ZoneView>> =>
  listPage(db, zones, {
    query,
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

export const locationsPage = (db: TenantDb, query: OfZone): Promise<RowPage<ZoneLocationView>> =>
  listPage(db, locations, {
    query,
    select: locationColumns,
    from: sql`rates.zone_location l`,
    where: query.zoneId === undefined ? sql`true` : sql`l.zone_id = ${query.zoneId}`,
  });

const ofCard = (alias: string, rateCardId: string | undefined) =>
  rateCardId === undefined ? sql`true` : sql`${sql.ref(`${alias}.rate_card_id`)} = ${rateCardId}`;
