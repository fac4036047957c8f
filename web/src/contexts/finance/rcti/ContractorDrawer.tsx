import type { Contractor } from '@waybill/contract/finance/rcti/shapes';
import { formatAbn, isAbn } from '@waybill/kernel/business-numbers';
import { DriverRates } from '#contexts/jobs/links/DriverRates.tsx';
import { useMay } from '#shell/permissions.ts';
import { FormDrawer } from '#shell/records/FormDrawer.tsx';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { SwitchField } from '#ui/form/CheckboxField.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { NumberField } from '#ui/form/NumberField.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useSaveContractor } from './calls.ts';

type Values = {
  readonly contractor: Pick<
    Contractor,
    'name' | 'address' | 'email' | 'paymentDetails' | 'isGstRegistered' | 'agreedOn'
  > & { readonly abn: string; readonly termsDays: number | null };
};

type Props = { readonly contractor: Contractor; readonly onClose: () => void };

/** A contractor's data for RCTIs, and the contractor's pay rates. */
export function ContractorDrawer({ contractor, onClose }: Props) {
  const may = useMay();
  const { driverId, driverName, name, address, email, paymentDetails } = contractor;
  const { isGstRegistered, agreedOn, termsDays } = contractor;
  const known = { name, address, email, paymentDetails, isGstRegistered, agreedOn, termsDays };
  const save = useSaveForm({
    reading: contractor,
    values: { contractor: { ...known, abn: formatAbn(contractor.abn) } } as Values,
    send: useSaveContractor(),
    argsOf: (values) => ({
      contractor: { ...values.contractor, driverId, termsDays: values.contractor.termsDays ?? 0 },
    }),
    onSaved: onClose,
  });
  return (
    <FormDrawer
      title={driverName}
      submitLabel="Save contractor"
      save={save}
      onClose={onClose}
      below={may('Job.Price') && may('Driver.Edit') && <DriverRates driverId={driverId} />}
    >
      <TextField<Values>
        name="contractor.name"
        label="Business name"
        rules={{ required: 'Enter the name of the business', maxLength: 256 }}
      />
      <TextField<Values>
        name="contractor.abn"
        label="ABN"
        inputMode="numeric"
        rules={{
          required: 'Enter the ABN',
          validate: (abn: unknown) =>
            isAbn(String(abn)) || 'This is not an ABN: 11 digits with check digits',
        }}
      />
      <SwitchField<Values>
        name="contractor.isGstRegistered"
        label="Registered for GST"
        help="Without registration no GST is added, and the invoice states so."
      />
      <DateField<Values>
        name="contractor.agreedOn"
        label="RCTI agreement signed on"
        optional
        help="The written agreement that you create the contractor's invoices. RCTIs need it."
      />
      <TextArea<Values> name="contractor.address" label="Address" optional rows={2} />
      <TextField<Values> name="contractor.email" label="E-mail" type="email" optional />
      <TextArea<Values>
        name="contractor.paymentDetails"
        label="Paid to"
        optional
        rows={2}
        placeholder="BSB 062-000 Account 1234 5678"
      />
      <NumberField<Values>
        name="contractor.termsDays"
        label="Payment terms"
        unit="days"
        rules={{ min: 0, max: 120 }}
      />
    </FormDrawer>
  );
}
