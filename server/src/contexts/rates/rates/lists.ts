import { sql } from 'kysely';
import { listPage, type RowPage } from '#platform/lists/list.ts';
import type { List } from '#platform/lists/declaration.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { rateColumns, type RateView } from '../cards/sql/views.ts';
import type { OfCard } from '../cards/lists.ts';

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

type OfService = OfCard & { readonly rateServiceId?: string | undefined };

export const ratesPage = (db: TenantDb, query: OfService): Promise<RowPage<RateView>> =>
  listPage(db, rates, {
    query,
    select: rateColumns,
    from: sql`rates.rate r`,
    where:
      query.rateServiceId === undefined
        ? ofCard('r', query.rateCardId)
        : sql`${ofCard('r', query.rateCardId)} and r.rate_service_id = ${query.rateServiceId}`,
  });

const ofCard = (alias: string, rateCardId: string | undefined) =>
  rateCardId === undefined ? sql`true` : sql`${sql.ref(`${alias}.rate_card_id`)} = ${rateCardId}`;
