import type { AddressParts } from '@waybill/contract/lookups/geocoding/shapes';
import { useFormContext } from 'react-hook-form';
import { PositionPicker } from '#contexts/lookups/parts/PositionPicker.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { LocalityPicker } from '../../parts/LocalityPicker.tsx';
import { WholeLine } from './FieldGrid.tsx';

type AddressFieldsProps = {
  /** The path of the address in the form's values, such as `customer.address`. */
  readonly at: string;
  readonly required?: boolean;
};

/** Street, suburb, state, postcode and country. */
export function AddressFields({ at, required }: AddressFieldsProps) {
  const { getValues, setValue } = useFormContext();
  const fillHere = ({ addressLine1, suburb, postCode, stateCode, countryCode }: AddressParts) => {
    const locality = { suburb, postCode, stateCode, countryCode };
    const isStreetTyped = String(getValues(`${at}.addressLine1`) ?? '').trim() !== '';
    const here = isStreetTyped ? locality : { ...locality, addressLine1 };
    for (const [name, value] of Object.entries(here)) {
      setValue(`${at}.${name}`, value, { shouldDirty: true, shouldValidate: value !== '' });
    }
  };
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
      <TextField name={`${at}.addressLine3`} label="Address line 2" optional />
      <WholeLine>
        <LocalityPicker at={at} required={required} />
        <PositionPicker onFound={fillHere} />
      </WholeLine>
    </>
  );
}
