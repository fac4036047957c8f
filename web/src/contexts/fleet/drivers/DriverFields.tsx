import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { type DriverValues, emailRule, typeChoices } from './driver-values.ts';
import { FieldGrid } from './FieldGrid.tsx';

/** The fields of a driver: the person, sign-in, licence and address. */
export function DriverFields({ isNew }: { readonly isNew: boolean }) {
  return (
    <FieldGrid>
      <TextField<DriverValues>
        name="driver.name"
        label="Name"
        autoComplete="off"
        rules={{ required: 'Please enter a name' }}
      />
      <TextField<DriverValues>
        name="driver.email"
        label="E-mail"
        type="email"
        rules={{ required: 'Please enter a valid e-mail address', pattern: emailRule }}
      />
      <TextField<DriverValues> name="driver.phonenumber" label="Phone" type="tel" optional />
      <SelectField<DriverValues> name="driver.type" label="Type" options={typeChoices} />
      <TextField<DriverValues> name="driver.companyname" label="Company" optional />
      <PasswordField<DriverValues>
        name="driver.password"
        label={isNew ? 'Password' : 'New password'}
        autoComplete="new-password"
        help={
          isNew
            ? "A driver without an e-mail address can't sign in."
            : 'Leave blank to keep the current value.'
        }
        optional
      />
      <TextField<DriverValues> name="driver.licencenumber" label="Licence number" optional />
      <DateField<DriverValues> name="driver.licenceexpiry" label="Licence expires" optional />
      <TextField<DriverValues> name="driver.address.addressLine1" label="Address" optional />
      <TextField<DriverValues> name="driver.address.suburb" label="Suburb" optional />
      <TextField<DriverValues> name="driver.address.postCode" label="Postcode" optional />
      <TextField<DriverValues> name="driver.address.stateCode" label="State" optional />
      <CheckboxField<DriverValues>
        name="driver.isactive"
        label="Active: can sign in and be allocated jobs"
      />
    </FieldGrid>
  );
}
