import type { BookingDetail } from '@waybill/contract/booking/shapes';
import { placeText } from '@waybill/contract/shared/place-text';
import { Trash2 } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { MoneyField } from '#ui/form/MoneyField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { suburbText } from '../links/freight-text.ts';
import { LocalityBox } from '../parts/LocalityBox.tsx';
import type { SplitValues } from './split-values.ts';
import { useAccountServices, useCarrierAccounts } from './calls.ts';

type LegFieldsProps = {
  readonly at: number;
  readonly of: number;
  readonly booking: BookingDetail;
  readonly onRemove: () => void;
};

/** A leg: its carrier and service, and where the next leg starts. */
export function LegFields({ at, of, booking, onRemove }: LegFieldsProps) {
  const t = useTranslate();
  const isLast = at === of - 1;
  return (
    <fieldset className="grid gap-3 rounded-card border border-hairline p-4">
      <legend className="px-1 font-semibold">{t('Leg {value}', { value: at + 1 })}</legend>
      <div className="grid items-start gap-3 sm:grid-cols-[1fr_1fr_10rem_auto]">
        <Carriage at={at} />
        <MoneyField<SplitValues>
          name={`legs.${at}.cost`}
          label="Cost ex GST"
          help="For carriers without rates."
          rules={{ min: 0 }}
          optional
        />
        <div className="sm:pt-6">
          <IconButton
            label={t('Remove leg {number}', { number: at + 1 })}
            icon={Trash2}
            disabledReason={of === 2 ? 'A journey needs at least two legs.' : null}
            onClick={onRemove}
          />
        </div>
      </div>
      {isLast ? (
        <p className="text-table text-ink-2">
          {t('To {place}', { place: placeText(endOf(booking)) })}
        </p>
      ) : (
        <Handover at={at} />
      )}
    </fieldset>
  );
}

const endOf = ({ toAddress }: BookingDetail) => ({
  suburb: suburbText(toAddress.suburb),
  postCode: toAddress.postCode,
  stateCode: toAddress.stateCode ?? '',
});

function Carriage({ at }: { readonly at: number }) {
  const accountId = useWatch<SplitValues, `legs.${number}.accountId`>({
    name: `legs.${at}.accountId`,
  });
  const accounts = useCarrierAccounts().data?.items ?? [];
  const services = useAccountServices(accountId).data?.services ?? [];
  const sold = services.filter(({ isAssigned, isActive, isAdditional }) => {
    return isAssigned && isActive && !isAdditional;
  });
  return (
    <>
      <SelectField<SplitValues>
        name={`legs.${at}.accountId`}
        label="Carrier"
        options={accounts
          .filter(({ isActive }) => isActive)
          .map(({ id, name }) => ({ value: id, label: name }))}
        rules={{ required: 'Please choose a carrier' }}
      />
      <SelectField<SplitValues>
        name={`legs.${at}.serviceCode`}
        label="Service"
        options={sold.map(({ code, name }) => ({ value: code, label: name }))}
        rules={{
          required: 'Please choose a service',
          validate: (code) => sold.some((each) => each.code === code) || 'Please choose a service',
        }}
      />
    </>
  );
}

function Handover({ at }: { readonly at: number }) {
  return (
    <div className="grid items-start gap-3 sm:grid-cols-3">
      <TextField<SplitValues>
        name={`legs.${at}.companyName`}
        label="Handed over at"
        help="For example, a depot."
        rules={{ maxLength: 128 }}
        optional
      />
      <TextField<SplitValues>
        name={`legs.${at}.addressLine1`}
        label="Street"
        rules={{ required: 'Please enter the street', maxLength: 256 }}
      />
      <LocalityBox of={`legs.${at}`} rules={{ required: 'Please choose a suburb' }} />
    </div>
  );
}
