import { feeBases, feeMethods, feeTypes } from '@waybill/contract/finance/fees/endpoints';
import { customerTypes } from '@waybill/contract/customers/customers/choices';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormDrawer } from '#shell/records/FormDrawer.tsx';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { SwitchField } from '#ui/form/CheckboxField.tsx';
import { MoneyField } from '#ui/form/MoneyField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { spacedWord } from '../payments/payment-labels.ts';
import { feeArgs, feeValues, type FeeValues } from './fee-values.ts';
import { baseWords, type FeeItem, methodWords } from './fee-labels.ts';
import { RatesTable } from './RatesTable.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useLabel } from '#ui/labels.ts';
import { useSaveFee } from './calls.ts';

type FeeDrawerProps = { readonly fee: FeeItem | null; readonly onClose: () => void };

const choices = <V extends string>(values: readonly V[], word: (value: V) => string) =>
  values.map((value) => ({ value, label: word(value) }));

export function FeeDrawer({ fee, onClose }: FeeDrawerProps) {
  const save = useSaveForm({
    reading: fee,
    values: feeValues(fee),
    send: useSaveFee(),
    argsOf: (values) => feeArgs(values, fee?.id),
    onSaved: onClose,
  });
  const method = useWatch({ control: save.form.control, name: 'fee.calcMethod' });
  return (
    <FormDrawer title={fee?.name ?? 'Add fee'} submitLabel="Save fee" save={save} onClose={onClose}>
      <TextField<FeeValues>
        name="fee.name"
        label="Name"
        help="As shown on the invoice."
        rules={{ required: 'Please enter a name', maxLength: 100 }}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField<FeeValues>
          name="fee.feeType"
          label="Kind"
          options={choices(feeTypes, spacedWord)}
        />
        <SelectField<FeeValues>
          name="fee.invoiceType"
          label="Added to"
          options={[
            { value: 'Booking', label: 'Booking invoices' },
            { value: 'Recharge', label: 'Invoices with later charges only' },
          ]}
        />
        <SelectField<FeeValues>
          name="fee.applyOn"
          label="Calculated on"
          options={choices(feeBases, (base) => baseWords[base])}
        />
        <SelectField<FeeValues>
          name="fee.calcMethod"
          label="How"
          options={choices(feeMethods, (each) => methodWords[each])}
        />
      </div>
      <RatesTable of="fee" method={method} />
      <MoneyField<FeeValues> name="fee.minimum" label="Minimum" optional rules={{ min: 0 }} />
      <SwitchField<FeeValues>
        name="fee.isAccumulated"
        label="Charge each tier at its own rate"
        help="Otherwise, the whole amount is charged at the rate of the highest tier reached."
      />
      <SwitchField<FeeValues> name="fee.isTaxApplicable" label="GST applies" />
      <Types />
      <SwitchField<FeeValues> name="fee.isActive" label="Active" />
    </FormDrawer>
  );
}

/** The customer types that pay the fee without an agreement. */
function Types() {
  const t = useTranslate();
  const label = useLabel();
  const { setValue } = useFormContext<FeeValues>();
  const chosen = useWatch<FeeValues, 'fee.customerTypes'>({ name: 'fee.customerTypes' });
  const toggle = (type: (typeof customerTypes)[number]) =>
    setValue(
      'fee.customerTypes',
      chosen.includes(type) ? chosen.filter((each) => each !== type) : [...chosen, type],
      { shouldDirty: true },
    );
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-medium">
        {chosen.length === 0 ? t('Paid only by customers it is assigned to') : t('Paid by')}
      </legend>
      {customerTypes.map((type) => (
        <label key={type} className="flex min-h-8 items-center gap-2 pointer-coarse:min-h-11">
          <input type="checkbox" checked={chosen.includes(type)} onChange={() => toggle(type)} />
          {t('All customers of type {type}', { type: label(spacedWord(type)) })}
        </label>
      ))}
    </fieldset>
  );
}
