import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { explain } from '#client/explain.ts';
import { useFormats } from '#shell/formats.ts';
import { Translated } from '#shell/texts/Translated.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { SwitchField } from '#ui/form/CheckboxField.tsx';
import { MoneyField } from '#ui/form/MoneyField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { useLabel } from '#ui/labels.ts';
import { useDebounced } from '#ui/use-debounced.ts';
import type { Payer } from './use-payer.ts';
import type { Compose } from './values.ts';
import { useGuestInsurance, useInsuranceQuotes } from '../calls.ts';

/** Insurance of the freight, with the price of each type. */
export function InsuranceFields({ payer }: { readonly payer: Payer }) {
  const t = useTranslate();
  const { money } = useFormats();
  const spoken = useLabel();
  const { quotes, error, isInsured } = useInsurance(payer);
  const { getValues, setValue, clearErrors } = useFormContext<Compose>();
  const isLeft = useWatch<Compose, 'delivery.authorityToLeave'>({
    name: 'delivery.authorityToLeave',
  });
  const kinds = quotes.map(({ insuranceType }) => insuranceType).join(' ');
  useEffect(() => {
    const [first] = quotes;
    const chosen = getValues('insuranceType');
    if (first && !quotes.some(({ insuranceType }) => insuranceType === chosen)) {
      setValue('insuranceType', first.insuranceType);
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once for each set of kinds
  }, [kinds]);
  useEffect(() => {
    if (!isInsured) clearErrors(['insuredValue', 'insuranceType']);
  }, [isInsured, clearErrors]);
  return (
    <div className="grid gap-3">
      <SwitchField<Compose> name="isInsured" label="Insure the freight" />
      {isInsured && (
        <div className="grid gap-4 sm:grid-cols-2">
          <MoneyField<Compose>
            name="insuredValue"
            label="Value"
            rules={{ required: true, min: 0 }}
          />
          <SelectField<Compose>
            name="insuranceType"
            label="Insurance cover"
            options={quotes.map(({ insuranceType, insuranceCost }) => ({
              value: insuranceType,
              label: `${spoken(coverOf(insuranceType))} · ${money(insuranceCost)}`,
            }))}
          />
          {isLeft && (
            <div className="sm:col-span-2">
              <Banner tone="warning" title="May be left without a signature">
                {t('Insurance may not cover freight lost after it was left unattended.')}
              </Banner>
            </div>
          )}
          {error && (
            <p role="alert" className="text-table text-red-fg sm:col-span-2">
              <Translated text={explain(error).message} />
            </p>
          )}
        </div>
      )}
    </div>
  );
}

/** What the settings call the types of insurance whose names are no words. */
const coverNames: Readonly<Record<string, string>> = {
  ATIStandard: 'ATI standard',
  ATIPremium: 'ATI premium',
};

const coverOf = (type: string): string => coverNames[type] ?? type;

/**
 * Queries the price of insurance by type, and that of the chosen type. It goes by the value alone:
 * while no customer is chosen, it is that of a guest.
 */
export function useInsurance({ customerId, isGuest }: Pick<Payer, 'customerId' | 'isGuest'>) {
  const [isInsured, value, type] = useWatch<
    Compose,
    ['isInsured', 'insuredValue', 'insuranceType']
  >({ name: ['isInsured', 'insuredValue', 'insuranceType'] });
  const query = useDebounced(isInsured ? value : null, 400);
  const known = useInsuranceQuotes(query, customerId);
  const isNobody = isGuest || customerId === null;
  const guests = useGuestInsurance(query, isNobody);
  const { data, error } = isNobody ? guests : known;
  const quotes = query === null ? [] : (data?.quotes ?? []);
  const chosen = quotes.find(({ insuranceType }) => insuranceType === type);
  return {
    quotes,
    error: query === null ? null : error,
    isInsured,
    cost: isInsured ? (chosen?.insuranceCost ?? null) : 0,
  };
}
