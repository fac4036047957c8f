import { displayNameOf } from '@waybill/contract/customers/customers/display-name';
import { customerKeyFilter } from '#contexts/customers/links/customer-filter.ts';
import { useCustomers } from '../calls.ts';

/** The customer of an id as the list knows it; undefined while nobody is chosen. */
export function useChosenCustomer(customerId: number | null, enabled = true) {
  const { data } = useCustomers(
    { filter: customerKeyFilter({ id: customerId ?? 0 }), maxResultCount: 1 },
    { enabled: customerId !== null && enabled },
  );
  return customerId === null ? undefined : data?.items[0];
}

type Chosen = { readonly customerId: number | null; readonly isOwn: boolean };

/** What the chosen customer is called; undefined while nobody is chosen. */
export function useCustomerName({ customerId, isOwn }: Chosen): string | undefined {
  const customer = useChosenCustomer(customerId, !isOwn);
  return customer && displayNameOf(customer);
}
