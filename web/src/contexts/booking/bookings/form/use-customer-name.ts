import { displayNameOf } from '@waybill/contract/customers/customers/display-name';
import { customerKeyFilter } from '#contexts/customers/links/customer-filter.ts';
import { useCustomers } from '../calls.ts';

/** Queries a customer by id; undefined while none is chosen. */
export function useChosenCustomer(customerId: number | null, enabled = true) {
  const { data } = useCustomers(
    { filter: customerKeyFilter({ id: customerId ?? 0 }), maxResultCount: 1 },
    { enabled: customerId !== null && enabled },
  );
  return customerId === null ? undefined : data?.items[0];
}

type Chosen = { readonly customerId: number | null; readonly isOwn: boolean };

/** Returns the name of the chosen customer; undefined while none is chosen. */
export function useCustomerName({ customerId, isOwn }: Chosen): string | undefined {
  const customer = useChosenCustomer(customerId, !isOwn);
  return customer && displayNameOf(customer);
}
