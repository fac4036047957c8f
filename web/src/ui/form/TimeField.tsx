import type { FieldValues } from 'react-hook-form';
import { cx } from '../cx.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { inputClass } from './input-look.ts';
import { type FieldProps, useField } from './use-field.ts';

/** A time of day; the form holds `HH:mm`, or an empty text. */
export function TimeField<Values extends FieldValues = FieldValues>(props: FieldProps<Values>) {
  const connected = useField(props);
  const { field, aria, invalid } = connected;
  return (
    <FieldFrame {...props} connected={connected}>
      <input
        {...field}
        {...aria}
        type="time"
        value={(field.value as string | null | undefined) ?? ''}
        readOnly={Boolean(props.readOnlyReason)}
        className={cx(inputClass(invalid), 'num')}
      />
    </FieldFrame>
  );
}
