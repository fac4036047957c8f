import { useEffect, useId, useRef } from 'react';
import { get, useController, type FieldPath, type FieldValues } from 'react-hook-form';
import { useLabel } from '../labels.ts';
import { useStable } from '../use-stable.ts';
import { useFieldName } from './field-names.ts';
import { useUiTexts } from '../ui-texts.ts';
import { checkRules, type FieldRules } from './rules.ts';
import { whenReleased } from './when-released.ts';

/** The props that all fields share. Specify the form's values to have `name` type-checked. */
export type FieldProps<Values extends FieldValues = FieldValues> = {
  readonly name: FieldPath<Values>;
  readonly label: string;
  readonly help?: string | undefined;
  /** Adds '(optional)' to the label. */
  readonly optional?: boolean | undefined;
  readonly rules?: FieldRules | undefined;
  /** Shows the label to screen readers only, where a table head already displays it. */
  readonly labelHidden?: boolean | undefined;
  /** Why the field is read-only; the value stays readable and can be copied. */
  readonly readOnlyReason?: string | null | undefined;
};

/** Connects a field with the surrounding form: its value, its ids and its message. */
export function useField<Values extends FieldValues>(
  props: FieldProps<Values>,
  extraRule?: (value: unknown) => string | true,
) {
  const words = useUiTexts();
  const word = useLabel();
  const id = useId();
  const isDrawn = useDrawn();
  useFieldName(props);
  const { name, label, rules = {}, help, readOnlyReason } = props;
  const { field, formState } = useController({
    name: name as string,
    rules: {
      validate: (value: unknown) => {
        const extra = extraRule?.(value) ?? true;
        return extra === true ? checkRules(rules, value, { label: word(label), words }) : extra;
      },
    },
  });
  // By its present name: rows before it may be removed meanwhile.
  const leave = useStable(() => {
    if (isDrawn.current) field.onBlur();
  });
  const error = get(formState.errors, name) as { readonly message?: string } | undefined;
  const helpId = help !== undefined || readOnlyReason ? `${id}-help` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return {
    id,
    /** Leaving a field validates it. */
    field: { ...field, onBlur: () => whenReleased(leave) },
    error: error?.message,
    invalid: error !== undefined,
    helpId,
    errorId,
    /** Spread these on the input. */
    aria: {
      id,
      'aria-invalid': error ? (true as const) : undefined,
      'aria-required': rules.required ? (true as const) : undefined,
      'aria-describedby': [helpId, errorId].filter(Boolean).join(' ') || undefined,
    },
  };
}

/** False once it is removed: leaving it then would add its row to the form's values again. */
function useDrawn() {
  const isDrawn = useRef(false);
  useEffect(() => {
    isDrawn.current = true;
    return () => {
      isDrawn.current = false;
    };
  }, []);
  return isDrawn;
}

export type ConnectedField = ReturnType<typeof useField>;
