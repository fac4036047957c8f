import { displayNameOf } from '@waybill/contract/customers/display-name';
import { customerKeyFilter } from '#contexts/customers/links/customer-filter.ts';
import { useCustomers } from '../calls.ts';

type Chosen = { readonly customerId: number | null; readonly isOwn: boolean };

/** What the chosen customer is called; undefined while nobody is chosen. */
export function useCustomerName({ customerId, isOwn }: Chosen): string | undefined {
  const { data } = useCustomers(
    { filter: customerKeyFilter({ id: customerId ?? 0 }), maxResultCount: 1 },
    { enabled: customerId !== null && !isOwn },
  );
  const [customer] = customerId === null ? [] : (data?.items ?? []);
  return customer && displayNameOf(customer);
}
