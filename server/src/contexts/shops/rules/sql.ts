import type { OrderRule } from '@waybill/contract/shops/rules/shapes';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

export const rulesOfShop = async (db: TenantDb, shopId: number): Promise<readonly OrderRule[]> =>
  (
    await db.maybeOne(sql<{ order_rules: readonly OrderRule[] }>`
      select order_rules from shops.shop where id = ${shopId}
    `)
  )?.order_rules ?? [];

export const setRules = (
  db: TenantDb,
  shopId: number,
  rules: readonly OrderRule[],
): Promise<number> =>
  db.run(sql`
    update shops.shop set order_rules = ${JSON.stringify(rules)}::jsonb where id = ${shopId}
  `);
