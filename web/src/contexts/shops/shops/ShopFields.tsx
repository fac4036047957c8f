import { useFormState, useWatch } from 'react-hook-form';
import { CustomerPicker } from '#contexts/customers/parts/CustomerPicker.tsx';
import { LocalityPicker } from '#contexts/customers/parts/LocalityPicker.tsx';
import { useSession } from '#shell/session/use-session.ts';
import { Translated } from '#shell/texts/Translated.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { Panel } from '#ui/Panel.tsx';
import { usePlatforms, useShopAttributes } from './calls.ts';
import { ConnectionTest } from './ConnectionTest.tsx';
import { platformText } from './shop-columns.tsx';
import type { ShopValues } from './shop-values.ts';

type ShopFieldsProps = {
  /** The shop's id; absent while it is new. */
  readonly id?: number;
};

/** The fields of a shop: its details, its connection, and its pickup address. */
export function ShopFields({ id }: ShopFieldsProps) {
  const isCustomer = useSession().data?.isCustomer === true;
  return (
    <>
      <Panel title="Shop">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Platform isNew={id === undefined} />
          <TextField<ShopValues>
            name="shop.name"
            label="Name"
            rules={{ required: 'Please enter the name of the shop' }}
          />
          {!isCustomer && id === undefined && (
            <CustomerPicker
              idField="shop.customerId"
              guidField="shop.customerGuid"
              rules={{ required: 'Please choose a customer' }}
            />
          )}
        </div>
      </Panel>
      <Connection id={id} />
      <Panel title="Parcels are collected from">
        <FromAddress />
      </Panel>
    </>
  );
}

function Platform({ isNew }: { readonly isNew: boolean }) {
  const t = useTranslate();
  const platforms = usePlatforms();
  return (
    <SelectField<ShopValues>
      name="shop.eCommercePlatform"
      label="Platform"
      options={(platforms.data?.items ?? []).map(({ code }) => ({
        value: code,
        label: platformText(code, t),
      }))}
      rules={{ required: 'Please choose a platform' }}
      readOnlyReason={isNew ? null : 'Connect another platform as a new shop.'}
    />
  );
}

function Connection({ id }: { readonly id: number | undefined }) {
  const t = useTranslate();
  const platform = useWatch<ShopValues, 'shop.eCommercePlatform'>({
    name: 'shop.eCommercePlatform',
  });
  const known = usePlatforms().data?.items.find(({ code }) => code === platform);
  const attributes = useShopAttributes(platform).data?.items ?? [];
  return (
    <Panel title="Connection">
      <div className="grid gap-4">
        {platform === null && <p className="text-ink-3">{t('Choose the platform first.')}</p>}
        {known && (
          <p className="text-ink-2">
            <Translated text={known.description} />
          </p>
        )}
        {known?.isSimulated && (
          <Banner tone="info" title="Simulated shop: its orders are not real." />
        )}
        {platform !== null &&
          attributes.map((attribute) => (
            <AttributeField key={attribute.key} attribute={attribute} />
          ))}
        {attributes.length > 0 && <ConnectionTest id={id} />}
        <CheckboxField<ShopValues>
          name="shop.isActive"
          label={
            known?.requestsRates === true
              ? 'Active: orders are imported, and its checkout gets prices'
              : 'Active: orders are imported'
          }
        />
      </div>
    </Panel>
  );
}

type Attribute = NonNullable<ReturnType<typeof useShopAttributes>['data']>['items'][number];

function AttributeField({ attribute }: { readonly attribute: Attribute }) {
  const t = useTranslate();
  const { defaultValues } = useFormState<ShopValues>();
  const { key, displayName, description, required, secret } = attribute;
  const field = {
    name: `attributes.${key}`,
    label: displayName,
    optional: !required,
    help: description,
    ...(required && { rules: { required: t('{displayName} is required', { displayName }) } }),
  };
  if (!secret) return <TextField {...field} />;
  const isStored = (defaultValues?.attributes?.[key] ?? '') !== '';
  return (
    <PasswordField
      {...field}
      help={isStored ? 'Hidden for security. Enter a new value to change it.' : description}
    />
  );
}

function FromAddress() {
  const t = useTranslate();
  const isCustomer = useSession().data?.isCustomer === true;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <p className="text-ink-2 sm:col-span-2">
        {isCustomer
          ? t('Leave the street empty to use your own address.')
          : t("Leave the street empty to use the customer's own address.")}
      </p>
      <TextField<ShopValues> name="shop.fromAddress.addressLine1" label="Street" optional />
      <LocalityPicker at="shop.fromAddress" />
      <TextField<ShopValues> name="shop.fromAddress.companyName" label="Company" optional />
      <TextField<ShopValues> name="shop.fromAddress.contactName" label="Contact" optional />
    </div>
  );
}
