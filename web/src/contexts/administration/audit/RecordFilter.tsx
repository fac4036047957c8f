import { useState } from 'react';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { SearchPicker } from '#ui/SearchPicker.tsx';

type RecordOption = { readonly id: number; readonly label: string };

export type RecordFilterProps = {
  readonly label: string;
  readonly value: number | undefined;
  readonly onChange: (id: number | undefined) => void;
};

type Props = RecordFilterProps & {
  /** A hook that queries records by a filter. */
  readonly find: (
    filter: string,
    enabled: boolean,
  ) => { readonly options: readonly RecordOption[]; readonly searching: boolean };
};

/** Chooses a record by search, for an address that contains its id. */
export function RecordFilter({ label, value, onChange, find: useFound }: Props) {
  const t = useTranslate();
  const [text, setText] = useState('');
  const found = useFound(text, text !== '');
  const chosen = useFound(`id eq ${value}`, value !== undefined);
  const [one] = value === undefined ? [] : chosen.options.map(optionOf);
  return (
    <div className="w-56 max-w-full">
      <SearchPicker
        label={label}
        chosen={one ?? null}
        onChoose={(option) => onChange(option?.value)}
        texts={{
          nothingChosen: label,
          search: t('Search'),
          searching: t('Searching..'),
          none: t('Nothing found'),
        }}
        options={found.options.map(optionOf)}
        searching={found.searching}
        onSearch={setText}
      />
    </div>
  );
}

const optionOf = ({ id, label }: RecordOption) => ({ id: String(id), value: id, label });
