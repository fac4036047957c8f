import type { FieldValues } from 'react-hook-form';
import { cx } from '../cx.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { boxClass } from './input-look.ts';
import { type FieldProps, useField } from './use-field.ts';
import { useLabel } from '../labels.ts';

export type TextAreaProps<Values extends FieldValues = FieldValues> = FieldProps<Values> & {
  readonly rows?: number | undefined;
  readonly placeholder?: string | undefined;
  /** Shows how many characters of this many are used; it does not cut. */
  readonly countTo?: number | undefined;
};

/** Several lines of text; grows with what is typed. */
export function TextArea<Values extends FieldValues = FieldValues>(props: TextAreaProps<Values>) {
  const t = useLabel();
  const connected = useField(props);
  const { field, aria, invalid } = connected;
  const value = (field.value as string | null | undefined) ?? '';
  const { rows = 3, placeholder, countTo } = props;
  const counter = countTo !== undefined && (
    <span className={cx('num text-meta', value.length > countTo ? 'text-red-fg' : 'text-ink-3')}>
      {value.length}/{countTo}
    </span>
  );
  return (
    <FieldFrame {...props} connected={connected} aside={counter}>
      <textarea
        {...field}
        {...aria}
        value={value}
        rows={rows}
        placeholder={t(placeholder)}
        readOnly={Boolean(props.readOnlyReason)}
        className={cx(boxClass(invalid), 'field-sizing-content py-2')}
        // What grows with its text takes no notice of `rows`: lines of 1.25rem, and the space
        // around.
        style={{ minHeight: `${rows * 1.25 + 1.125}rem` }}
      />
    </FieldFrame>
  );
}
