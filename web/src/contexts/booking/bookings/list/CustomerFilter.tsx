import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import { displayNameOf } from '@waybill/contract/customers/customers/display-name';
import { useState } from 'react';
import { customerFilter, customerKeyFilter } from '#contexts/customers/links/customer-filter.ts';
import { SearchPicker } from '#ui/SearchPicker.tsx';
import { useCustomers } from '../calls.ts';

type Found = NonNullable<ReturnType<typeof useCustomers>['data']>;
type Customer = Found['items'][number];
type CustomerFilterProps = {
  readonly value: number | undefined;
  readonly onChange: (id: number | undefined) => void;
  /** The text while nobody is chosen; by default, that all customers are shown. */
  readonly nothingChosen?: PlatformText;
};

const texts = {
  nothingChosen: 'Any customer',
  search: 'Search...',
  searching: 'Searching..',
  none: 'No customer found',
};

export function CustomerFilter({ value, onChange, nothingChosen }: CustomerFilterProps) {
  const [text, setText] = useState('');
  const found = useCustomers(
    { filter: customerFilter(text), maxResultCount: 20 },
    { enabled: text !== '', keepPrevious: true },
  );
  const chosen = useCustomers(
    { filter: customerKeyFilter({ id: value ?? 0 }), maxResultCount: 1 },
    { enabled: value !== undefined },
  );
  const [customer] = value === undefined ? [] : (chosen.data?.items ?? []);
  return (
    <div className="w-full sm:w-52">
      <SearchPicker
        label="Customer"
        chosen={customer ? optionOf(customer) : null}
        onChoose={(option) => onChange(option?.value.id)}
        texts={nothingChosen === undefined ? texts : { ...texts, nothingChosen }}
        options={(found.data?.items ?? []).map(optionOf)}
        searching={found.isFetching}
        onSearch={setText}
        waitMs={250}
      />
    </div>
  );
}

const optionOf = (customer: Customer) => ({
  id: String(customer.id),
  value: customer,
  label: `${displayNameOf(customer)} (${customer.code})`,
});
