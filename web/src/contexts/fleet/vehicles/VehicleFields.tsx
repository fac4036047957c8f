import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { NumberField } from '#ui/form/NumberField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useWatch } from 'react-hook-form';
import { FieldGrid } from '../drivers/FieldGrid.tsx';
import { sizes, unitText, type VehicleValues } from './vehicle-values.ts';

type VehicleFieldsProps = {
  /** The path of the vehicle in the form's values. */
  readonly at: string;
  /** Omits the fields that only the office may edit. */
  readonly own?: boolean;
};

/** The fields of a vehicle and its capacity. */
export function VehicleFields({ at, own = false }: VehicleFieldsProps) {
  const capacity = useWatch({ name: `${at}.capacity` }) as VehicleValues['vehicle']['capacity'];
  return (
    <FieldGrid>
      <TextField
        name={`${at}.name`}
        label="Vehicle"
        placeholder="White van"
        rules={{ required: 'Please enter a name' }}
      />
      <TextField
        name={`${at}.registrationnumber`}
        label="Registration number"
        rules={{ required: 'Please enter the registration number' }}
      />
      {sizes.map(({ key, label, unit }) => (
        <NumberField
          key={key}
          name={`${at}.capacity.${key}.value`}
          label={key === 'weight' ? 'Payload' : label}
          unit={unitText(capacity?.[key]?.unit ?? unit)}
          rules={{ required: 'A number is required', min: 0 }}
        />
      ))}
      <NumberField name={`${at}.palletspaces`} label="Pallet spaces" optional rules={{ min: 1 }} />
      <NumberField name={`${at}.piecesmax`} label="Pieces at most" optional rules={{ min: 1 }} />
      <NumberField
        name={`${at}.gvm`}
        label="Gross vehicle mass"
        unit="kg"
        optional
        rules={{ min: 0 }}
      />
      <DateField name={`${at}.registrationexpiry`} label="Registered until" optional />
      {!own && (
        <>
          <CheckboxField
            name={`${at}.iscurrentvehicle`}
            label="This is the driver's current vehicle"
          />
          <CheckboxField name={`${at}.isactive`} label="Active" />
        </>
      )}
    </FieldGrid>
  );
}
