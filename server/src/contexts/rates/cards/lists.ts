import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { List } from '#platform/lists/declaration.ts';
import { type ListQuery, listPage, type RowPage } from '#platform/lists/list.ts';
import { cardColumns, type RateCardView } from './sql/views.ts';

export type OfCard = ListQuery & { readonly rateCardId?: string | undefined };

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

/** Returns cards, or the versions of one card. */
export const cardsPage = (db: TenantDb, query: OfRoot): Promise<RowPage<RateCardView>> =>
  listPage(db, cards, {
    query,
    select: cardColumns,
    from: sql`rates.card c`,
    where: sql`c.version_of is not distinct from ${query.versionOf ?? null}::uuid`,
  });
