import type { TenantSettings } from '@waybill/contract/tenancy/settings';
import { useWatch } from 'react-hook-form';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { NumberField } from '#ui/form/NumberField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { Panel } from '#ui/Panel.tsx';
import { FieldPair } from '../parts/FieldPair.tsx';
import { SecretField } from '../parts/SecretField.tsx';
import { SettingsScreen } from '../parts/SettingsScreen.tsx';
import { TestLetter } from '../parts/TestLetter.tsx';

const email = { value: /^\S+@\S+\.\S+$/, message: 'Please enter a valid e-mail address' };

/** From whom letters come, and the mail server they leave by. */
export function EmailPage() {
  return (
    <SettingsScreen title="E-mail" groups={['email']} below={() => <TestLetter />}>
      {() => (
        <>
          <Panel title="Sender">
            <FieldPair>
              <TextField<TenantSettings>
                name="email.defaultFromDisplayName"
                label="Name"
                optional
                help="Left empty, the legal name."
                rules={{ maxLength: 128 }}
              />
              <TextField<TenantSettings>
                name="email.defaultFromAddress"
                label="Address"
                type="email"
                optional
                help="Left empty, no-reply@ and your host name."
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
          help="Left empty, letters leave by the mail server of this installation."
          rules={{ maxLength: 253 }}
        />
        <NumberField<TenantSettings>
          name="email.smtpPort"
          label="Port"
          help="587, or 465 with encryption from the start."
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
                ? 'A server that cannot is refused.'
                : 'Letters and the password travel in the open: anybody on the way can read them.'
            }
          />
          <CheckboxField<TenantSettings>
            name="email.smtpUseDefaultCredentials"
            label="Sign in without a user name"
            help="For servers that know this installation by its address."
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
      label="User name"
      optional
      autoComplete="off"
      rules={{ maxLength: 256 }}
    />
    <SecretField name="email.smtpPassword" label="Password" />
    <TextField<TenantSettings>
      name="email.smtpDomain"
      label="Domain"
      optional
      help="Stands before the user name, as Exchange servers want it."
      rules={{ maxLength: 128 }}
    />
  </FieldPair>
);
