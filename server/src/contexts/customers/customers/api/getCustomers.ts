import * as contract from '@waybill/contract/customers/endpoints';
import { handle } from '#platform/context.ts';
import { insist } from '#platform/http/actor.ts';
import { visibilityOf, whoseRows } from '../domain/whose.ts';
import { toCustomer } from '../domain/mappers.ts';
import { customersPage } from '../lists.ts';

export const getCustomers = handle(contract.getCustomers, async ({ input, actor, db }) => {
  insist(actor, 'Customer.View');
  const query = { ...input, customerId: whoseRows(actor, input) };
  const page = await customersPage(db, query, visibilityOf(actor));
  return { items: page.rows.map(toCustomer), totalCount: page.totalCount };
});
