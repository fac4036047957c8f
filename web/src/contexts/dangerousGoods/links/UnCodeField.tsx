import type { UnCode } from '@waybill/contract/dangerousGoods/shapes';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { anyContains } from '#shell/list-page.ts';
import { ComboboxField } from '#ui/form/ComboboxField.tsx';
import type { FieldProps } from '#ui/form/use-field.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useUnCodes } from '../un-codes/calls.ts';

type UnCodeFieldProps<Values extends FieldValues> = Pick<FieldProps<Values>, 'name' | 'rules'> & {
  /** The form's current value, which may not be in the list. */
  readonly chosen: string;
  readonly onChosen: (code: UnCode | null) => void;
};

/**
 * Dangerous goods found by number or name; the form holds number and package group, `UN1263 II`.
 */
export function UnCodeField<Values extends FieldValues>(props: UnCodeFieldProps<Values>) {
  const t = useTranslate();
  const { name, rules, chosen, onChosen } = props;
  const [text, setText] = useState('');
  const filter = anyContains(['dgProductCode', 'unDescription'], text.replace(/^un\s+/i, 'UN'));
  const found = useUnCodes({ filter, sorting: 'unNumber', maxResultCount: 20 });
  return (
    <ComboboxField<Values>
      name={name}
      label="UN number"
      placeholder="Number or name"
      rules={rules}
      options={(found.data?.items ?? []).map((code) => ({
        id: `${code.dgProductCode} ${code.unClassCode}`,
        value: code.dgProductCode,
        label: `${code.dgProductCode} ${code.unDescription}`,
        detail: t('Class {code}', { code: code.unClassCode }),
        code,
      }))}
      onSearch={setText}
      searching={found.isFetching}
      chosenLabel={chosen}
      onChosen={(option) => onChosen((option as { readonly code?: UnCode } | null)?.code ?? null)}
    />
  );
}
