import { useFormContext, useWatch } from 'react-hook-form';
import { useFormats } from '#shell/formats.ts';
import { FormDrawer } from '#shell/records/FormDrawer.tsx';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useTenant } from '#shell/tenant/tenant-context.ts';
import { DateField } from '#ui/form/DateField.tsx';
import { NumberField } from '#ui/form/NumberField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { SwitchField } from '#ui/form/CheckboxField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useCarrierAccounts } from '../calls.ts';
import { discountOn, type PromoCodeItem, promoValues } from './promo-values.ts';
import { Redemptions } from './Redemptions.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useSavePromo } from './calls.ts';

type PromoDrawerProps = { readonly promo: PromoCodeItem | null; readonly onClose: () => void };
type Values = ReturnType<typeof promoValues>;

export function PromoDrawer({ promo, onClose }: PromoDrawerProps) {
  const { timezone } = useTenant();
  const save = useSaveForm({
    reading: promo,
    values: promoValues(promo, timezone),
    send: useSavePromo(),
    argsOf: ({ promoCode }) => ({ promoCode: { ...promoCode, id: promo?.id } }),
    onSaved: onClose,
  });
  return (
    <FormDrawer
      title={promo?.code ?? 'Add promo code'}
      submitLabel="Save promo code"
      save={save}
      onClose={onClose}
      below={promo && <Redemptions promo={promo} />}
    >
      <TextField<Values>
        name="promoCode.code"
        label="Code"
        help="Not case-sensitive."
        rules={{ required: 'Please enter the code', maxLength: 64 }}
      />
      <Discount />
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField<Values> name="promoCode.startDate" label="First day" optional />
        <DateField<Values> name="promoCode.endDate" label="Last day" optional />
        <NumberField<Values>
          name="promoCode.maxUses"
          label="Maximum uses"
          help="Leave blank for no limit."
          optional
          rules={{ min: 1 }}
        />
        <NumberField<Values>
          name="promoCode.maxUsesPerCustomer"
          label="Maximum uses per customer"
          help="Leave blank for no limit."
          optional
          rules={{ min: 1 }}
        />
      </div>
      <Accounts />
      <SwitchField<Values> name="promoCode.isActive" label="Active" />
    </FormDrawer>
  );
}

const sample = 100;

/** The discount of the code on a sample of 100. */
function Discount() {
  const rate = useWatch<Values, 'promoCode.rate'>({ name: 'promoCode.rate' });
  const t = useTranslate();
  const { money } = useFormats();
  const isPercentage = rate.calcMethod === 'Percentage';
  const effect = Number.isFinite(rate.value)
    ? t('Freight of {amount} costs {price}.', {
        amount: money(sample),
        price: money(sample - discountOn(sample, { rate })),
      })
    : undefined;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField<Values>
        name="promoCode.rate.calcMethod"
        label="Discount type"
        options={[
          { value: 'Percentage', label: 'Percentage of freight' },
          { value: 'FlatAmount', label: 'Amount' },
        ]}
        rules={{ required: 'Choose a percentage or an amount' }}
      />
      <NumberField<Values>
        name="promoCode.rate.value"
        label="Discount"
        help={effect}
        decimals={2}
        {...(isPercentage ? { unit: '%' } : { prefix: '$' })}
        rules={{
          required: 'Please enter the discount',
          ...(isPercentage && { max: { value: 100, message: 'At most 100%' } }),
        }}
      />
    </div>
  );
}

/** The carrier accounts to which it applies; none ticked means all. */
function Accounts() {
  const t = useTranslate();
  const accounts = useCarrierAccounts().data?.items ?? [];
  const { setValue } = useFormContext<Values>();
  const chosen = useWatch<Values, 'promoCode.carrierAccountIds'>({
    name: 'promoCode.carrierAccountIds',
  });
  const toggle = (id: number) =>
    setValue(
      'promoCode.carrierAccountIds',
      chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id],
      { shouldDirty: true },
    );
  if (accounts.length === 0) return null;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-medium">
        {t('Carrier accounts')}
        {chosen.length === 0 && ` ${t('(none selected: all)')}`}
      </legend>
      {accounts.map(({ id, name }) => (
        <label key={id} className="flex min-h-8 items-center gap-2 pointer-coarse:min-h-11">
          <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
