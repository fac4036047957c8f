import type { ShopRate } from '@waybill/contract/shops/rates/shapes';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

export type LastRates = { readonly rates: readonly ShopRate[]; readonly priced_at: Date };

/** Returns the last prices of a basket. */
export const lastRates = (
  db: TenantDb,
  shopId: number,
  basketHash: Buffer,
): Promise<LastRates | undefined> =>
  db.maybeOne(sql<LastRates>`
    select rates, priced_at from shops.rate_result
    where shop_id = ${shopId} and basket_hash = ${basketHash}
  `);

export const saveRates = (
  db: TenantDb,
  shop: { readonly id: number; readonly customer_id: number },
  saved: { readonly basketHash: Buffer; readonly rates: readonly ShopRate[]; readonly now: Date },
): Promise<number> =>
  db.run(sql`
    insert into shops.rate_result (tenant_id, shop_id, customer_id, basket_hash, rates, priced_at)
    values (
      ${db.scope.tenantId}, ${shop.id}, ${shop.customer_id}, ${saved.basketHash},
      ${JSON.stringify(saved.rates)}::jsonb, ${saved.now}
    )
    on conflict (tenant_id, shop_id, basket_hash)
    do update set rates = excluded.rates, priced_at = excluded.priced_at
  `);

export const forgetRates = (db: TenantDb, before: Date): Promise<number> =>
  db.run(sql`delete from shops.rate_result where priced_at < ${before}`);
