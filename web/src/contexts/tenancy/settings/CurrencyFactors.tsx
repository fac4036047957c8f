import type { TenantSettings } from '@waybill/contract/tenancy/settings/shapes';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { Translated } from '#shell/texts/Translated.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useLeaveGuard } from '#shell/use-leave-guard.ts';
import { FieldRow, FieldRows } from '#ui/form/FieldRows.tsx';
import { FormShell } from '#ui/form/FormShell.tsx';
import { NumberField } from '#ui/form/NumberField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useSaveTenantSettings } from './calls.ts';

type Values = {
  readonly factors: readonly { readonly code: string; readonly factor: number | null }[];
};

/** The value of one unit of each other currency in the tenant's own. */
export function CurrencyFactors({ settings }: { readonly settings: TenantSettings }) {
  const { currency } = settings;
  const toast = useToast();
  const save = useSaveForm({
    reading: settings,
    values: {
      factors: Object.entries(currency.factors).map(([code, factor]) => ({ code, factor })),
    },
    send: useSaveTenantSettings(),
    argsOf: ({ factors }: Values) => ({
      currency: {
        factors: Object.fromEntries(
          factors.flatMap(({ code, factor }) =>
            factor === null ? [] : [[code.toUpperCase(), factor]],
          ),
        ),
      },
    }),
    onSaved: () => toast({ title: 'Other currencies saved', tone: 'success' }),
  });
  return (
    <Panel title="Other currencies">
      <FormShell {...save} submitLabel="Save currencies" useLeaveGuard={useLeaveGuard}>
        <p className="text-ink-3">
          <Translated text="For other systems to read. They are not used for conversion here." />
        </p>
        <Factors base={currency.baseCurrency} />
      </FormShell>
    </Panel>
  );
}

function Factors({ base }: { readonly base: string }) {
  const t = useTranslate();
  const { control } = useFormContext<Values>();
  const { fields, append, remove } = useFieldArray({ control, name: 'factors' });
  return (
    <FieldRows addLabel="Add currency" onAdd={() => append({ code: '', factor: null })}>
      {fields.map((row, at) => (
        <FieldRow
          key={row.id}
          removeLabel={t('Remove currency {number}', { number: at + 1 })}
          onRemove={() => remove(at)}
        >
          <TextField<Values>
            name={`factors.${at}.code`}
            label="Currency"
            rules={{
              required: 'Please enter a currency code such as AUD',
              pattern: {
                value: /^[A-Za-z]{3}$/,
                message: t('Please enter a currency code such as AUD'),
              },
            }}
          />
          <NumberField<Values>
            name={`factors.${at}.factor`}
            label={t('Exchange rate to {currency}', { currency: base })}
            rules={{ required: 'Please enter a number greater than 0', min: 0.000_001 }}
          />
        </FieldRow>
      ))}
    </FieldRows>
  );
}
