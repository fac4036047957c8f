import * as contract from '@waybill/contract/customers/endpoints';
import { customersProblems } from '@waybill/contract/customers/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { isStaff } from '#platform/http/actor.ts';
import { customerDetail } from '../detail.ts';
import { visibilityOf } from '../domain/whose.ts';

export const getCustomerForEdit = handle(
  contract.getCustomerForEdit,
  async ({ input, actor, db }) => {
    const visibility = { withNotes: isStaff(actor), ...visibilityOf(actor) };
    const detail = await customerDetail(db, input.id, visibility);
    return found(detail, customersProblems.CustomerNotFound, input);
  },
);
