import type { TenantSettings } from '@waybill/contract/tenancy/settings/shapes';
import { useWatch } from 'react-hook-form';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { NumberField } from '#ui/form/NumberField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { Panel } from '#ui/Panel.tsx';
import { FieldPair } from '../settings/FieldPair.tsx';
import { SecretField } from '../settings/SecretField.tsx';
import { SettingsScreen } from '../settings/SettingsScreen.tsx';
import { TestEmail } from './TestEmail.tsx';

const email = { value: /^\S+@\S+\.\S+$/, message: 'Please enter a valid e-mail address' };

/** The sender of e-mails, and the outgoing mail server. */
export function EmailPage() {
  return (
    <SettingsScreen title="E-mail" groups={['email']} below={() => <TestEmail />}>
      {() => (
        <>
          <Panel title="Sender">
            <FieldPair>
              <TextField<TenantSettings>
                name="email.defaultFromDisplayName"
                label="Name"
                optional
                help="Leave blank to use the legal name."
                rules={{ maxLength: 128 }}
              />
              <TextField<TenantSettings>
                name="email.defaultFromAddress"
                label="Address"
                type="email"
                optional
                help="Leave blank to use no-reply@ and your host name."
                rules={{ pattern: email, maxLength: 256 }}
              />
            </FieldPair>
          </Panel>
          <Panel title="Mail server">
            <Server />
          </Panel>
        </>
      )}
    </SettingsScreen>
  );
}

function Server() {
  const [host, isOpen, isEncrypted] = useWatch<
    TenantSettings,
    ['email.smtpHost', 'email.smtpUseDefaultCredentials', 'email.smtpEnableSsl']
  >({
    name: ['email.smtpHost', 'email.smtpUseDefaultCredentials', 'email.smtpEnableSsl'],
  });
  return (
    <div className="grid gap-4">
      <FieldPair>
        <TextField<TenantSettings>
          name="email.smtpHost"
          label="Host"
          optional
          placeholder="smtp.example.com"
          help="Leave blank to use the mail server of this installation."
          rules={{ maxLength: 253 }}
        />
        <NumberField<TenantSettings>
          name="email.smtpPort"
          label="Port"
          help="587, or 465 for implicit TLS."
          rules={{ required: 'Please enter the port', min: 1, max: 65_535 }}
        />
      </FieldPair>
      {host !== '' && (
        <>
          <CheckboxField<TenantSettings>
            name="email.smtpEnableSsl"
            label="Encrypt (TLS)"
            help={
              isEncrypted
                ? "Servers that don't support it are rejected."
                : 'E-mails and the password are sent unencrypted: anyone on the way can read them.'
            }
          />
          <CheckboxField<TenantSettings>
            name="email.smtpUseDefaultCredentials"
            label="No authentication"
            help="For servers that recognize this installation by its IP address."
          />
          {!isOpen && <Credentials />}
        </>
      )}
    </div>
  );
}

const Credentials = () => (
  <FieldPair>
    <TextField<TenantSettings>
      name="email.smtpUserName"
      label="Username"
      optional
      autoComplete="off"
      rules={{ maxLength: 256 }}
    />
    <SecretField name="email.smtpPassword" label="Password" />
    <TextField<TenantSettings>
      name="email.smtpDomain"
      label="Domain"
      optional
      help="Prefixed to the username, as Exchange servers require."
      rules={{ maxLength: 128 }}
    />
  </FieldPair>
);
