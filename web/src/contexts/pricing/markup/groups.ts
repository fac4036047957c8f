import { customerTypes } from '@waybill/contract/customers/customers/choices';
import { markUpTypes } from '@waybill/contract/pricing/shapes';

/** The five customer groups of the API (decisions B-28), with their labels. */
export const groups = [
  { id: 'default', label: 'Default', key: 'carrierAccounts', markUpType: markUpTypes.default },
  {
    id: 'account',
    label: 'Account',
    key: 'accountCarrierAccounts',
    markUpType: markUpTypes.account,
  },
  { id: 'payg', label: 'Pay as you go', key: 'paygCarrierAccounts', markUpType: markUpTypes.payg },
  { id: 'guest', label: 'Guest', key: 'guestCarrierAccounts', markUpType: markUpTypes.guest },
  {
    id: 'prepaid',
    label: 'Prepaid',
    key: 'prePaidCarrierAccounts',
    markUpType: markUpTypes.prepaid,
  },
] as const;

export type Group = (typeof groups)[number];

const groupIds = {
  Account: 'account',
  PayAsYouGo: 'payg',
  PrePaid: 'prepaid',
  Guest: 'guest',
} as const satisfies Record<(typeof customerTypes)[number], Group['id']>;

/** Returns the group of a customer type. */
export function groupOfCustomer(type: string | undefined): Group | undefined {
  const known = customerTypes.find((each) => each === type);
  return known && groups.find(({ id }) => id === groupIds[known]);
}
