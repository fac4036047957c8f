import type { z } from 'zod';
import { useMay } from '#shell/permissions.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useLeaveGuard } from '#shell/use-leave-guard.ts';
import { Banner } from '#ui/Banner.tsx';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { FormShell } from '#ui/form/FormShell.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useToast } from '#ui/Toasts.tsx';
import type { CustomerSettings } from '@waybill/contract/customers/settings/shapes';
import { useCustomerSettings, useSaveSettings } from './calls.ts';

type Settings = z.output<typeof CustomerSettings>;

/** The required fields and defaults of a customer's bookings. */
export function BookingSettings({ customerId }: { readonly customerId: number }) {
  const query = useCustomerSettings(customerId);
  return (
    <Awaited query={query} permission="Customer.View">
      {(settings) => <SettingsForm customerId={customerId} settings={settings} />}
    </Awaited>
  );
}

type SettingsFormProps = { readonly customerId: number; readonly settings: Settings };

function SettingsForm({ customerId, settings }: SettingsFormProps) {
  const toast = useToast();
  const locked = !useMay()('Customer.Company');
  const save = useSaveForm({
    reading: settings,
    values: settings,
    send: useSaveSettings(),
    argsOf: (input) => ({ customerId, ...input }),
    onSaved: () => toast({ title: 'Settings saved', tone: 'success' }),
  });
  const tick = (name: string, label: string, help?: string) => (
    <CheckboxField name={name} label={label} help={help} locked={locked} />
  );
  return (
    <div className="grid max-w-[720px] gap-4">
      {locked && <Banner tone="info" title="Only the company's administrators can change this" />}
      <FormShell {...save} saveBar submitLabel="Save settings" useLeaveGuard={useLeaveGuard}>
        <Panel title="Asked for when booking">
          <div className="grid gap-4">
            {tick('costCenterSettings.isEnable', 'Show cost center field')}
            {tick(
              'costCenterSettings.isRequired',
              'Cost center required',
              'Only applies while the field is shown.',
            )}
            {tick('referenceSettings.isEnable', 'Show reference fields')}
            {tick(
              'referenceSettings.isRequired',
              'References required',
              'Only applies while the fields are shown.',
            )}
          </div>
        </Panel>
        <Panel title="Defaults for new bookings">
          <div className="grid gap-4">
            {tick(
              'bookingSettings.atl',
              'Authority to leave',
              'Drivers may leave freight unattended.',
            )}
            {tick(
              'bookingSettings.notification',
              'E-mail on every status change',
              'Sent to the e-mail address for bookings.',
            )}
          </div>
        </Panel>
      </FormShell>
    </div>
  );
}
