import * as contract from '@waybill/contract/customers/endpoints';
import { customersProblems } from '@waybill/contract/customers/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { removeAddress } from '../sql/addresses.ts';
import { tell } from '../told.ts';

export const deleteFrequentAddress = handle(
  contract.deleteFrequentAddress,
  async ({ input, db }) => {
    const removed = found(
      await removeAddress(db, input.id),
      customersProblems.AddressNotFound,
      input,
    );
    await tell(db, 'customer.bookChanged', removed.customer_id);
    return null;
  },
);
