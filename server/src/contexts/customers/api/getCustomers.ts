import * as contract from '@waybill/contract/customers/endpoints';
import { handle } from '#platform/context.ts';
import { insist } from '#platform/http/actor.ts';
import { sightOf, whoseRows } from '../domain/whose.ts';
import { customerOnWire } from '../domain/wire.ts';
import { customersPage } from '../lists.ts';

export const getCustomers = handle(contract.getCustomers, async ({ input, actor, db }) => {
  insist(actor, 'Customer.View');
  const asked = { ...input, customerId: whoseRows(actor, input) };
  const page = await customersPage(db, asked, sightOf(actor));
  return { items: page.rows.map(customerOnWire), totalCount: page.totalCount };
});
