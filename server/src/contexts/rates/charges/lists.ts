import { sql } from 'kysely';
import { listPage, type ListQuery, type RowPage } from '#platform/lists/list.ts';
import type { List } from '#platform/lists/declaration.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { OfCard } from '../cards/lists.ts';
import { surchargeColumns, type SurchargeView } from './sql/surcharges.ts';
import { type FuelLevyView, levyColumns } from './sql/fuel.ts';

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

export const leviesPage = (db: TenantDb, query: ListQuery): Promise<RowPage<FuelLevyView>> =>
  listPage(db, levies, { query, select: levyColumns, from: sql`rates.fuel_levy l` });

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

export const surchargesPage = (db: TenantDb, query: OfCard): Promise<RowPage<SurchargeView>> =>
  listPage(db, surcharges, {
    query,
    select: surchargeColumns,
    from: sql`rates.surcharge s`,
    where: ofCard('s', query.rateCardId),
  });

const ofCard = (alias: string, rateCardId: string | undefined) =>
  rateCardId === undefined ? sql`true` : sql`${sql.ref(`${alias}.rate_card_id`)} = ${rateCardId}`;
