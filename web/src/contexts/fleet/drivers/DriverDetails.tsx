import { useMay } from '#shell/permissions.ts';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useLeaveGuard } from '#shell/use-leave-guard.ts';
import { FormShell } from '#ui/form/FormShell.tsx';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { driverValues, typeWord } from './driver-values.ts';
import { DriverFields } from './DriverFields.tsx';
import { Translated } from '#shell/texts/Translated.tsx';
import type { Driver } from '@waybill/contract/fleet/drivers/shapes';
import { useChangeDriver } from './calls.ts';

type DetailsProps = { readonly driver: Driver };

/** The driver's details, as a form for users who may edit them. */
export function DriverDetails({ driver }: DetailsProps) {
  return useMay()('Driver.Edit') ? <DetailsForm driver={driver} /> : <Details driver={driver} />;
}

function DetailsForm({ driver }: DetailsProps) {
  const toast = useToast();
  const save = useSaveForm({
    reading: driver,
    values: driverValues(driver),
    send: useChangeDriver(),
    argsOf: (values) => ({ id: driver.id, ...values }),
    onSaved: () => toast({ title: 'Driver saved', tone: 'success' }),
  });
  return (
    <FormShell {...save} saveBar submitLabel="Save driver" useLeaveGuard={useLeaveGuard}>
      <Panel title="Details" narrow>
        <DriverFields isNew={false} />
      </Panel>
    </FormShell>
  );
}

const Details = ({ driver }: DetailsProps) => (
  <Panel title="Details" narrow>
    <KeyValueList
      details={[
        { label: 'E-mail', value: driver.email },
        { label: 'Phone', value: driver.phonenumber },
        { label: 'Type', value: <Translated text={typeWord(driver.type)} /> },
        { label: 'Company', value: driver.companyname },
        { label: 'Licence number', value: driver.licencenumber },
      ]}
    />
  </Panel>
);
