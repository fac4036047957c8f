import type { FieldValues } from 'react-hook-form';
import { useDateHabits } from '../date-habits.ts';
import { DateInput, noDate } from '../DateInput.tsx';
import { type PlainDate, writeDate } from '../plain-date.ts';
import { fill, useUiTexts } from '../ui-texts.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, useField } from './use-field.ts';

export type DateFieldProps<Values extends FieldValues = FieldValues> = FieldProps<Values> & {
  readonly earliest?: PlainDate | undefined;
  readonly latest?: PlainDate | undefined;
};

/** A date; the form holds `yyyy-MM-dd`, or `null` while empty. */
export function DateField<Values extends FieldValues = FieldValues>(props: DateFieldProps<Values>) {
  const words = useUiTexts();
  const habits = useDateHabits();
  const example = writeDate(habits.today(), habits);
  const connected = useField(props, (value) =>
    value === noDate ? fill(words.dateRequired, { example }) : true,
  );
  const { field, aria, invalid } = connected;
  return (
    <FieldFrame {...props} connected={connected}>
      <DateInput
        {...field}
        {...aria}
        value={(field.value as PlainDate | null | undefined) ?? null}
        onChange={field.onChange}
        invalid={invalid}
        earliest={props.earliest}
        latest={props.latest}
        readOnly={Boolean(props.readOnlyReason)}
      />
    </FieldFrame>
  );
}
