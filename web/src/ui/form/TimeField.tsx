import type { FieldValues } from 'react-hook-form';
import { useReader } from '../reader.ts';
import { writeTime } from '../plain-time.ts';
import { noTime, TimeInput } from '../TimeInput.tsx';
import { fill, useUiTexts } from '../ui-texts.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, useField } from './use-field.ts';

/** A time of day; the form holds `HH:mm`, or an empty text. */
export function TimeField<Values extends FieldValues = FieldValues>(props: FieldProps<Values>) {
  const words = useUiTexts();
  const { language } = useReader();
  const example = writeTime('14:30', language);
  const connected = useField(props, (value) =>
    value === noTime ? fill(words.timeRequired, { example }) : true,
  );
  const { field, aria, invalid } = connected;
  return (
    <FieldFrame {...props} connected={connected}>
      <TimeInput
        {...field}
        {...aria}
        value={(field.value as string | null | undefined) ?? ''}
        onChange={field.onChange}
        invalid={invalid}
        readOnly={Boolean(props.readOnlyReason)}
      />
    </FieldFrame>
  );
}
