import { useWatch } from 'react-hook-form';
import { SwitchField } from '#ui/form/CheckboxField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import type { Compose } from './values.ts';

/** Packagings of dangerous goods (decisions B-34). */
const packagings = ['Drum', 'Jerrican', 'Box', 'Bag', 'Composite', 'Cylinder', 'IBC'];

/** Whether anything among the items is dangerous, and what. */
export function DangerousGoods() {
  const isDangerous = useWatch<Compose, 'isDangerous'>({ name: 'isDangerous' });
  return (
    <div className="grid gap-3">
      <SwitchField<Compose> name="isDangerous" label="Contains dangerous goods" />
      {isDangerous && (
        <div className="grid gap-3 sm:grid-cols-3">
          <TextField<Compose>
            name="unNumber"
            label="UN number"
            placeholder="UN1263"
            rules={{ required: true, maxLength: 16 }}
          />
          <SelectField<Compose>
            name="dangerousPackage"
            label="Packaging"
            optional
            options={packagings.map((each) => ({ value: each, label: each }))}
          />
          <TextField<Compose>
            name="dangerousDescription"
            label="Proper shipping name"
            optional
            rules={{ maxLength: 256 }}
          />
        </div>
      )}
    </div>
  );
}
