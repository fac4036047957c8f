import type { FieldValues } from 'react-hook-form';
import { FieldNotes, Optional } from '#ui/form/FieldFrame.tsx';
import { type FieldProps, useField } from '#ui/form/use-field.ts';

type ChoicesFieldProps = FieldProps<FieldValues> & { readonly choices: readonly string[] };

/** Several choices of a list, to tick; the form holds the ticked ones in the list's order. */
export function ChoicesField(props: ChoicesFieldProps) {
  const { label, choices, help } = props;
  const connected = useField(props);
  const { field } = connected;
  const chosen = (field.value ?? []) as readonly string[];
  const toggle = (choice: string, isOn: boolean) =>
    field.onChange(choices.filter((each) => (each === choice ? isOn : chosen.includes(each))));
  return (
    <fieldset className="grid gap-1" aria-describedby={connected.aria['aria-describedby']}>
      <legend className="mb-1 text-table font-medium">
        {label}
        {props.optional && <Optional />}
      </legend>
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        {choices.map((choice, at) => (
          <label key={choice} className="flex min-h-6 items-center gap-2 pointer-coarse:min-h-11">
            <input
              type="checkbox"
              className="size-4 accent-primary"
              checked={chosen.includes(choice)}
              onChange={({ target }) => toggle(choice, target.checked)}
              onBlur={field.onBlur}
              {...(at === 0 ? { ref: field.ref } : {})}
            />
            {choice}
          </label>
        ))}
      </div>
      <FieldNotes connected={connected} help={help} />
    </fieldset>
  );
}
