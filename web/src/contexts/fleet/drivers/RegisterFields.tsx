import { useWatch } from 'react-hook-form';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { emailRule } from './driver-values.ts';
import { FieldGrid } from './FieldGrid.tsx';
import type { RegisterValues } from './register-values.ts';
import { VehicleFields } from '../vehicles/VehicleFields.tsx';

/** The fields of a registration: the person, sign-in, licence, and an optional vehicle. */
export function RegisterFields() {
  const hasVehicle = useWatch<RegisterValues, 'hasVehicle'>({ name: 'hasVehicle' });
  return (
    <>
      <FieldGrid>
        <TextField<RegisterValues>
          name="selfRegister.name"
          label="Name"
          autoComplete="name"
          rules={{ required: 'Please enter your name' }}
        />
        <TextField<RegisterValues>
          name="selfRegister.email"
          label="E-mail"
          type="email"
          autoComplete="email"
          rules={{ required: 'Please enter a valid e-mail address', pattern: emailRule }}
        />
        <TextField<RegisterValues>
          name="selfRegister.phonenumber"
          label="Phone"
          type="tel"
          autoComplete="tel"
          rules={{ required: 'Please enter your phone number' }}
        />
        <PasswordField<RegisterValues>
          name="selfRegister.password"
          label="Password"
          autoComplete="new-password"
          help="At least 8 characters, including a digit, a lower-case and an upper-case letter."
          rules={{ required: 'Please choose a password' }}
        />
        <TextField<RegisterValues> name="selfRegister.companyname" label="Company" optional />
        <TextField<RegisterValues>
          name="selfRegister.licencenumber"
          label="Licence number"
          optional
        />
        <DateField<RegisterValues>
          name="selfRegister.licenceexpiry"
          label="Licence expires"
          optional
        />
      </FieldGrid>
      <CheckboxField<RegisterValues> name="hasVehicle" label="I have my own vehicle" />
      {hasVehicle && <VehicleFields at="selfRegister.vehicle" own />}
    </>
  );
}
