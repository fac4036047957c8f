import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { List } from '#platform/lists/declaration.ts';
import { type ListQuery, listPage, type RowPage } from '#platform/lists/list.ts';
import { deliveryColumns, type DeliveryRow, webhookColumns, type WebhookRow } from './sql/rows.ts';

const webhooks: List = {
  fields: {
    id: { sql: 'id', type: 'bigint' },
    url: { sql: 'url', type: 'text' },
    description: { sql: 'description', type: 'text' },
    isActive: { sql: 'is_active', type: 'boolean' },
    creationTime: { sql: 'created_at', type: 'timestamptz' },
  },
  searched: ['url', 'description'],
  sorting: 'creationTime desc',
  tieBreak: 'id',
};

const deliveries: List = {
  fields: {
    id: { sql: 'id', type: 'uuid' },
    event: { sql: 'event', type: 'text' },
    status: { sql: 'status', type: 'text' },
    responseStatus: { sql: 'response_status', type: 'integer' },
    creationTime: { sql: 'created_at', type: 'timestamptz' },
  },
  searched: ['event', 'status'],
  sorting: 'creationTime desc',
  tieBreak: 'id',
};

export const webhooksPage = (db: TenantDb, query: ListQuery): Promise<RowPage<WebhookRow>> =>
  listPage(db, webhooks, {
    query,
    select: sql<WebhookRow>`${webhookColumns}`,
    from: sql`webhooks.webhook`,
  });

export const deliveriesPage = (
  db: TenantDb,
  webhookId: number | null,
  query: ListQuery,
): Promise<RowPage<DeliveryRow>> =>
  listPage(db, deliveries, {
    query,
    select: sql<DeliveryRow>`${deliveryColumns}`,
    from: sql`webhooks.delivery`,
    where: webhookId === null ? sql`true` : sql`webhook_id = ${webhookId}`,
  });
