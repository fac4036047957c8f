import { businessTypes, customerTypes } from '@waybill/contract/customers/customers/choices';
import { NumberField } from '#ui/form/NumberField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { choicesOf } from '../choices.ts';
import { FieldGrid } from './FieldGrid.tsx';
import { abnRules, acnRules } from './field-rules.ts';
import type { CustomerValues } from './customer-values.ts';

/** The name and identity of a customer. */
export function CompanyFields({ isNew }: { readonly isNew: boolean }) {
  return (
    <FieldGrid legend="Company">
      <TextField<CustomerValues> name="customer.companyName" label="Company name" optional />
      <TextField<CustomerValues>
        name="customer.code"
        label="Code"
        help={isNew ? 'Leave blank to use the next number in the series.' : undefined}
        optional={isNew}
        rules={isNew ? {} : { required: 'Please enter a code' }}
      />
      <TextField<CustomerValues>
        name="customer.customerName"
        label="Trading name"
        help="Used when there is no company name."
        optional
      />
      <TextField<CustomerValues> name="customer.accountName" label="Account name" optional />
      <SelectField<CustomerValues>
        name="customer.type"
        label="Type"
        options={choicesOf(customerTypes)}
        rules={{ required: true }}
      />
      <SelectField<CustomerValues>
        name="customer.businessType"
        label="Business type"
        options={choicesOf(businessTypes)}
        optional
      />
      <BusinessFields />
    </FieldGrid>
  );
}

function BusinessFields() {
  return (
    <>
      <TextField<CustomerValues>
        name="customer.abn"
        label="ABN"
        inputMode="numeric"
        rules={abnRules}
        optional
      />
      <TextField<CustomerValues>
        name="customer.acn"
        label="ACN"
        inputMode="numeric"
        rules={acnRules}
        optional
      />
      <TextField<CustomerValues> name="customer.businessIndustry" label="Industry" optional />
      <NumberField<CustomerValues>
        name="customer.yearsInBusiness"
        label="Years in business"
        optional
      />
      <TextField<CustomerValues>
        name="customer.businessWebsiteURL"
        label="Website"
        type="url"
        optional
      />
      <TextField<CustomerValues>
        name="customer.customerSource"
        label="How they heard about us"
        optional
      />
    </>
  );
}
