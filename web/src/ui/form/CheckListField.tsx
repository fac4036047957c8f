import type { FieldValues } from 'react-hook-form';
import { type FieldProps, useField } from './use-field.ts';
import { useLabel } from '../labels.ts';

type Value = string | number;

type Props<Values extends FieldValues> = Pick<FieldProps<Values>, 'name' | 'label' | 'help'> & {
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** The error if nothing is chosen; without it, the field is optional. */
  readonly required?: string | undefined;
};

/** Several choices of a list; the form holds the chosen values in the order of the list. */
export function CheckListField<Values extends FieldValues = FieldValues>(props: Props<Values>) {
  const t = useLabel();
  const { label, help, options, required } = props;
  const { field, error, helpId, errorId, aria } = useField(props, (value) =>
    required === undefined || (value as readonly Value[]).length > 0 ? true : required,
  );
  const chosen = field.value as readonly Value[];
  const toggle = (value: Value, isOn: boolean) =>
    field.onChange(
      options
        .map((option) => option.value)
        .filter((each) => (each === value ? isOn : chosen.includes(each))),
    );
  return (
    <fieldset className="grid gap-1" aria-describedby={aria['aria-describedby']}>
      <legend className="mb-1 font-medium">{t(label)}</legend>
      {help !== undefined && (
        <span id={helpId} className="text-ink-2">
          {t(help)}
        </span>
      )}
      <div className="max-h-100 overflow-y-auto">
        {options.map((option, at) => (
          <label key={option.value} className="flex min-h-8 items-center gap-2">
            <input
              type="checkbox"
              className="size-4 shrink-0 accent-primary"
              checked={chosen.includes(option.value)}
              onChange={({ target }) => toggle(option.value, target.checked)}
              onBlur={field.onBlur}
              {...(at === 0 ? { ref: field.ref } : {})}
            />
            {t(option.label)}
          </label>
        ))}
      </div>
      {error && (
        <span id={errorId} role="alert" className="text-danger">
          {t(error)}
        </span>
      )}
    </fieldset>
  );
}
