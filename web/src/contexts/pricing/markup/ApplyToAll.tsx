import { calcMethods } from '@waybill/contract/pricing/shapes';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { NumberField } from '#ui/form/NumberField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { ChangeList, type NameOf } from './Changes.tsx';
import {
  cascaded,
  changesOf,
  type MarkupValues,
  noRate,
  type RateFields,
} from './markup-values.ts';

type ApplyToAllProps = {
  readonly rows: MarkupValues['rows'];
  readonly nameOf: NameOf;
  readonly onApply: (rows: MarkupValues['rows']) => void;
  readonly onClose: () => void;
};

const methods = calcMethods.map((value) => ({
  value,
  label: value === 'Percentage' ? '%' : '$',
}));

/** Applies one rate to all carrier accounts, after a preview of the changes. */
export function ApplyToAll({ rows, nameOf, onApply, onClose }: ApplyToAllProps) {
  const t = useTranslate();
  const form = useForm({ defaultValues: { rate: noRate as RateFields, andServices: false } });
  const [rate, andServices] = useWatch({ control: form.control, name: ['rate', 'andServices'] });
  const isRate = rate.value !== null && !Number.isNaN(rate.value);
  const next = isRate ? cascaded(rows, rate, { retainsServices: !andServices }) : rows;
  const changes = changesOf(rows, next);
  const apply = () => {
    onApply(next);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Same rate for all carrier accounts"
      description={t("Nothing is saved yet. Review the changes and undo any you don't want.")}
      footer={
        <Button
          look="primary"
          onClick={apply}
          disabledReason={changes.length === 0 ? t('No changes') : undefined}
        >
          {t('Apply to {count}', { count: changes.length })}
        </Button>
      }
    >
      <FormProvider {...form}>
        <div className="grid gap-4">
          <div className="flex items-start gap-2">
            <div className="w-24">
              <SelectField name="rate.calcMethod" label="Kind" options={methods} />
            </div>
            <div className="w-36">
              <NumberField name="rate.value" label="Markup" />
            </div>
          </div>
          <CheckboxField
            name="andServices"
            label="Remove rates set for individual services"
            help="Otherwise they stay, and the rate applies to all other services."
          />
          {changes.length > 0 && <ChangeList changes={changes} nameOf={nameOf} />}
        </div>
      </FormProvider>
    </Dialog>
  );
}
