import * as contract from '@waybill/contract/carriers/endpoints';
import { carriersProblems } from '@waybill/contract/carriers/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { mapToAllCustomers, sharedAccount } from '../sql.ts';

export const mapAccountToAllCustomers = handle(
  contract.mapCarrierAccountToAllCustomers,
  async ({ input: { carrierAccountId: id }, db }) => {
    found(await sharedAccount(db, id), carriersProblems.CarrierAccountNotFound, { id });
    const count = await mapToAllCustomers(db, id);
    publish(db, 'carrierAccount.saved', { id, customerId: null });
    return { count };
  },
);
