import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

/** Records a webhook; returns 0 if it was received before. */
export const addReceived = (
  db: TenantDb,
  shop: { readonly id: number; readonly customer_id: number },
  received: { readonly bodyHash: Buffer; readonly now: Date },
): Promise<number> =>
  db.run(sql`
    insert into shops.received_webhook (tenant_id, shop_id, customer_id, body_hash, received_at)
    values (
      ${db.scope.tenantId}, ${shop.id}, ${shop.customer_id}, ${received.bodyHash}, ${received.now}
    )
    on conflict do nothing
  `);

export const forgetWebhooks = (db: TenantDb, before: Date): Promise<number> =>
  db.run(sql`delete from shops.received_webhook where received_at < ${before}`);
