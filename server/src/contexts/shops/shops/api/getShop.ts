import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/shops/endpoints';
import { shopsProblems } from '@waybill/contract/shops/problems';
import { customerCard } from '#contexts/customers/public.ts';
import { handle } from '#platform/context.ts';
import { requirePermission } from '#platform/http/actor.ts';
import { listedShop } from '../lists.ts';
import { toShop } from '../mappers.ts';

export const getShop = handle(contract.getShop, async ({ input, actor, db, now }) => {
  requirePermission(actor, 'Customer.Company');
  const row = found(await listedShop(db, input.id, now), shopsProblems.ShopNotFound);
  const customer = await customerCard(db, row.customer_id);
  return { shop: toShop(row, customer?.displayName ?? '') };
});
