import type { AccountStatus } from '@waybill/contract/customers/customers/choices';
import { displayNameOf } from '@waybill/contract/customers/customers/display-name';
import { useMay } from '#shell/permissions.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { useChosenCustomer } from './use-customer-name.ts';

const message = {
  Pending: '{customer} is pending and may not book.',
  OnHold: '{customer} is on hold and may not book.',
  Suspended: '{customer} is suspended and may not book.',
  Closed: '{customer} is closed and may not book.',
} as const satisfies Record<Exclude<AccountStatus, 'Active'>, string>;

/** Warns in advance that bookings of this customer will be refused (decisions C-03). */
export function MayNotBook({ customerId }: { readonly customerId: number | null }) {
  const t = useTranslate();
  const customer = useChosenCustomer(customerId, useMay()('Customer.View'));
  const text = message[customer?.accountStatus as keyof typeof message];
  if (customer === undefined || text === undefined) return null;
  return <Banner tone="warning" title={t(text, { customer: displayNameOf(customer) })} />;
}
