import type { FeeMethod } from '@waybill/contract/finance/fees/endpoints';
import { Plus, X } from 'lucide-react';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { Button } from '#ui/Button.tsx';
import { NumberField } from '#ui/form/NumberField.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import type { TypedRate } from './fee-values.ts';
import { rateHead, unitOf } from './fee-labels.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';

type Values = {
  readonly fee: { readonly feeRates: readonly TypedRate[] };
  readonly customerFee: { readonly feeRates: readonly TypedRate[] };
};
type RatesTableProps = {
  /** The field of the rates: the fee's, or a customer's. */
  readonly of: keyof Values;
  readonly method: FeeMethod;
};

const number = { required: 'Enter a number', min: 0 };

/** The tiers of a fee: the basic charge and the rate above each quantity. */
export function RatesTable({ of, method }: RatesTableProps) {
  const t = useTranslate();
  const { control } = useFormContext<Values>();
  const { errors } = useFormState<Values>({ control });
  const { fields, append, remove } = useFieldArray({ control, name: `${of}.feeRates` });
  const problem = errors[of]?.feeRates?.message ?? errors[of]?.feeRates?.root?.message;
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{t('Rates')}</legend>
      <div className="grid gap-2">
        <div aria-hidden="true" className={`${row} text-meta font-semibold text-ink-2`}>
          <span>{t('Above {unit}', { unit: t(unitOf[method]) })}</span>
          <span>{t('Basic $')}</span>
          <span>{t('Rate {unit}', { unit: rateHead(method) })}</span>
        </div>
        {fields.map((field, at) => (
          <div key={field.id} className={row}>
            <NumberField<Values>
              labelHidden
              name={`${of}.feeRates.${at}.break`}
              label={t('Rate {number}, above', { number: at + 1 })}
              rules={number}
            />
            <NumberField<Values>
              labelHidden
              name={`${of}.feeRates.${at}.basic`}
              label={t('Rate {number}, basic charge', { number: at + 1 })}
              rules={number}
            />
            <NumberField<Values>
              labelHidden
              name={`${of}.feeRates.${at}.rate`}
              label={t('Rate {number}, rate', { number: at + 1 })}
              rules={number}
            />
            <IconButton
              icon={X}
              label={t('Remove rate {number}', { number: at + 1 })}
              disabledReason={fields.length === 1 ? 'A fee needs at least one rate' : null}
              onClick={() => remove(at)}
            />
          </div>
        ))}
      </div>
      {problem !== undefined && <p className="mt-2 text-danger">{problem}</p>}
      <div className="mt-2">
        <Button
          size="small"
          icon={Plus}
          onClick={() => append({ break: null, basic: 0, rate: null })}
        >
          Add rate
        </Button>
      </div>
    </fieldset>
  );
}

const row = 'grid grid-cols-[1fr_1fr_1fr_2.25rem] items-start gap-1.5';
