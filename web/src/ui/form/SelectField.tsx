import { ChevronDown } from 'lucide-react';
import type { FieldValues } from 'react-hook-form';
import { cx } from '../cx.ts';
import { useUiTexts } from '../ui-texts.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { inputClass } from './input-look.ts';
import { type FieldProps, useField } from './use-field.ts';
import { useLabel } from '../labels.ts';

export type SelectOption = {
  readonly value: string | number;
  readonly label: string;
  readonly group?: string | undefined;
};
export type SelectFieldProps<Values extends FieldValues = FieldValues> = FieldProps<Values> & {
  readonly options: readonly SelectOption[];
  /** The text of the empty option. */
  readonly placeholder?: string | undefined;
};

/** One of a few known options. The form holds the option's value unchanged, `null` for none. */
export function SelectField<Values extends FieldValues = FieldValues>(
  props: SelectFieldProps<Values>,
) {
  const t = useLabel();
  const words = useUiTexts();
  const connected = useField(props);
  const { field, aria, invalid } = connected;
  const { options, placeholder = words.choose } = props;
  const choose = (text: string) =>
    field.onChange(options.find((each) => String(each.value) === text)?.value ?? null);
  return (
    <FieldFrame {...props} connected={connected}>
      <div className="relative">
        <select
          {...field}
          {...aria}
          value={String((field.value as string | number | null | undefined) ?? '')}
          onChange={(event) => choose(event.target.value)}
          onBlur={field.onBlur}
          aria-disabled={props.readOnlyReason ? true : undefined}
          className={cx(inputClass(invalid), 'appearance-none pr-9')}
        >
          <option value="">{t(placeholder)}</option>
          <SelectOptions options={options} only={props.readOnlyReason ? field.value : undefined} />
        </select>
        <ChevronDown
          size={16}
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-3"
        />
      </div>
    </FieldFrame>
  );
}

type SelectOptionsProps = {
  readonly options: readonly SelectOption[];
  /** Offers only this value, which makes the select read-only. */
  readonly only: unknown;
};

function SelectOptions({ options, only }: SelectOptionsProps) {
  const t = useLabel();
  const offered = only === undefined ? options : options.filter((each) => each.value === only);
  const groups = [...new Set(offered.map((each) => each.group))];
  return groups.map((group) => {
    const members = offered
      .filter((each) => each.group === group)
      .map((each) => (
        <option key={each.value} value={String(each.value)}>
          {t(each.label)}
        </option>
      ));
    if (group === undefined) return members;
    return (
      <optgroup key={group} label={t(group)}>
        {members}
      </optgroup>
    );
  });
}
