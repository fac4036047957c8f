import type { TenantSettings } from '@waybill/contract/tenancy/settings';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { ComboboxField } from '#ui/form/ComboboxField.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { Panel } from '#ui/Panel.tsx';
import { FieldPair } from '../parts/FieldPair.tsx';
import { SettingsScreen } from '../parts/SettingsScreen.tsx';

const timezones = Intl.supportedValuesOf('timeZone').map((name) => ({
  id: name,
  value: name,
  label: name.replaceAll('_', ' '),
}));

/** Where the tenant is, in which time and currency it works, and who may register. */
export function GeneralPage() {
  return (
    <SettingsScreen title="General" groups={['general', 'billing', 'currency', 'userManagement']}>
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
                readOnlyReason="What is booked and invoiced is in this currency."
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
          <Panel title="Registration">
            <div className="grid gap-4">
              <CheckboxField<TenantSettings>
                name="userManagement.allowSelfRegistration"
                label="Customers may register themselves"
              />
            </div>
          </Panel>
        </>
      )}
    </SettingsScreen>
  );
}
