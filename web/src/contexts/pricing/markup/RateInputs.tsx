import { calcMethods } from '@waybill/contract/pricing/shapes';
import { useFormContext, useWatch } from 'react-hook-form';
import { useFormats } from '#shell/formats.ts';
import { NumberField } from '#ui/form/NumberField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { noRate, type RateFields, sellsFor } from './markup-values.ts';
import { useSay } from '#shell/texts/texts-context.ts';

type RateInputsProps = {
  /** The rate's place in the form. */
  readonly name: string;
  /** What the rate is for, read aloud. */
  readonly label: string;
  /** What counts while the field is empty. */
  readonly inherited: string;
  /** The charge that the sample is reckoned on. */
  readonly sample: number;
};

const methods = calcMethods.map((value) => ({
  value,
  label: value === 'Percentage' ? '%' : '$',
}));

/** A rate's two fields, and what a sample charge sells for with it. */
export function RateInputs({ name, label, inherited, sample }: RateInputsProps) {
  const say = useSay();
  const { money } = useFormats();
  const { getFieldState, formState } = useFormContext();
  const rate = (useWatch({ name }) as RateFields | undefined) ?? noRate;
  const isSet = rate.value !== null && rate.value !== undefined;
  return (
    <div className="flex flex-wrap items-start gap-2">
      <div className="w-16 shrink-0">
        <SelectField
          labelHidden
          name={`${name}.calcMethod`}
          label={say('{label}, how', { label })}
          options={methods}
          rules={{ required: true }}
        />
      </div>
      <div className="w-28 shrink-0">
        <NumberField
          labelHidden
          name={`${name}.value`}
          label={say('{label}, markup', { label })}
          placeholder={inherited}
          rules={
            rate.calcMethod === 'Percentage'
              ? {
                  min: { value: -100, message: '−100 or more' },
                  max: { value: 1000, message: '1000 or less' },
                }
              : {}
          }
        />
      </div>
      <span className="flex min-h-control min-w-24 items-center gap-2 text-table text-ink-3">
        {isSet && money(sellsFor(sample, rate))}
        {getFieldState(`${name}.value`, formState).isDirty && (
          <span className="size-1.5 rounded-full bg-primary">
            <span className="sr-only">{say('Changed')}</span>
          </span>
        )}
      </span>
    </div>
  );
}
