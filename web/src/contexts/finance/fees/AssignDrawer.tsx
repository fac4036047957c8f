import { CustomerPicker } from '#contexts/customers/parts/CustomerPicker.tsx';
import { FormDrawer } from '#shell/records/FormDrawer.tsx';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useToday } from '#shell/today.ts';
import { SwitchField } from '#ui/form/CheckboxField.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { MoneyField } from '#ui/form/MoneyField.tsx';
import { assignedArgs, type AssignedValues, feeValues } from './fee-values.ts';
import type { FeeItem } from './fee-labels.ts';
import { RatesTable } from './RatesTable.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useAssignFee } from './calls.ts';

type AssignDrawerProps = { readonly fee: FeeItem; readonly onClose: () => void };

/** A customer's own rates of a fee, from a date; initially the usual rates. */
export function AssignDrawer({ fee, onClose }: AssignDrawerProps) {
  const t = useTranslate();
  const today = useToday();
  const { minimum, isAccumulated, feeRates } = feeValues(fee).fee;
  const values: AssignedValues = {
    customerid: null,
    customerguid: null,
    customerFee: {
      effectiveDate: today,
      expireDate: null,
      minimum,
      isAccumulated,
      isActive: true,
      feeRates,
    },
  };
  const save = useSaveForm({
    values,
    send: useAssignFee(),
    argsOf: (typed) => assignedArgs(typed, fee.id),
    onSaved: onClose,
  });
  return (
    <FormDrawer
      title={t('{name} for a customer', { name: fee.name })}
      submitLabel="Save agreement"
      save={save}
      onClose={onClose}
    >
      <CustomerPicker rules={{ required: true }} />
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField<AssignedValues>
          name="customerFee.effectiveDate"
          label="From"
          rules={{ required: true }}
        />
        <DateField<AssignedValues>
          name="customerFee.expireDate"
          label="Valid before"
          optional
          help="The first day on which it no longer applies."
        />
      </div>
      <RatesTable of="customerFee" method={fee.calcMethod} />
      <MoneyField<AssignedValues>
        name="customerFee.minimum"
        label="Minimum"
        optional
        rules={{ min: 0 }}
      />
      <SwitchField<AssignedValues>
        name="customerFee.isAccumulated"
        label="Charge each tier at its own rate"
      />
      <SwitchField<AssignedValues> name="customerFee.isActive" label="Active" />
    </FormDrawer>
  );
}
