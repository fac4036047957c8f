import { calcMethods } from '@waybill/contract/pricing/shapes';
import { useFormContext, useWatch } from 'react-hook-form';
import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { cx } from '#ui/cx.ts';
import { NumberField } from '#ui/form/NumberField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import {
  type Inherited,
  isNoNumber,
  isSameRate,
  noRate,
  rateText,
  type RateFields,
  sellsFor,
} from './markup-values.ts';

type RateInputsProps = {
  /** The field name of the rate. */
  readonly name: string;
  /** The accessible name of the rate. */
  readonly label: string;
  /** The rate that applies while the field is empty, and its level; null if there is none. */
  readonly inherited: { readonly rate: Inherited['rate']; readonly from: string } | null;
  /** The charge from which the sample is calculated. */
  readonly sample: number;
};

const methods = calcMethods.map((value) => ({
  value,
  label: value === 'Percentage' ? '%' : '$',
}));

/**
 * A rate's two fields, and the selling price of a sample charge with this or the inherited rate.
 */
export function RateInputs({ name, label, inherited, sample }: RateInputsProps) {
  const t = useTranslate();
  const formats = useFormats();
  const { formState } = useFormContext();
  const rate = (useWatch({ name }) as RateFields | undefined) ?? noRate;
  const isSet = rate.value !== null && rate.value !== undefined;
  const counting = isSet ? rate : (inherited?.rate ?? noRate);
  const before = (at(formState.defaultValues, name) as RateFields | undefined) ?? noRate;
  return (
    <>
      <td className="flex items-start gap-2">
        <div className="w-16 shrink-0">
          <SelectField
            labelHidden
            name={`${name}.calcMethod`}
            label={t('{label}, method', { label })}
            options={methods}
            rules={{ required: true }}
          />
        </div>
        <div className="w-28 shrink-0">
          <NumberField
            labelHidden
            name={`${name}.value`}
            label={t('{label}, markup', { label })}
            placeholder={rateText(inherited?.rate ?? zero, formats)}
            rules={rate.calcMethod === 'Percentage' ? withinPercent : {}}
          />
        </div>
      </td>
      <td
        className={cx(
          'flex min-h-control min-w-0 items-center gap-2',
          !isSet && 'text-ink-3 italic',
        )}
      >
        <span className="text-table sm:hidden">{t('Sells for')}</span>
        <span className="num text-right sm:min-w-24">
          {isNoNumber(counting) ? '—' : formats.money(sellsFor(sample, counting))}
        </span>
        {!isSet && (
          <span className="min-w-0 truncate text-table">
            {inherited === null ? t('no markup') : inherited.from}
          </span>
        )}
        {!isSameRate(before, rate) && (
          <span className="size-1.5 shrink-0 rounded-full bg-primary">
            <span className="sr-only">{t('Changed')}</span>
          </span>
        )}
      </td>
    </>
  );
}

const zero: RateFields = { calcMethod: 'Percentage', value: 0 };

const withinPercent = {
  min: { value: -100, message: '−100 or more' },
  max: { value: 1000, message: '1000 or less' },
};

/** Returns the value at a path such as `rows.a7.all`. */
const at = (values: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((found, key) => (found as Record<string, unknown> | undefined)?.[key], values);
