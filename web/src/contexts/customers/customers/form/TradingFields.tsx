import {
  accountStatuses,
  atiTypes,
  durations,
  paymentTermDays,
} from '@waybill/contract/customers/customers/choices';
import { useWatch } from 'react-hook-form';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { MoneyField } from '#ui/form/MoneyField.tsx';
import { NumberField } from '#ui/form/NumberField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { choicesOf, termsText } from '../choices.ts';
import { BillingFields } from './BillingFields.tsx';
import type { CustomerValues } from './customer-values.ts';
import { FieldGrid } from './FieldGrid.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';

/** The trading terms of a customer. */
export function TradingFields() {
  const t = useTranslate();
  return (
    <>
      <FieldGrid legend="Account">
        <SelectField<CustomerValues>
          name="customer.accountStatus"
          label="Status"
          help="Only active customers can book."
          options={choicesOf(accountStatuses)}
          rules={{ required: true }}
        />
        <MoneyField<CustomerValues>
          name="customer.creditLimit"
          label="Credit limit"
          help="Leave blank or enter 0 for no limit."
          rules={{ min: { value: 0, message: 'A credit limit must be 0 or more' } }}
          optional
        />
        <SelectField<CustomerValues>
          name="customer.paymentTerms"
          label="Payment terms"
          options={paymentTermDays.map((value) => ({ value, label: termsText(value, t) }))}
        />
        <CheckboxField<CustomerValues> name="customer.canSendDG" label="Can send dangerous goods" />
        <TextField<CustomerValues>
          name="customer.accountManager"
          label="Account manager"
          optional
        />
        <TextField<CustomerValues> name="customer.salesPerson" label="Sales person" optional />
      </FieldGrid>
      <BillingFields />
      <ExpectedFields />
      <InsuranceFields />
    </>
  );
}

function ExpectedFields() {
  return (
    <FieldGrid legend="Expected business">
      <NumberField<CustomerValues> name="customer.expectedNoOfBookings" label="Bookings" optional />
      <SelectField<CustomerValues>
        name="customer.expectedNoOfBookingsDuration"
        label="Bookings per"
        options={choicesOf(durations)}
        optional
      />
      <MoneyField<CustomerValues> name="customer.expectedRevenue" label="Revenue" optional />
      <SelectField<CustomerValues>
        name="customer.expectedRevenueDuration"
        label="Revenue per"
        options={choicesOf(durations)}
        optional
      />
    </FieldGrid>
  );
}

function InsuranceFields() {
  const insured = useWatch<CustomerValues>({ name: 'customer.atiOptIn' }) === true;
  return (
    <FieldGrid legend="Automatic transit insurance">
      <CheckboxField<CustomerValues> name="customer.atiOptIn" label="Insure every booking" />
      <span className="max-sm:hidden" />
      {insured && (
        <>
          <MoneyField<CustomerValues>
            name="customer.atiInsuredValue"
            label="Insured value"
            rules={{ required: 'Please enter the value that every booking is insured for' }}
          />
          <SelectField<CustomerValues>
            name="customer.atiType"
            label="Insurance cover"
            options={choicesOf(atiTypes)}
            placeholder="Standard"
          />
        </>
      )}
    </FieldGrid>
  );
}
