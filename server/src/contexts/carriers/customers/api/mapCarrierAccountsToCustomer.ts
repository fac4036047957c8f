import { sentence } from '@waybill/contract/sentence';
import * as contract from '@waybill/contract/carriers/endpoints';
import { customersProblems } from '@waybill/contract/customers/problems';
import { found, notValid } from '@waybill/contract/problem';
import { customerCard } from '#contexts/customers/public.ts';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import * as rows from '../../accounts/sql.ts';

export const mapCarrierAccountsToCustomer = handle(
  contract.mapCarrierAccountsToCustomer,
  async ({ input: { customerId, carrierAccountIds }, db }) => {
    found(await customerCard(db, customerId), customersProblems.CustomerNotFound, { customerId });
    const known = await rows.knownAccounts(db, carrierAccountIds);
    const faults = carrierAccountIds.flatMap((id, at) =>
      known.has(id)
        ? []
        : [
            {
              message: sentence('There is no carrier account {account}.', { account: id }),
              members: [`carrierAccountIds[${at}]`],
            },
          ],
    );
    if (faults.length > 0) throw notValid(...faults);
    await rows.mapAccounts(db, customerId, carrierAccountIds);
    publish(db, 'carrierAccount.saved', { id: customerId, customerId });
    return null;
  },
);
