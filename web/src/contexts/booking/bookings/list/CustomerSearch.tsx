import { useState } from 'react';
import { customerFilter } from '#contexts/customers/links/customer-filter.ts';
import type { ListOption } from '#ui/ListOptions.tsx';
import { SearchPicker } from '#ui/SearchPicker.tsx';
import { useCustomers } from '../calls.ts';
import { type FilterCustomer, optionOf } from './CustomerFilter.tsx';

type Props = {
  readonly chosen: ListOption<FilterCustomer> | null;
  readonly onChange: (id: number | undefined) => void;
  readonly nothingChosen: string;
};

const texts = { search: 'Search...', searching: 'Searching..', none: 'No customer found' };

/** The search for a customer, from its first opening on. */
export function CustomerSearch({ chosen, onChange, nothingChosen }: Props) {
  const [text, setText] = useState('');
  const found = useCustomers(
    { filter: customerFilter(text), maxResultCount: 20 },
    { enabled: text !== '', keepPrevious: true },
  );
  return (
    <SearchPicker
      startsOpen
      label="Customer"
      chosen={chosen}
      onChoose={(option) => onChange(option?.value.id)}
      texts={{ ...texts, nothingChosen }}
      options={(found.data?.items ?? []).map(optionOf)}
      searching={found.isFetching}
      onSearch={setText}
      waitMs={250}
    />
  );
}
