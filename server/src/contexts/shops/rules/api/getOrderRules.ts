import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/shops/endpoints';
import { shopsProblems } from '@waybill/contract/shops/problems';
import { handle } from '#platform/context.ts';
import { shop } from '../../shops/sql.ts';
import { rulesOfShop } from '../sql.ts';

export const getOrderRules = handle(contract.getOrderRules, async ({ input, db }) => {
  const { id } = found(await shop(db, input.shopId), shopsProblems.ShopNotFound);
  return { shopId: id, rules: [...(await rulesOfShop(db, id))] };
});
