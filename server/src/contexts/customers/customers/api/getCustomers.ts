import * as contract from '@waybill/contract/customers/endpoints';
import { handle } from '#platform/context.ts';
import { requirePermission } from '#platform/http/actor.ts';
import { visibilityOf, whoseRows } from '../domain/whose.ts';
import { toCustomer } from '../domain/mappers.ts';
import { customersPage } from '../lists.ts';

export const getCustomers = handle(contract.getCustomers, async ({ input, actor, db }) => {
  requirePermission(actor, 'Customer.View');
  const query = { ...input, customerId: whoseRows(actor, input) };
  const page = await customersPage(db, query, visibilityOf(actor));
  return { items: page.rows.map(toCustomer), totalCount: page.totalCount };
});
