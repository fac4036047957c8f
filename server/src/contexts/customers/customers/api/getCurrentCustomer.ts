import * as contract from '@waybill/contract/customers/endpoints';
import { customersProblems } from '@waybill/contract/customers/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { customerDetail } from '../detail.ts';
import { visibilityOf } from '../domain/whose.ts';

export const getCurrentCustomer = handle(contract.getCurrentCustomer, async ({ actor, db }) => {
  const id = found(actor.customerId, customersProblems.NoOwnCustomer);
  const detail = await customerDetail(db, id, { withNotes: false, ...visibilityOf(actor) });
  return found(detail, customersProblems.NoOwnCustomer);
});
