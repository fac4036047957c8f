import type { TenantSettings } from '@waybill/contract/tenancy/settings';
import { useController } from 'react-hook-form';
import { PasswordField } from '#ui/form/PasswordField.tsx';

type SecretFieldProps = {
  readonly name: 'email.smtpPassword' | 'ldap.password' | 'payment.privateKey';
  readonly label: string;
};

/** A secret of the settings: stars stand for one that is kept, and typing replaces it. */
export function SecretField({ name, label }: SecretFieldProps) {
  const { fieldState } = useController<TenantSettings>({ name });
  return (
    <PasswordField<TenantSettings>
      name={name}
      label={label}
      optional
      autoComplete="new-password"
      help={fieldState.isDirty ? undefined : 'Never shown again; type over the stars to change it.'}
      rules={{ maxLength: 512 }}
    />
  );
}
