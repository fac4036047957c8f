import { TextField } from '#ui/form/TextField.tsx';
import { LocalityPicker } from '../parts/LocalityPicker.tsx';
import { WholeLine } from './FieldGrid.tsx';

type AddressFieldsProps = {
  /** The name of the form's address, such as `customer.address`. */
  readonly at: string;
  readonly required?: boolean;
};

/** Street, suburb, state, postcode and country. */
export function AddressFields({ at, required }: AddressFieldsProps) {
  return (
    <>
      <WholeLine>
        <TextField
          name={`${at}.addressLine1`}
          label="Street"
          autoComplete="off"
          optional={!required}
          {...(required && { rules: { required: 'Please enter the street' } })}
        />
      </WholeLine>
      <TextField name={`${at}.addressLine2`} label="Unit, building" optional />
      <TextField name={`${at}.addressLine3`} label="Further line" optional />
      <WholeLine>
        <LocalityPicker at={at} required={required} />
      </WholeLine>
    </>
  );
}
