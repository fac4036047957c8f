import { useWatch } from 'react-hook-form';
import { FormDrawer } from '#shell/records/FormDrawer.tsx';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useToday } from '#shell/today.ts';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { NumberField } from '#ui/form/NumberField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { DatedFields } from './DatedFields.tsx';
import { SourceField } from './SourceField.tsx';
import {
  kindWords,
  limitUnits,
  methodWords,
  scopeWords,
  type SurchargeData,
  surchargeArgs,
  type SurchargeValues,
  surchargeValues,
} from './surcharge-values.ts';
import { useCreateSurcharge, useUpdateSurcharge } from './calls.ts';

type SurchargeDrawerProps = {
  readonly rateCardId: string;
  readonly row: SurchargeData | null;
  readonly onClose: () => void;
};

const optionsOf = <Value extends string>(words: Readonly<Record<Value, string>>) =>
  Object.entries<string>(words).map(([value, label]) => ({ value, label }));

/** The form of a surcharge: its condition, its amount, its first day. */
export function SurchargeDrawer({ rateCardId, row, onClose }: SurchargeDrawerProps) {
  const today = useToday();
  const values = surchargeValues(row, today);
  const creation = useSaveForm({
    values,
    send: useCreateSurcharge(),
    argsOf: (input) => ({ surcharge: surchargeArgs(input, rateCardId) }),
    onSaved: onClose,
  });
  const change = useSaveForm({
    reading: row,
    values,
    send: useUpdateSurcharge(),
    argsOf: (input) => ({ surcharge: { ...surchargeArgs(input, rateCardId), id: row?.id ?? '' } }),
    onSaved: onClose,
  });
  return (
    <FormDrawer
      title={row?.name ?? 'Add surcharge'}
      submitLabel="Save surcharge"
      save={row ? change : creation}
      onClose={onClose}
    >
      <TextField<SurchargeValues>
        name="surcharge.code"
        label="Code"
        rules={{ required: 'Please enter a code' }}
      />
      <TextField<SurchargeValues>
        name="surcharge.name"
        label="Name"
        help="As shown on quotes and invoices."
        rules={{ required: 'Please enter a name' }}
      />
      <ConditionFields />
      <ChargeFields />
      <DatedFields at="surcharge" />
      <SourceField at="surcharge" />
    </FormDrawer>
  );
}

function ConditionFields() {
  const kind = useWatch<SurchargeValues, 'surcharge.condition.kind'>({
    name: 'surcharge.condition.kind',
  });
  return (
    <>
      <SelectField<SurchargeValues>
        name="surcharge.condition.kind"
        label="When"
        options={optionsOf(kindWords)}
        rules={{ required: true }}
      />
      {kind === 'residential' && (
        <SelectField<SurchargeValues>
          name="surcharge.condition.at"
          label="Applies at"
          options={[
            { value: 'pickup', label: 'Pickup' },
            { value: 'delivery', label: 'Delivery' },
            { value: 'either', label: 'Either, charged once' },
          ]}
          rules={{ required: true }}
        />
      )}
      {kind === 'option' && (
        <TextField<SurchargeValues>
          name="surcharge.condition.name"
          label="Option"
          help="The name used in bookings, for example tailLift."
          rules={{ required: 'Please enter the option' }}
        />
      )}
      {(kind === 'longestSide' || kind === 'itemWeight') && (
        <div className="grid grid-cols-2 items-start gap-4">
          <NumberField<SurchargeValues>
            name="surcharge.condition.from"
            label="From"
            unit={limitUnits[kind].unit}
            rules={{ required: 'Please enter 0 or more', min: 0 }}
          />
          <NumberField<SurchargeValues>
            name="surcharge.condition.below"
            label="Below"
            unit={limitUnits[kind].unit}
            optional
          />
        </div>
      )}
    </>
  );
}

function ChargeFields() {
  const [method, isOnApplication] = useWatch<
    SurchargeValues,
    ['surcharge.calcMethod', 'surcharge.isOnApplication']
  >({ name: ['surcharge.calcMethod', 'surcharge.isOnApplication'] });
  return (
    <>
      <CheckboxField<SurchargeValues>
        name="surcharge.isOnApplication"
        label="Price on application"
        help="This freight gets no price; the reason is shown."
      />
      {!isOnApplication && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <SelectField<SurchargeValues>
            name="surcharge.calcMethod"
            label="Charged by"
            options={optionsOf(methodWords)}
            rules={{ required: true }}
          />
          <NumberField<SurchargeValues>
            name="surcharge.value"
            label="Charge"
            {...(method === 'Percentage' ? { unit: '%' } : { prefix: '$' })}
            rules={{ required: 'Please enter 0 or more', min: 0 }}
          />
        </div>
      )}
      <SelectField<SurchargeValues>
        name="surcharge.applyOn"
        label="Charged on"
        options={optionsOf(scopeWords)}
        rules={{ required: true }}
      />
      <CheckboxField<SurchargeValues> name="surcharge.bearsFuel" label="Fuel levy applies" />
    </>
  );
}
