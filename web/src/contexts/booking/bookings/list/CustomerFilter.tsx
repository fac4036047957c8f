import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import { displayNameOf } from '@waybill/contract/customers/customers/display-name';
import { customerKeyFilter } from '#contexts/customers/links/customer-filter.ts';
import { lazyLayer } from '#ui/lazy-layer.ts';
import { PickerButton } from '#ui/PickerButton.tsx';
import { LazyTrigger } from '#ui/LazyTrigger.tsx';
import { useCustomers } from '../calls.ts';

type Found = NonNullable<ReturnType<typeof useCustomers>['data']>;
export type FilterCustomer = Found['items'][number];
type CustomerFilterProps = {
  readonly value: number | undefined;
  readonly onChange: (id: number | undefined) => void;
  /** The text while nobody is chosen; by default, that all customers are shown. */
  readonly nothingChosen?: PlatformText;
};

/** Narrows a list to one customer; the search is fetched when it is first wanted. */
export function CustomerFilter({ value, onChange, nothingChosen }: CustomerFilterProps) {
  const found = useCustomers(
    { filter: customerKeyFilter({ id: value ?? 0 }), maxResultCount: 1 },
    { enabled: value !== undefined },
  );
  const [customer] = value === undefined ? [] : (found.data?.items ?? []);
  const chosen = customer ? optionOf(customer) : null;
  const empty = nothingChosen ?? 'Any customer';
  return (
    <div className="w-full sm:w-52">
      <LazyTrigger
        layer={layer}
        opens="listbox"
        more={{ chosen, onChange, nothingChosen: empty }}
        trigger={<PickerButton label="Customer" chosen={chosen?.label} nothingChosen={empty} />}
      />
    </div>
  );
}

const layer = lazyLayer(async () => (await import('./CustomerSearch.tsx')).CustomerSearch);

export const optionOf = (customer: FilterCustomer) => ({
  id: String(customer.id),
  value: customer,
  label: `${displayNameOf(customer)} (${customer.code})`,
});
