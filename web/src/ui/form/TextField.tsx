import type { LucideIcon } from 'lucide-react';
import { type HTMLInputAutoCompleteAttribute, type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { cx } from '../cx.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { inputClass } from './input-look.ts';
import { type FieldProps, useField } from './use-field.ts';
import { useLabel } from '../labels.ts';

export type TextFieldProps<Values extends FieldValues = FieldValues> = FieldProps<Values> & {
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'search' | undefined;
  readonly placeholder?: string | undefined;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | undefined;
  readonly icon?: LucideIcon | undefined;
  /** Inside the input at its right, e.g. a button that reveals the password. */
  readonly end?: ReactNode;
  readonly autoFocus?: boolean | undefined;
  /** Suggested texts; any other text is accepted too. */
  readonly suggestions?: readonly string[] | undefined;
};

/** One line of text. */
export function TextField<Values extends FieldValues = FieldValues>(props: TextFieldProps<Values>) {
  const t = useLabel();
  const connected = useField(props);
  const { field, aria, invalid } = connected;
  const { type = 'text', icon: Icon, end, placeholder, autoComplete, inputMode } = props;
  const { suggestions = [] } = props;
  const listId = useId();
  return (
    <FieldFrame {...props} connected={connected}>
      <div className="relative">
        {Icon && (
          <Icon
            size={16}
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-3"
          />
        )}
        <input
          {...field}
          {...aria}
          value={(field.value as string | null | undefined) ?? ''}
          type={type}
          placeholder={t(placeholder)}
          autoComplete={autoComplete}
          inputMode={inputMode}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- only where a screen has one purpose
          autoFocus={props.autoFocus}
          readOnly={Boolean(props.readOnlyReason)}
          list={suggestions.length > 0 ? listId : undefined}
          className={cx(inputClass(invalid), Icon && 'pl-9', end !== undefined && 'pr-11')}
        />
        {suggestions.length > 0 && (
          <datalist id={listId}>
            {suggestions.map((text) => (
              <option key={text} value={text}>
                {text}
              </option>
            ))}
          </datalist>
        )}
        {end !== undefined && (
          <div className="absolute top-1/2 right-0.5 -translate-y-1/2">{end}</div>
        )}
      </div>
    </FieldFrame>
  );
}
