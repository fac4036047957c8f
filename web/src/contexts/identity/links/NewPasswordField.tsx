import { passwordFault } from '@waybill/contract/identity/passwords/rules';
import type { FieldValues } from 'react-hook-form';
import { useMessage } from '#shell/texts/Translated.tsx';
import { useLabel } from '#ui/labels.ts';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import type { FieldProps } from '#ui/form/use-field.ts';
import { usePasswordRules } from '../passwords/calls.ts';

type NewPasswordFieldProps<Values extends FieldValues> = Omit<
  FieldProps<Values>,
  'rules' | 'readOnlyReason'
> & {
  /** The error if the field is empty; absent if it is optional. */
  readonly required?: string;
};

/** A field for a new password, with the tenant's rules shown below it in advance. */
export function NewPasswordField<Values extends FieldValues = FieldValues>({
  required,
  help,
  ...field
}: NewPasswordFieldProps<Values>) {
  const t = useLabel();
  const message = useMessage();
  const rules = usePasswordRules().data;
  const lacks = (password: string): string | null => {
    const fault = rules === undefined ? null : passwordFault(password, rules);
    return fault === null ? null : message(fault);
  };
  const needs = lacks('');
  const notes = [t(help), needs].filter(Boolean).join(' ');
  return (
    <PasswordField<Values>
      {...field}
      autoComplete="new-password"
      help={notes === '' ? undefined : notes}
      rules={{
        ...(required !== undefined && { required }),
        validate: (value) => (value === '' ? true : (lacks(String(value)) ?? true)),
      }}
    />
  );
}
