import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useFormats } from '#shell/formats.ts';
import { Button } from '#ui/Button.tsx';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { MoneyField } from '#ui/form/MoneyField.tsx';
import { NumberField } from '#ui/form/NumberField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { type AdhocValues, emptyLine, totalsOf } from './adhoc-values.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useBillingOverview } from '../../billing/calls.ts';
import { cx } from '#ui/cx.ts';

/** The lines of an ad hoc invoice: description, quantity, amount. */
export function AdhocLines() {
  const t = useTranslate();
  const { control } = useFormContext<AdhocValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'items' as never });
  return (
    <div className="grid gap-4">
      {fields.map(({ id }, at) => (
        <fieldset
          key={id}
          className={cx(
            'grid grid-cols-2 items-start gap-3 border-b border-hairline pb-4',
            'md:grid-cols-[2fr_3fr_1fr_2fr_auto_auto]',
          )}
        >
          <legend className="sr-only">{t('Line {number}', { number: at + 1 })}</legend>
          <TextField<AdhocValues>
            name={`items.${at}.packageType`}
            label="What"
            rules={{ required: true, maxLength: 100 }}
          />
          <TextField<AdhocValues>
            name={`items.${at}.description`}
            label="Description"
            optional
            rules={{ maxLength: 200 }}
          />
          <NumberField<AdhocValues>
            name={`items.${at}.quantity`}
            label="Quantity"
            rules={{ required: true, min: 1, validate: wholeOnly }}
          />
          <MoneyField<AdhocValues>
            name={`items.${at}.amount`}
            label="Amount ex. tax"
            rules={{ required: true }}
          />
          <div className="md:pt-7">
            <CheckboxField<AdhocValues> name={`items.${at}.isTaxable`} label="GST" />
          </div>
          <div className="md:pt-6">
            <IconButton
              label={t('Remove line {number}', { number: at + 1 })}
              icon={Trash2}
              disabledReason={fields.length === 1 ? 'An invoice needs at least one line.' : null}
              onClick={() => remove(at)}
            />
          </div>
        </fieldset>
      ))}
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Button icon={Plus} onClick={() => append(emptyLine as never)}>
          Add line
        </Button>
        <Totals />
      </div>
    </div>
  );
}

/** The invoice's total with the current lines. */
function Totals() {
  const t = useTranslate();
  const { money } = useFormats();
  const items = useWatch<AdhocValues, 'items'>({ name: 'items' });
  const { data } = useBillingOverview();
  if (data === undefined) return null;
  const { taxExclusive, tax, total } = totalsOf(items, data.taxTerms);
  return (
    <output>
      <dl className="num grid grid-cols-[auto_auto] gap-x-6 gap-y-1 text-right">
        <dt>{t('Total ex. tax')}</dt>
        <dd>{money(taxExclusive)}</dd>
        <dt>{t('GST')}</dt>
        <dd>{money(tax)}</dd>
        <dt className="font-semibold">{t('Total inc. GST')}</dt>
        <dd className="font-semibold">{money(total)}</dd>
      </dl>
    </output>
  );
}

const wholeOnly = (value: unknown): string | true =>
  typeof value !== 'number' || Number.isInteger(value) || 'The quantity must be a whole number';
