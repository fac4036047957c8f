import type { ResultOf } from '@waybill/contract/endpoint';
import { displayNameOf } from '@waybill/contract/customers/customers/display-name';
import { getCustomers } from '@waybill/contract/customers/endpoints';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useEndpointQuery } from '#client/queries.ts';
import type { FieldRules } from '#ui/form/rules.ts';
import { FieldFrame } from '#ui/form/FieldFrame.tsx';
import { useField } from '#ui/form/use-field.ts';
import { SearchPicker } from '#ui/SearchPicker.tsx';
import { useRecentCustomers } from './recent-customers.ts';
import type { CustomerKey } from '../links/customer-filter.ts';
import { customerFilter, customerKeyFilter } from '../links/customer-filter.ts';

export type PickedCustomer = ResultOf<typeof getCustomers>['items'][number];

export type CustomerPickerProps = {
  readonly label?: string;
  /** The form field of the id. */
  readonly idField?: string;
  /** The form field of the guid. */
  readonly guidField?: string;
  /** True if the guid is the key: a changed guid, not a changed id, loads its customer. */
  readonly byGuid?: boolean;
  readonly optional?: boolean;
  readonly help?: string;
  readonly rules?: FieldRules;
  readonly onPick?: (customer: PickedCustomer | null) => void;
  /** Focuses the picker on mount if nothing is chosen. */
  readonly isFirst?: boolean;
};

const texts = {
  nothingChosen: 'Please select a customer',
  search: 'Search...',
  searching: 'Searching..',
  none: 'No customer found',
};

/** Chooses a customer for the surrounding form, by searching code, names or id. */
export function CustomerPicker(props: CustomerPickerProps) {
  const { label = 'Customer', idField = 'customerid', guidField = 'customerguid' } = props;
  const { byGuid = false, rules, help, optional, onPick, isFirst = false } = props;
  const { setValue, clearErrors, setFocus } = useFormContext();
  const field = { name: byGuid ? guidField : idField, label, rules, help, optional };
  const connected = useField(field);
  const [chosen, remember] = useChosen(useWatch({ name: field.name }) as unknown, byGuid);
  const [text, setText] = useState('');
  const [recent, addRecent] = useRecentCustomers();
  const found = useEndpointQuery(
    getCustomers,
    { filter: customerFilter(text), maxResultCount: 20 },
    { enabled: text !== '', keepPrevious: true },
  );
  const fill = (customer: PickedCustomer | null, options: { readonly shouldDirty: boolean }) => {
    setValue(idField, customer?.id ?? null, options);
    setValue(guidField, customer?.customerGuid ?? null, options);
  };
  useEffect(() => {
    if (isFirst) setFocus(field.name);
    // Only once, on mount.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  useFillWhenLoaded(chosen, (customer) => fill(customer, { shouldDirty: false }));
  const choose = (customer: PickedCustomer | null) => {
    remember(customer);
    fill(customer, { shouldDirty: true });
    // Clears the error that leaving the empty picker caused.
    if (customer !== null) clearErrors(field.name);
    addRecent(customer);
    onPick?.(customer);
  };
  return (
    <FieldFrame {...field} connected={connected}>
      <SearchPicker
        label={label}
        id={connected.id}
        chosen={chosen ? optionOf(chosen) : null}
        onChoose={(option) => choose(option?.value ?? null)}
        texts={texts}
        options={(found.data?.items ?? []).map(optionOf)}
        recent={recent.map(optionOf)}
        searching={found.isFetching}
        onSearch={setText}
        waitMs={250}
        invalid={connected.invalid}
        describedBy={connected.aria['aria-describedby']}
        onBlur={connected.field.onBlur}
        buttonRef={connected.field.ref}
      />
    </FieldFrame>
  );
}

const optionOf = (customer: PickedCustomer) => ({
  id: String(customer.id),
  value: customer,
  label: `${displayNameOf(customer)} (${customer.code})`,
});

/** Returns the customer of the form's key: the last one picked, or loaded by that key. */
function useChosen(value: unknown, byGuid: boolean) {
  const [picked, remember] = useState<PickedCustomer | null>(null);
  const key = keyOf(value, byGuid);
  const isPicked = picked !== null && key !== null && isOf(picked, key);
  const loaded = useEndpointQuery(
    getCustomers,
    { filter: key === null ? '' : customerKeyFilter(key), maxResultCount: 1 },
    { enabled: key !== null && !isPicked },
  );
  const [first] = loaded.data?.items ?? [];
  const fromServer = key !== null && first !== undefined && isOf(first, key) ? first : null;
  return [isPicked ? picked : fromServer, remember] as const;
}

/** Fills in the other field if a form provides only one of the two. */
function useFillWhenLoaded(
  chosen: PickedCustomer | null,
  fill: (customer: PickedCustomer) => void,
): void {
  const id = chosen?.id;
  useEffect(() => {
    if (chosen) fill(chosen);
    // Once for each customer, whatever else changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id]);
}

function keyOf(value: unknown, byGuid: boolean): CustomerKey | null {
  if (byGuid) return typeof value === 'string' && value !== '' ? { guid: value } : null;
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 ? { id } : null;
}

const isOf = (customer: PickedCustomer, key: CustomerKey): boolean =>
  'id' in key
    ? customer.id === key.id
    : customer.customerGuid.toLowerCase() === key.guid.toLowerCase();
