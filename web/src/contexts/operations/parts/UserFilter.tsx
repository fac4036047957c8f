import { useState } from 'react';
import { SearchPicker } from '#ui/SearchPicker.tsx';
import { useUsersFound } from '../calls.ts';

type UserFilterProps = {
  readonly label: string;
  readonly value: number | undefined;
  readonly onChange: (id: number | undefined) => void;
};

/** Chooses one of the tenant's users to narrow a list by. */
export function UserFilter({ label, value, onChange }: UserFilterProps) {
  const [text, setText] = useState('');
  const found = useUsersFound(text, text !== '');
  const chosen = useUsersFound(`id eq ${value}`, value !== undefined);
  const options = (found.data?.items ?? []).map(optionOf);
  const [one] = value === undefined ? [] : (chosen.data?.items ?? []).map(optionOf);
  return (
    <div className="w-56">
      <SearchPicker
        label={label}
        chosen={one ?? null}
        onChoose={(option) => onChange(option?.value)}
        texts={{
          nothingChosen: label,
          search: 'Search...',
          searching: 'Searching..',
          none: 'Nothing found',
        }}
        options={options}
        searching={found.isFetching}
        onSearch={setText}
      />
    </div>
  );
}

type Found = { readonly id: number; readonly name: string; readonly surname: string };

const optionOf = ({ id, name, surname }: Found) => ({
  id: String(id),
  value: id,
  label: `${name} ${surname}`,
});
