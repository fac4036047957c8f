import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/shops/endpoints';
import { shopsProblems } from '@waybill/contract/shops/problems';
import { handle } from '#platform/context.ts';
import { requirePermission } from '#platform/http/actor.ts';
import { toBox } from '../mappers.ts';
import { box } from '../sql.ts';

export const getBoxForEdit = handle(contract.getBoxForEdit, async ({ input, actor, db }) => {
  requirePermission(actor, 'Customer.Company');
  return { box: toBox(found(await box(db, input.id), shopsProblems.BoxNotFound)) };
});
