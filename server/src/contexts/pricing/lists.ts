import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { List } from '#platform/lists/declaration.ts';
import { type ListAsked, listPage } from '#platform/lists/list.ts';
import { type PromoRow, promoColumns } from './sql/promo.ts';

const promos: List = {
  fields: {
    id: { sql: 'id', type: 'bigint' },
    code: { sql: 'code', type: 'text' },
    isActive: { sql: 'is_active', type: 'boolean' },
    startDate: { sql: 'start_date', type: 'date' },
    endDate: { sql: 'end_date', type: 'date' },
    'rate.calcMethod': { sql: 'calc_method', type: 'text' },
    'rate.value': { sql: 'value', type: 'numeric' },
    used: { sql: 'used', type: 'integer' },
    creationTime: { sql: 'created_at', type: 'timestamptz' },
  },
  searched: ['code'],
  sorting: 'creationTime desc',
  tieBreak: 'id',
};

export const promosPage = (db: TenantDb, asked: ListAsked) =>
  listPage(db, promos, asked, {
    select: sql<PromoRow>`${promoColumns}`,
    from: sql`pricing.promo_code`,
  });
