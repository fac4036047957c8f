import { found, notValidField } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/shops/endpoints';
import { shopsProblems } from '@waybill/contract/shops/problems';
import type { OrderRule, RuleCondition } from '@waybill/contract/shops/rules/shapes';
import { knownAccounts } from '#contexts/carriers/public.ts';
import { handle } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { publish } from '#platform/events.ts';
import { queueRecheck } from '../../imports/queue.ts';
import { lockShop } from '../../shops/sql.ts';
import { setRules } from '../sql.ts';

export const saveOrderRules = handle(
  contract.saveOrderRules,
  async ({ input: { shopId, rules }, db }) => {
    const row = found(await lockShop(db, shopId), shopsProblems.ShopNotFound);
    await insistServices(db, rules);
    await setRules(db, row.id, rules);
    await queueRecheck(db, row.id);
    publish(db, 'shop.saved', { id: row.id, customerId: row.customer_id });
    return null;
  },
);

/** @throws {Problem} NotValid where a rule chooses no known service, or compares no number */
async function insistServices(db: TenantDb, rules: readonly OrderRule[]): Promise<void> {
  const known = await knownAccounts(
    db,
    rules.flatMap(({ carrierAccountId }) => carrierAccountId ?? []),
  );
  for (const [at, rule] of rules.entries()) {
    const { action, carrierAccountId, serviceCode } = rule;
    insistNumber(rule, `rules[${at}]`);
    for (const [nth, one] of rule.furtherConditions.entries())
      insistNumber(one, `rules[${at}].furtherConditions[${nth}]`);
    if (action !== 'Service') continue;
    if (carrierAccountId === null || !known.has(carrierAccountId)) {
      throw notValidField(`rules[${at}].carrierAccountId`, 'Please choose a carrier');
    }
    if (!serviceCode) throw notValidField(`rules[${at}].serviceCode`, 'Please choose a service');
  }
}

function insistNumber({ operator, value }: RuleCondition, path: string): void {
  const isNumber = operator === 'AtLeast' || operator === 'AtMost';
  if (isNumber && !Number.isFinite(Number(value))) {
    throw notValidField(`${path}.value`, 'Please enter a number');
  }
}
