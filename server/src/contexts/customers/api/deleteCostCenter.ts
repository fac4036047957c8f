import * as contract from '@waybill/contract/customers/endpoints';
import { customersProblems } from '@waybill/contract/customers/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { removeCostCenter } from '../sql/cost-centers.ts';
import { tell } from '../told.ts';

export const deleteCostCenter = handle(contract.deleteCostCenter, async ({ input, db }) => {
  const removed = found(
    await removeCostCenter(db, input.id),
    customersProblems.CostCenterNotFound,
    input,
  );
  await tell(db, 'customer.bookChanged', removed.customer_id);
  return null;
});
