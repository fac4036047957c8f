import * as contract from '@waybill/contract/customers/endpoints';
import { customersProblems } from '@waybill/contract/customers/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { removeProduct } from '../sql/products.ts';
import { tell } from '../told.ts';

export const deleteProduct = handle(contract.deleteProduct, async ({ input, db }) => {
  const removed = found(
    await removeProduct(db, input.id),
    customersProblems.ProductNotFound,
    input,
  );
  await tell(db, 'customer.bookChanged', removed.customer_id);
  return null;
});
