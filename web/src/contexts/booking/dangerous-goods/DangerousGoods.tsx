import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { UnCodeField } from '#contexts/dangerousGoods/links/UnCodeField.tsx';
import { SwitchField } from '#ui/form/CheckboxField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import type { Compose } from '../bookings/form/values.ts';

/** Packagings of dangerous goods (decisions B-34). */
const packagings = ['Drum', 'Jerrican', 'Box', 'Bag', 'Composite', 'Cylinder', 'IBC'];

/** Asks whether the items contain dangerous goods, and which. */
export function DangerousGoods() {
  const { setValue, clearErrors } = useFormContext<Compose>();
  const isDangerous = useWatch<Compose, 'isDangerous'>({ name: 'isDangerous' });
  const unNumber = useWatch<Compose, 'unNumber'>({ name: 'unNumber' });
  useEffect(() => {
    if (!isDangerous) clearErrors(['unNumber', 'dangerousPackage', 'dangerousDescription']);
  }, [isDangerous, clearErrors]);
  return (
    <div className="grid gap-3">
      <SwitchField<Compose> name="isDangerous" label="Contains dangerous goods" />
      {isDangerous && (
        <div className="grid gap-3 sm:grid-cols-2">
          <UnCodeField<Compose>
            name="unNumber"
            chosen={unNumber}
            rules={{ required: 'UN Number is required' }}
            onChosen={(code) =>
              setValue('dangerousDescription', code?.unDescription ?? '', { shouldDirty: true })
            }
          />
          <SelectField<Compose>
            name="dangerousPackage"
            label="Packaging"
            optional
            options={packagings.map((each) => ({ value: each, label: each }))}
          />
          <div className="sm:col-span-2">
            <TextField<Compose>
              name="dangerousDescription"
              label="Proper shipping name"
              optional
              rules={{ maxLength: 256 }}
            />
          </div>
        </div>
      )}
    </div>
  );
}
