import { sql } from 'kysely';
import { listPage, type RowPage } from '#platform/lists/list.ts';
import type { List } from '#platform/lists/declaration.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { type RateServiceView, serviceColumns } from '../cards/sql/views.ts';
import type { OfCard } from '../cards/lists.ts';

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

export const servicesPage = (db: TenantDb, query: OfCard): Promise<RowPage<RateServiceView>> =>
  listPage(db, services, {
    query,
    select: serviceColumns,
    from: sql`rates.service s`,
    where: ofCard('s', query.rateCardId),
  });

const ofCard = (alias: string, rateCardId: string | undefined) =>
  rateCardId === undefined ? sql`true` : sql`${sql.ref(`${alias}.rate_card_id`)} = ${rateCardId}`;
