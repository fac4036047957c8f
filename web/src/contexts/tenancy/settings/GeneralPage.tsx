import type { TenantSettings } from '@waybill/contract/tenancy/settings/shapes';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { ComboboxField } from '#ui/form/ComboboxField.tsx';
import { NumberField } from '#ui/form/NumberField.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { Panel } from '#ui/Panel.tsx';
import { CurrencyFactors } from './CurrencyFactors.tsx';
import { FieldPair } from './FieldPair.tsx';
import { SettingsScreen } from './SettingsScreen.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';

const timezones = Intl.supportedValuesOf('timeZone').map((name) => ({
  id: name,
  value: name,
  label: name.replaceAll('_', ' '),
}));

/** The tenant's location, timezone and currency, and who may register. */
export function GeneralPage() {
  const t = useTranslate();
  return (
    <SettingsScreen
      below={(settings) => <CurrencyFactors settings={settings} />}
      title="General"
      groups={[
        'general',
        'billing',
        'bankAccount',
        'currency',
        'userManagement',
        'eCommerce',
        'lineHauls',
      ]}
    >
      {() => (
        <>
          <Panel title="Time and currency">
            <FieldPair>
              <ComboboxField<TenantSettings>
                name="general.timezone"
                label="Time zone"
                options={timezones}
                rules={{ required: 'Please choose a time zone' }}
              />
              <TextField<TenantSettings>
                name="currency.baseCurrency"
                label="Currency"
                readOnlyReason="Used for all bookings and invoices."
              />
            </FieldPair>
          </Panel>
          <Panel title="Billing">
            <div className="grid gap-4">
              <FieldPair>
                <TextField<TenantSettings> name="billing.legalName" label="Legal name" />
                <TextField<TenantSettings> name="billing.taxVatNo" label="ABN or tax number" />
              </FieldPair>
              <TextArea<TenantSettings> name="billing.address" label="Billing address" rows={2} />
            </div>
          </Panel>
          <Panel title="Bank account">
            <div className="grid gap-4">
              <p className="text-ink-2">
                {t('Invoices and statements say where to pay once an account number is set.')}
              </p>
              <FieldPair>
                <TextField<TenantSettings> name="bankAccount.bankName" label="Bank" />
                <TextField<TenantSettings> name="bankAccount.accountName" label="Account name" />
              </FieldPair>
              <FieldPair>
                <TextField<TenantSettings>
                  name="bankAccount.bsb"
                  label="BSB"
                  rules={{
                    pattern: {
                      value: /^(\d{3}-?\d{3})?$/,
                      message: 'A BSB has six digits, such as 062-000',
                    },
                  }}
                />
                <TextField<TenantSettings>
                  name="bankAccount.accountNumber"
                  label="Account number"
                />
              </FieldPair>
            </div>
          </Panel>
          <Panel title="Shops">
            <FieldPair>
              <NumberField<TenantSettings>
                name="eCommerce.rateCallbackDelay"
                label="Carrier timeout"
                unit="s"
                decimals={0}
                help="How long a shop's rate request waits for carriers, up to 8 seconds."
                rules={{ required: 'Please enter the number of seconds', min: 0, max: 8 }}
              />
            </FieldPair>
          </Panel>
          <Panel title="Line hauls">
            <CheckboxField<TenantSettings>
              name="lineHauls.mayDepartIncomplete"
              label="Departure with unscanned articles can be confirmed"
              help="Otherwise a line haul departs only once every article on it is scanned."
            />
          </Panel>
          <Panel title="Self-registration">
            <div className="grid gap-4">
              <CheckboxField<TenantSettings>
                name="userManagement.allowSelfRegistration"
                label="Customers can register themselves"
              />
            </div>
          </Panel>
        </>
      )}
    </SettingsScreen>
  );
}
