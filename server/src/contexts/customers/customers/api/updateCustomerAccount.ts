import * as contract from '@waybill/contract/customers/endpoints';
import { customersProblems } from '@waybill/contract/customers/problems';
import { notValid, notValidField, Problem } from '@waybill/contract/problem';
import { insistOnPicture } from '#platform/files/assets.ts';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { accountFaults, accountFields } from '../domain/account-to-save.ts';
import { saveAccount } from '../sql/customer.ts';
import { withState } from '../state-of-place.ts';

export const updateCustomerAccount = handle(
  contract.updateCustomerAccount,
  async ({ input, actor, db }) => {
    const id = actor.customerId ?? input.id;
    if (id === undefined) throw notValidField('id', 'Please choose a customer');
    const faults = accountFaults(input);
    if (faults.length > 0) throw notValid(...faults);
    await insistOnPicture(db, 'customerLogo', input.customerLogo);
    const saved = await saveAccount(db, id, await withState(db, accountFields(input)));
    if (saved === 0) throw new Problem(customersProblems.CustomerNotFound);
    publish(db, 'customer.saved', { id, customerId: id });
    return null;
  },
);
