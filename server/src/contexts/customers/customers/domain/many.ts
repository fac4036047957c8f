import type { AccountStatus } from '@waybill/contract/customers/customers/choices';
import { customersProblems } from '@waybill/contract/customers/problems';

/** What many customers are given; what is undefined stays as it is. */
export type ManyChange = {
  readonly accountManager: string | null | undefined;
  readonly accountStatus: AccountStatus | undefined;
};

type Known = {
  readonly account_manager: string | null;
  readonly account_status: AccountStatus;
};

/** What becomes of a customer: it is changed, has it already, or is not there. */
export function outcomeOf(known: Known | undefined, change: ManyChange) {
  const outcome = (status: 'Success' | 'Failed' | 'Skipped', message: string | null) => ({
    status,
    value: null,
    message,
  });
  if (known === undefined) return outcome('Failed', customersProblems.CustomerNotFound.message);
  const { accountManager: manager, accountStatus: status } = change;
  const isSame =
    (manager === undefined || manager === known.account_manager) &&
    (status === undefined || status === known.account_status);
  return isSame ? outcome('Skipped', 'No change needed.') : outcome('Success', null);
}
