import type { RefObject } from 'react';
import type { FieldValues } from 'react-hook-form';
import { cx } from '../cx.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { boxClass } from './input-look.ts';
import { type FieldProps, useField } from './use-field.ts';
import { useLabel } from '../labels.ts';
import type { useListbox } from '../use-listbox.ts';

export type TextAreaProps<Values extends FieldValues = FieldValues> = FieldProps<Values> & {
  readonly rows?: number | undefined;
  readonly placeholder?: string | undefined;
  /** Shows the number of characters used of this maximum; longer text is not cut. */
  readonly countTo?: number | undefined;
  readonly inputRef?: RefObject<HTMLTextAreaElement | null> | undefined;
  /** Called with the position of the caret while the user types. */
  readonly onCaret?: ((at: number) => void) | undefined;
  /** An open list of suggestions beneath: it handles its keys first. */
  readonly suggestions?: ReturnType<typeof useListbox> | undefined;
};

/** Several lines of text; grows with its content. */
export function TextArea<Values extends FieldValues = FieldValues>(props: TextAreaProps<Values>) {
  const t = useLabel();
  const connected = useField(props);
  const { field, aria, invalid } = connected;
  const value = (field.value as string | null | undefined) ?? '';
  const { rows = 3, placeholder, countTo, inputRef, onCaret, suggestions } = props;
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
        ref={(element) => {
          field.ref(element);
          if (inputRef) inputRef.current = element;
        }}
        aria-autocomplete={suggestions && 'list'}
        aria-controls={suggestions?.listId}
        aria-activedescendant={suggestions?.activeId}
        onKeyDown={suggestions?.onKeyDown}
        onChange={(event) => {
          field.onChange(event);
          onCaret?.(event.target.selectionStart);
        }}
        onSelect={(event) => onCaret?.(event.currentTarget.selectionStart)}
        value={value}
        rows={rows}
        placeholder={t(placeholder)}
        readOnly={Boolean(props.readOnlyReason)}
        className={cx(boxClass(invalid), 'field-sizing-content py-2')}
        // A field that grows with its text ignores `rows`: lines of 1.25rem, plus the padding.
        style={{ minHeight: `${rows * 1.25 + 1.125}rem` }}
      />
    </FieldFrame>
  );
}
