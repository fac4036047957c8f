import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import type { ReactNode } from 'react';
import { useFormats } from '#shell/formats.ts';
import type { SaveForm } from '#shell/records/use-save-form.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useLeaveGuard } from '#shell/use-leave-guard.ts';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { FormShell } from '#ui/form/FormShell.tsx';
import { FieldRow, FieldRows } from '#ui/form/FieldRows.tsx';
import { MoneyField } from '#ui/form/MoneyField.tsx';
import { NumberField } from '#ui/form/NumberField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { TimeField } from '#ui/form/TimeField.tsx';
import { type ChargeFormValues, type ChargeParty, newLine, typedTotal } from './charge-values.ts';

type ChargeFormProps = {
  readonly of: ChargeParty;
  readonly save: SaveForm<ChargeFormValues>;
  readonly onCancel: () => void;
  /** Content above the hours, such as the driver. */
  readonly children?: ReactNode;
};

/** The hours and lines of a charge, with the total as they are entered. */
export function ChargeForm({ of, save, onCancel, children }: ChargeFormProps) {
  return (
    <FormShell
      {...save}
      submitLabel={of === 'customercharge' ? 'Save customer charge' : 'Save driver charge'}
      onCancel={onCancel}
      useLeaveGuard={useLeaveGuard}
    >
      {children}
      <Hours of={of} />
      <Lines of={of} />
      <Total of={of} />
    </FormShell>
  );
}

function Hours({ of }: { readonly of: ChargeParty }) {
  const { control } = useFormContext<ChargeFormValues>();
  const starttime = useWatch({ control, name: `${of}.starttime` });
  const endtime = useWatch({ control, name: `${of}.endtime` });
  const isTimed = starttime !== '' || endtime !== '';
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      <MoneyField<ChargeFormValues>
        name={`${of}.chargerate`}
        label="Rate per hour"
        optional
        rules={{ min: 0 }}
      />
      <NumberField<ChargeFormValues>
        name={`${of}.hours`}
        label="Hours"
        unit="h"
        optional
        rules={{ min: 0, max: 168 }}
        readOnlyReason={isTimed ? 'Calculated from start and end' : undefined}
      />
      <TimeField<ChargeFormValues> name={`${of}.starttime`} label="Start time" optional />
      <TimeField<ChargeFormValues> name={`${of}.endtime`} label="End time" optional />
      <NumberField<ChargeFormValues>
        name={`${of}.break`}
        label="Break"
        unit="min"
        optional
        rules={{ min: 0 }}
      />
      <NumberField<ChargeFormValues>
        name={`${of}.roundby`}
        label="Round up to"
        unit="min"
        optional
        rules={{ min: 1, max: 480 }}
      />
      <NumberField<ChargeFormValues>
        name={`${of}.minimumhours`}
        label="Minimum"
        unit="h"
        optional
        rules={{ min: 0, max: 24 }}
      />
    </div>
  );
}

function Lines({ of }: { readonly of: ChargeParty }) {
  const t = useTranslate();
  const { control } = useFormContext<ChargeFormValues>();
  const { fields, append, remove } = useFieldArray({ control, name: `${of}.chargebreakdown` });
  return (
    <fieldset>
      <legend className="mb-2 font-medium">{t('Other lines')}</legend>
      <FieldRows addLabel="Add line" onAdd={() => append(newLine)}>
        {fields.map((field, at) => (
          <FieldRow
            key={field.id}
            removeLabel={t('Remove line {number}', { number: at + 1 })}
            onRemove={() => remove(at)}
          >
            <div className="grid min-w-0 gap-2">
              <TextField<ChargeFormValues>
                name={`${of}.chargebreakdown.${at}.servicecode`}
                label="For"
                rules={{ required: 'Enter what the line is for', maxLength: 50 }}
              />
              <MoneyField<ChargeFormValues>
                name={`${of}.chargebreakdown.${at}.amount`}
                label="Amount"
                rules={{ required: 'Enter an amount' }}
              />
              <CheckboxField<ChargeFormValues>
                name={`${of}.chargebreakdown.${at}.istaxapplicable`}
                label="GST applies"
              />
            </div>
          </FieldRow>
        ))}
      </FieldRows>
    </fieldset>
  );
}

function Total({ of }: { readonly of: ChargeParty }) {
  const t = useTranslate();
  const { money } = useFormats();
  const { control } = useFormContext<ChargeFormValues>();
  const { hours, total } = typedTotal(useWatch({ control, name: of }));
  return (
    <output className="flex flex-wrap justify-between gap-2 border-t border-hairline pt-3">
      <span className="text-ink-2">{t('{hours} h charged', { hours })}</span>
      <span className="num font-semibold">{t('{total} ex. tax', { total: money(total) })}</span>
    </output>
  );
}
