import * as contract from '@waybill/contract/customers/endpoints';
import { handle } from '#platform/context.ts';
import { requirePermission } from '#platform/http/actor.ts';
import { toProduct } from '../../address-book/domain/book.ts';
import { whoseRows } from '../../customers/domain/whose.ts';
import { productsPage } from '../lists.ts';

export const getProducts = handle(contract.getProducts, async ({ input, actor, db }) => {
  requirePermission(actor, 'Customer.View');
  const page = await productsPage(db, { ...input, customerId: whoseRows(actor, input) });
  return { items: page.rows.map(toProduct), totalCount: page.totalCount };
});
