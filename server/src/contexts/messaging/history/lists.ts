import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { List } from '#platform/lists/declaration.ts';
import { type ListQuery, listPage, type RowPage } from '#platform/lists/list.ts';

export type ChangeRow = {
  readonly entity_type: string;
  readonly entity_id: string;
  readonly change_type: string;
  readonly changes: readonly {
    readonly property: string;
    readonly before: string | null;
    readonly after: string | null;
  }[];
  readonly user_id: number | null;
  readonly impersonator_id: number | null;
  readonly at: Date;
};

const text = (column: string) => ({ sql: column, type: 'text' }) as const;

const changes: List = {
  fields: {
    entitytype: text('entity_type'),
    entityid: text('entity_id'),
    changetype: text('change_type'),
    customerid: { sql: 'customer_id', type: 'bigint' },
    changetime: { sql: 'at', type: 'timestamptz' },
    id: { sql: 'id', type: 'bigint' },
  },
  searched: ['entitytype', 'entityid'],
  sorting: 'changetime desc',
  tieBreak: 'id',
};

export type HistoryQuery = ListQuery & {
  readonly entityid?: string | undefined;
  readonly entitytype?: string | undefined;
};

/** Returns changes of records of these types: for customers only their own, never the staff's. */
export const changeRows = (
  db: TenantDb,
  kinds: readonly string[],
  query: HistoryQuery,
): Promise<RowPage<ChangeRow>> =>
  listPage(db, changes, {
    query,
    select: sql<ChangeRow>`
      entity_type, entity_id, change_type, platform.listed_changes(entity_change) as changes,
      user_id, impersonator_id, at
    `,
    from: sql`platform.entity_change`,
    where: sql`
      platform.sees_customer(customer_id) and entity_type = any (${kinds}::text[])
      and (${query.entityid ?? null}::text is null or entity_id = ${query.entityid ?? null})
      and (${query.entitytype ?? null}::text is null or entity_type = ${query.entitytype ?? null})
    `,
  });
