import type { AccountStatus } from '@waybill/contract/customers/customers/choices';
import { customersProblems } from '@waybill/contract/customers/problems';

/** The values to set on many customers; undefined leaves a value unchanged. */
export type ManyChange = {
  readonly accountManager: string | null | undefined;
  readonly accountStatus: AccountStatus | undefined;
};

type Known = {
  readonly account_manager: string | null;
  readonly account_status: AccountStatus;
};

/** Returns the outcome for a customer: changed, unchanged or not found. */
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
