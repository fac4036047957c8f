import type { ShopRate } from '@waybill/contract/shops/rates/shapes';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

export type Answer = { readonly rates: readonly ShopRate[]; readonly priced_at: Date };

/** The prices last given for a basket. */
export const lastAnswer = (
  db: TenantDb,
  shopId: number,
  basketHash: Buffer,
): Promise<Answer | undefined> =>
  db.maybeOne(sql<Answer>`
    select rates, priced_at from shops.rate_answer
    where shop_id = ${shopId} and basket_hash = ${basketHash}
  `);

export const saveAnswer = (
  db: TenantDb,
  shop: { readonly id: number; readonly customer_id: number },
  answer: { readonly basketHash: Buffer; readonly rates: readonly ShopRate[]; readonly now: Date },
): Promise<number> =>
  db.run(sql`
    insert into shops.rate_answer (tenant_id, shop_id, customer_id, basket_hash, rates, priced_at)
    values (
      ${db.scope.tenantId}, ${shop.id}, ${shop.customer_id}, ${answer.basketHash},
      ${JSON.stringify(answer.rates)}::jsonb, ${answer.now}
    )
    on conflict (tenant_id, shop_id, basket_hash)
    do update set rates = excluded.rates, priced_at = excluded.priced_at
  `);

export const forgetAnswers = (db: TenantDb, before: Date): Promise<number> =>
  db.run(sql`delete from shops.rate_answer where priced_at < ${before}`);
