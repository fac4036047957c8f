import type { TenantSettings } from '@waybill/contract/tenancy/settings/shapes';
import { useWatch } from 'react-hook-form';
import { Banner } from '#ui/Banner.tsx';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { Panel } from '#ui/Panel.tsx';
import { FieldPair } from './FieldPair.tsx';
import { SecretField } from './SecretField.tsx';
import { SettingsScreen } from './SettingsScreen.tsx';

const environments = [
  { value: 'Sandbox', label: 'Sandbox: no real money' },
  { value: 'Production', label: 'Production: cards are charged' },
];

/** The card processor, and the terms that people without an account accept before payment. */
export function CardPaymentsPage() {
  return (
    <SettingsScreen title="Card payments" groups={['payment', 'guests']}>
      {() => (
        <>
          <Panel title="Braintree">
            <Processor />
          </Panel>
          <Panel title="Bookings without an account">
            <div className="grid gap-4">
              <TextArea<TenantSettings>
                name="guests.terms"
                label="Terms guests must accept"
                optional
                rows={6}
                help="Leave blank if customers don't need to accept terms. Bookings keep them."
                rules={{ maxLength: 50_000 }}
              />
              <CheckboxField<TenantSettings>
                name="guests.needsProof"
                label="Bot protection"
                help="The browser works a second per card, so stolen ones can't be tested in bulk."
              />
            </div>
          </Panel>
        </>
      )}
    </SettingsScreen>
  );
}

function Processor() {
  const [merchant, publicKey, privateKey] = useWatch<
    TenantSettings,
    ['payment.merchantId', 'payment.publicKey', 'payment.privateKey']
  >({ name: ['payment.merchantId', 'payment.publicKey', 'payment.privateKey'] });
  const isMissing = merchant !== '' && (publicKey === '' || privateKey === '');
  return (
    <div className="grid gap-4">
      {isMissing && (
        <Banner tone="warning" title="Cards can't be charged until all keys are entered" />
      )}
      <FieldPair>
        <TextField<TenantSettings>
          name="payment.merchantId"
          label="Merchant ID"
          optional
          autoComplete="off"
          help="Leave blank if Braintree should not charge cards."
          rules={{ maxLength: 128 }}
        />
        <SelectField<TenantSettings>
          name="payment.environment"
          label="Environment"
          options={environments}
          rules={{ required: true }}
        />
        <TextField<TenantSettings>
          name="payment.publicKey"
          label="Public key"
          optional
          autoComplete="off"
          rules={{ maxLength: 256 }}
        />
        <SecretField name="payment.privateKey" label="Private key" />
      </FieldPair>
      <TextField<TenantSettings>
        name="payment.tokenizationKey"
        label="Tokenization key"
        optional
        autoComplete="off"
        help="Leave blank to give each browser a key of its own."
        rules={{ maxLength: 256 }}
      />
    </div>
  );
}
