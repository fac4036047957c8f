import type { OrderRule } from '@waybill/contract/shops/rules/shapes';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

/** Rules that were saved before they could have further conditions have no such member. */
type StoredRule = Omit<OrderRule, 'furtherConditions'> &
  Partial<Pick<OrderRule, 'furtherConditions'>>;

export async function rulesOfShop(db: TenantDb, shopId: number): Promise<readonly OrderRule[]> {
  const row = await db.maybeOne(sql<{ order_rules: readonly StoredRule[] }>`
    select order_rules from shops.shop where id = ${shopId}
  `);
  return (row?.order_rules ?? []).map((rule) => ({ furtherConditions: [], ...rule }));
}

export const setRules = (
  db: TenantDb,
  shopId: number,
  rules: readonly OrderRule[],
): Promise<number> =>
  db.run(sql`
    update shops.shop set order_rules = ${JSON.stringify(rules)}::jsonb where id = ${shopId}
  `);
