import { fuelPolicyKinds } from '@waybill/contract/rates/shapes';
import { Plus, X } from 'lucide-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useToday } from '#shell/today.ts';
import { Button } from '#ui/Button.tsx';
import { NumberField } from '#ui/form/NumberField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { DatedFields } from '../charges/DatedFields.tsx';
import type { CardValues } from '../cards/card-values.ts';

const kindWords: Readonly<Record<(typeof fuelPolicyKinds)[number], string>> = {
  base: 'Standard levies',
  offset: 'Levies plus percentage points',
  fixed: 'Own percentage',
};
const kinds = fuelPolicyKinds.map((value) => ({ value, label: kindWords[value] }));

/** How the card applies the fuel levies, from which day; for one service or all. */
export function FuelFields() {
  const t = useTranslate();
  const { control } = useFormContext<CardValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'ratecard.fuel' });
  const today = useToday();
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-medium">{t('Fuel')}</legend>
      {fields.length === 0 && <p className="text-ink-2">{t('The standard fuel levies apply.')}</p>}
      {fields.map((field, at) => (
        <div key={field.id} className="flex items-start gap-2 rounded-card bg-sunken p-3">
          <Policy at={at} />
          <IconButton
            icon={X}
            label={t('Remove fuel rule {value}', { value: at + 1 })}
            onClick={() => remove(at)}
          />
        </div>
      ))}
      <div>
        <Button
          size="small"
          icon={Plus}
          onClick={() =>
            append({
              kind: 'offset',
              percent: 0,
              serviceCode: '',
              effectiveDate: today,
              expireDate: null,
            })
          }
        >
          Add fuel rule
        </Button>
      </div>
    </fieldset>
  );
}

function Policy({ at }: { readonly at: number }) {
  const kind = useWatch<CardValues, `ratecard.fuel.${number}.kind`>({
    name: `ratecard.fuel.${at}.kind`,
  });
  return (
    <div className="grid flex-1 items-start gap-3 sm:grid-cols-2">
      <SelectField<CardValues>
        name={`ratecard.fuel.${at}.kind`}
        label="Rule"
        options={kinds}
        rules={{ required: true }}
      />
      {kind === 'base' ? (
        <span />
      ) : (
        <NumberField<CardValues>
          name={`ratecard.fuel.${at}.percent`}
          label={kind === 'fixed' ? 'Instead' : 'Additional percentage points'}
          unit="%"
          rules={{ required: 'Please enter a percentage', min: -100, max: 100 }}
        />
      )}
      <div className="sm:col-span-2">
        <DatedFields at={`ratecard.fuel.${at}`} />
      </div>
      <TextField<CardValues>
        name={`ratecard.fuel.${at}.serviceCode`}
        label="Service code"
        help="Leave blank for all services."
        optional
      />
    </div>
  );
}
