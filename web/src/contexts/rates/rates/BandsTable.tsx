import { rateTypes } from '@waybill/contract/rates/shapes';
import { Plus, X } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '#ui/Button.tsx';
import { NumberField } from '#ui/form/NumberField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { bandWords } from './labels.ts';
import { nextBand, type RateValues } from './rate-values.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Translated } from '#shell/texts/Translated.tsx';

const importedRows =
  "Includes {count} imported rows of a second dimension, which can't be edited here.";

const kinds = rateTypes.map((value) => ({ value, label: bandWords[value] }));
const number = { required: 'Enter a number', min: 0 };

/** The bands of a rate: lower limit, method, basic charge and value. */
export function BandsTable({ unit }: { readonly unit: string }) {
  const t = useTranslate();
  const { control, formState, getValues } = useFormContext<RateValues>();
  const { rateDetails: problem } = formState.errors.rate ?? {};
  const { fields, append, remove } = useFieldArray({ control, name: 'rate.rateDetails' });
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{t('Bands')}</legend>
      <div className="grid gap-2">
        <div aria-hidden="true" className={`${row} text-meta font-semibold text-ink-2`}>
          <span>{t('Above {unit}', { unit })}</span>
          <span>{t('Calculation')}</span>
          <span>{t('Basic $')}</span>
          <span>{t('Value $')}</span>
        </div>
        {fields.map((field, at) => (
          <div key={field.id}>
            <div className={row}>
              <BandFields at={at} />
              <IconButton
                icon={X}
                label={t('Remove band {value}', { value: at + 1 })}
                disabledReason={fields.length === 1 ? 'A rate needs at least one band' : null}
                onClick={() => remove(at)}
              />
            </div>
            {(field.child ?? []).length > 0 && (
              <p className="text-meta text-ink-3">
                {t(importedRows, { count: field.child?.length ?? 0 })}
              </p>
            )}
          </div>
        ))}
      </div>
      {problem?.message !== undefined && (
        <p className="mt-2 text-danger">
          <Translated text={problem.message} />
        </p>
      )}
      <div className="mt-2">
        <Button
          size="small"
          icon={Plus}
          onClick={() => append(nextBand(getValues('rate.rateDetails').at(-1)))}
        >
          Add band
        </Button>
      </div>
    </fieldset>
  );
}

function BandFields({ at }: { readonly at: number }) {
  const t = useTranslate();
  return (
    <>
      <NumberField<RateValues>
        labelHidden
        name={`rate.rateDetails.${at}.break`}
        label={t('Band {value}, above', { value: at + 1 })}
        rules={number}
      />
      <SelectField<RateValues>
        labelHidden
        name={`rate.rateDetails.${at}.rateType`}
        label={t('Band {value}, calculation', { value: at + 1 })}
        options={kinds}
        rules={{ required: true }}
      />
      <NumberField<RateValues>
        labelHidden
        name={`rate.rateDetails.${at}.basic`}
        label={t('Band {value}, basic charge', { value: at + 1 })}
        rules={number}
      />
      <NumberField<RateValues>
        labelHidden
        name={`rate.rateDetails.${at}.value`}
        label={t('Band {value}, value', { value: at + 1 })}
        rules={number}
      />
    </>
  );
}

const row = 'grid grid-cols-[1fr_1.3fr_1fr_1fr_2.25rem] items-start gap-1.5';
