import { secretMask, type TenantSettings } from '@waybill/contract/tenancy/settings/shapes';
import { useController } from 'react-hook-form';
import { PasswordField } from '#ui/form/PasswordField.tsx';

type SecretFieldProps = {
  readonly name: 'email.smtpPassword' | 'ldap.password' | 'payment.privateKey';
  readonly label: string;
};

/** A secret of the settings: a stored one is shown as asterisks, and typing replaces it. */
export function SecretField({ name, label }: SecretFieldProps) {
  const { field } = useController<TenantSettings>({ name });
  return (
    <PasswordField<TenantSettings>
      name={name}
      label={label}
      optional
      autoComplete="new-password"
      help={
        field.value === secretMask
          ? 'The value is never shown again. Type over the asterisks to change it.'
          : undefined
      }
      rules={{ maxLength: 512 }}
    />
  );
}
