import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { List } from '#platform/lists/declaration.ts';
import { type ListQuery, listPage } from '#platform/lists/list.ts';
import { type PromoRow, promoColumns } from './sql.ts';

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

export const promosPage = (db: TenantDb, query: ListQuery) =>
  listPage(db, promos, {
    query,
    select: sql<PromoRow>`${promoColumns}`,
    from: sql`pricing.promo_code`,
  });

const uses: List = {
  fields: {
    bookingId: { sql: 'booking_id', type: 'bigint' },
    promoCodeId: { sql: 'promo_code_id', type: 'bigint' },
    customerId: { sql: 'customer_id', type: 'bigint' },
    at: { sql: 'at', type: 'timestamptz' },
  },
  searched: [],
  sorting: 'at desc',
  tieBreak: 'bookingId',
};

type PromoUse = {
  readonly bookingId: number;
  readonly promoCodeId: number;
  readonly customerId: number;
  readonly at: Date;
};

/** Lists the bookings that use one promo code, or any. */
export const promoUsesPage = (db: TenantDb, query: ListQuery, promoCodeId: number | null) =>
  listPage(db, uses, {
    query,
    select: sql<PromoUse>`
      booking_id as "bookingId", promo_code_id as "promoCodeId", customer_id as "customerId", at
    `,
    from: sql`pricing.promo_use`,
    where: sql`(${promoCodeId}::bigint is null or promo_code_id = ${promoCodeId}::bigint)`,
  });
