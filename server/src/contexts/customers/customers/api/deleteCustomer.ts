import * as contract from '@waybill/contract/customers/endpoints';
import { customersProblems } from '@waybill/contract/customers/problems';
import { found, Problem } from '@waybill/contract/problem';
import { deactivateUsersOf } from '#contexts/identity/public.ts';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { removeCustomer } from '../sql/customer.ts';
import { lockExposures } from '../../credit/sql.ts';

export const deleteCustomer = handle(
  contract.deleteCustomer,
  async ({ input: { id }, db, now }) => {
    const { CustomerNotFound, CustomerInUse } = customersProblems;
    // The exposure is what is booked but not yet paid (decisions C-09, C-18).
    const [standing] = await lockExposures(db, [id]);
    if (found(standing, CustomerNotFound, { id }).exposure_minor !== 0)
      throw new Problem(CustomerInUse);
    const removed = await removeCustomer(db, id, now);
    if (removed === 0) throw new Problem(CustomerNotFound);
    await deactivateUsersOf(db, id);
    publish(db, 'customer.deleted', { id, customerId: id });
    return null;
  },
);
