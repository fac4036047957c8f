import { PictureField } from '#contexts/records/links/PictureField.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { TimeField } from '#ui/form/TimeField.tsx';
import { AddressFields } from './AddressFields.tsx';
import { FieldGrid, WholeLine } from './FieldGrid.tsx';
import { emailRules } from './field-rules.ts';
import { OpenDays } from './OpenDays.tsx';

type ContactFieldsProps = {
  /** The prefix of the field names: `customer.`, or empty. */
  readonly prefix: string;
  /** The field name of the telephone number, which has two names in the API. */
  readonly telephone: string;
};

/** A company's contact details, address and opening days. */
export function ContactFields({ prefix, telephone }: ContactFieldsProps) {
  return (
    <>
      <FieldGrid legend="Contact">
        <TextField name={`${prefix}contactName`} label="Contact name" optional />
        <TextField name={telephone} label="Telephone" type="tel" optional />
        <TextField
          name={`${prefix}email`}
          label="E-mail"
          type="email"
          help="Invoices and statements are sent here."
          rules={emailRules}
          optional
        />
        <TextField
          name={`${prefix}bookingEmail`}
          label="E-mail for bookings"
          type="email"
          help="Labels and confirmations are sent here."
          rules={emailRules}
          optional
        />
        <TextField name={`${prefix}mobile`} label="Mobile" type="tel" optional />
      </FieldGrid>
      <FieldGrid legend="Address">
        <AddressFields at={`${prefix}address`} />
      </FieldGrid>
      <FieldGrid legend="Opening hours">
        <TimeField name={`${prefix}openingTime`} label="Opens" optional />
        <TimeField name={`${prefix}closingTime`} label="Closes" optional />
        <WholeLine>
          <OpenDays name={`${prefix}openDaysOfWeek`} />
        </WholeLine>
        <WholeLine>
          <TextArea
            name={`${prefix}specialInstructions`}
            label="Instructions for drivers"
            rows={2}
            optional
          />
        </WholeLine>
      </FieldGrid>
      <PictureField
        name={`${prefix}customerLogo`}
        label="Logo"
        help="Shown on this company’s page."
        optional
      />
    </>
  );
}
