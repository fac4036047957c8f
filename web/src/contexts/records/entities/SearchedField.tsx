import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useMay } from '#shell/permissions.ts';
import { ComboboxField } from '#ui/form/ComboboxField.tsx';
import type { FieldProps } from '#ui/form/use-field.ts';
import { useEntities, usePeopleCalled } from './calls.ts';

type SearchedProps = FieldProps<FieldValues> & { readonly chosenLabel?: string | undefined };

/** Chooses a user of the tenant by a part of the name. */
export function PersonField(props: SearchedProps) {
  const may = useMay();
  const [text, setText] = useState('');
  const found = usePeopleCalled(text);
  const reason = may('Communication.View')
    ? null
    : 'Searching for users requires the Communication.View permission';
  return (
    <ComboboxField
      {...props}
      readOnlyReason={reason}
      placeholder="Type at least two letters of the name"
      options={(found.data?.items ?? []).map(({ id, name }) => ({ id, value: id, label: name }))}
      onSearch={setText}
      searching={found.isFetching}
    />
  );
}

/** Chooses a record of another type. */
export function LinkedField({ target, ...props }: SearchedProps & { readonly target: string }) {
  const [filter, setText] = useState('');
  const found = useEntities({
    type: target,
    maxResultCount: 20,
    ...(filter === '' ? {} : { filter }),
  });
  return (
    <ComboboxField
      {...props}
      options={(found.data?.items ?? []).map(({ id, title }) => ({ id, value: id, label: title }))}
      onSearch={setText}
      searching={found.isFetching}
    />
  );
}
