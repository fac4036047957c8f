import { useWatch } from 'react-hook-form';
import { CustomerPicker } from '#contexts/customers/parts/CustomerPicker.tsx';
import { Banner } from '#ui/Banner.tsx';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { Panel } from '#ui/Panel.tsx';
import type { AccountValues } from './account-values.ts';
import { ConnectionTest } from './ConnectionTest.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useCarrierAttributes, useCarrierCodes, useRateCardChoices } from './calls.ts';

type AccountFieldsProps = {
  /** The account's id; absent while it is new. */
  readonly id?: number;
};

/** The fields of a carrier account: its details, its connection, and its customers. */
export function AccountFields({ id }: AccountFieldsProps) {
  const codes = useCarrierCodes();
  return (
    <>
      <Panel title="Account">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <SelectField<AccountValues>
            name="carrierAccount.carrierCode"
            label="Carrier"
            options={(codes.data?.items ?? []).map(({ code, name }) => ({
              value: code,
              label: name,
            }))}
            rules={{ required: 'Please choose a carrier' }}
            readOnlyReason={id === undefined ? null : 'To use another carrier, add a new account.'}
          />
          <TextField<AccountValues>
            name="carrierAccount.name"
            label="Name"
            rules={{ required: 'Please enter a name' }}
          />
          <TextField<AccountValues>
            name="carrierAccount.code"
            label="Code"
            rules={{ required: 'Please enter a code' }}
          />
        </div>
      </Panel>
      <Connection id={id} />
      <Panel title="Available to">
        <div className="grid gap-4">
          <CheckboxField<AccountValues>
            name="carrierAccount.isActive"
            label="Active: provides prices and can be booked"
          />
          <CheckboxField<AccountValues>
            name="carrierAccount.availableForPayg"
            label="Available to all pay-as-you-go customers"
          />
          <CheckboxField<AccountValues>
            name="carrierAccount.availableForGuest"
            label="Available to guests"
          />
          <CustomerPicker
            idField="carrierAccount.customerId"
            guidField="carrierAccount.customerGuid"
            label="Account owner"
            help="If this is a customer's own account there, only that customer can use it."
            optional
          />
        </div>
      </Panel>
    </>
  );
}

function Connection({ id }: { readonly id: number | undefined }) {
  const t = useTranslate();
  const codes = useCarrierCodes();
  const carrierCode = useWatch<AccountValues, 'carrierAccount.carrierCode'>({
    name: 'carrierAccount.carrierCode',
  });
  const attributes = useCarrierAttributes(carrierCode).data?.items ?? [];
  const manual = useWatch<AccountValues, 'carrierAccount.useManualRates'>({
    name: 'carrierAccount.useManualRates',
  });
  return (
    <Panel title="Connection">
      <div className="grid gap-4">
        {codes.data?.items.find(({ code }) => code === carrierCode)?.isSimulated && (
          <Banner tone="info" title="Simulated carrier: prices and consignments are not real." />
        )}
        {carrierCode === null && <p className="text-ink-3">{t('Choose the carrier first.')}</p>}
        {attributes.map((attribute) => (
          <AttributeField key={attribute.key} attribute={attribute} isNew={id === undefined} />
        ))}
        {carrierCode !== null && <ConnectionTest id={id} />}
        <CheckboxField<AccountValues>
          name="carrierAccount.useManualRates"
          label="Use our rate cards instead of carrier prices"
          help={manual ? "The customer's rate card applies; otherwise the default." : undefined}
        />
      </div>
    </Panel>
  );
}

type Attribute = NonNullable<ReturnType<typeof useCarrierAttributes>['data']>['items'][number];

type AttributeFieldProps = { readonly attribute: Attribute; readonly isNew: boolean };

function AttributeField({ attribute, isNew }: AttributeFieldProps) {
  const t = useTranslate();
  const { key, displayName, required, secret } = attribute;
  const isCard = key === 'rateCardId';
  const cards = useRateCardChoices(isCard);
  const field = {
    name: `attributes.${key}`,
    label: displayName,
    optional: !required,
    ...(required && { rules: { required: t('{displayName} is required', { displayName }) } }),
  };
  if (isCard) {
    return (
      <SelectField
        {...field}
        placeholder="Customer's rate card, otherwise the default"
        options={(cards.data?.items ?? []).map(({ id, code, name }) => ({
          value: id,
          label: `${name} (${code})`,
        }))}
      />
    );
  }
  if (secret) {
    return (
      <PasswordField
        {...field}
        help={
          isNew
            ? 'Not shown again after you save it.'
            : 'Hidden for security. Enter a new value to change it.'
        }
      />
    );
  }
  return <TextField {...field} />;
}
