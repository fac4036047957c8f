import * as contract from '@waybill/contract/customers/endpoints';
import { customersProblems } from '@waybill/contract/customers/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { removeReference } from '../sql/references.ts';
import { tell } from '../told.ts';

export const deleteReference = handle(contract.deleteReference, async ({ input, db }) => {
  const removed = found(
    await removeReference(db, input.id),
    customersProblems.ReferenceNotFound,
    input,
  );
  await tell(db, 'customer.bookChanged', removed.customer_id);
  return null;
});
