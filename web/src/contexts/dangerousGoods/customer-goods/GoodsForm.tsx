import { cx } from '#ui/cx.ts';
import type { UnCode } from '@waybill/contract/dangerousGoods/shapes';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { type ReadRecord, useSaveForm } from '#shell/records/use-save-form.ts';
import { useLeaveGuard } from '#shell/use-leave-guard.ts';
import { Button } from '#ui/Button.tsx';
import { ComboboxField } from '#ui/form/ComboboxField.tsx';
import { FormShell } from '#ui/form/FormShell.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { type Translate, useTranslate } from '#shell/texts/texts-context.ts';
import type * as shapes from '@waybill/contract/dangerousGoods/customer-goods/shapes';
import { useSaveCustomerGoods } from './calls.ts';

type Goods = z.output<typeof shapes.CustomerDangerousGoods>;
/** The number of a row is null until it is chosen. */
type Row = { readonly unNumber: string | null; readonly unPackageGroup: Goods['unPackageGroup'] };
type Values = { readonly dangerousGoods: Row[] };

type GoodsFormProps = {
  readonly customerId: number;
  readonly codes: readonly UnCode[];
  readonly reading: ReadRecord;
  readonly saved: readonly Goods[];
};

/** The dangerous goods that one customer may send, one per row. */
export function GoodsForm({ customerId, codes, reading, saved }: GoodsFormProps) {
  const toast = useToast();
  const save = useSaveForm({
    reading,
    values: { dangerousGoods: [...saved] } as Values,
    send: useSaveCustomerGoods(),
    argsOf: ({ dangerousGoods }) => ({
      customerId,
      dangerousGoods: dangerousGoods.map((row) => ({ ...row, unNumber: row.unNumber ?? '' })),
    }),
    onSaved: () => toast({ title: 'Permissions saved', tone: 'success' }),
  });
  return (
    <div className="max-w-[800px]">
      <FormShell {...save} saveBar submitLabel="Save permissions" useLeaveGuard={useLeaveGuard}>
        <Panel title="Allowed goods">
          <GoodsRows codes={codes} />
        </Panel>
      </FormShell>
    </div>
  );
}

const newRow: Row = { unNumber: null, unPackageGroup: null };

function GoodsRows({ codes }: Pick<GoodsFormProps, 'codes'>) {
  const t = useTranslate();
  const { control } = useFormContext<Values>();
  const { fields, append, remove } = useFieldArray({ control, name: 'dangerousGoods' });
  return (
    <div className="grid gap-4">
      {fields.length === 0 && (
        <p className="text-ink-2">
          {t(
            'No goods listed: all dangerous goods are allowed, provided the customer can send any.',
          )}
        </p>
      )}
      {fields.map(({ id }, at) => (
        <GoodsRow key={id} at={at} codes={codes} onRemove={() => remove(at)} />
      ))}
      <div>
        <Button icon={Plus} onClick={() => append(newRow)}>
          Add UN number
        </Button>
      </div>
    </div>
  );
}

type GoodsRowProps = {
  readonly at: number;
  readonly codes: readonly UnCode[];
  readonly onRemove: () => void;
};

function GoodsRow({ at, codes, onRemove }: GoodsRowProps) {
  const t = useTranslate();
  const number = useWatch<Values>({ name: `dangerousGoods.${at}.unNumber` });
  const { setValue } = useFormContext<Values>();
  const groups = codes
    .filter(({ unNumber }) => unNumber === number)
    .flatMap(({ unPackageGroup }) => unPackageGroup ?? []);
  return (
    <fieldset
      className={cx(
        'grid grid-cols-[1fr_auto] items-start gap-3 border-b border-hairline pb-4',
        'md:grid-cols-[1fr_180px_auto]',
      )}
    >
      <legend className="sr-only">{t('Row {value}', { value: at + 1 })}</legend>
      <ComboboxField<Values>
        name={`dangerousGoods.${at}.unNumber`}
        label="UN number"
        placeholder="Number or name"
        options={numbersOf(codes, t)}
        rules={{ required: 'UN Number is required' }}
        onChosen={() =>
          setValue(`dangerousGoods.${at}.unPackageGroup`, null, { shouldDirty: true })
        }
      />
      <div className="max-md:col-span-2 max-md:row-start-2">
        <SelectField<Values>
          name={`dangerousGoods.${at}.unPackageGroup`}
          label="Package group"
          placeholder={groups.length === 0 ? 'None' : 'Any'}
          optional
          options={groups.map((group) => ({ value: group, label: group }))}
        />
      </div>
      <div className="pt-6">
        <IconButton
          label={t('Remove row {value}', { value: at + 1 })}
          icon={Trash2}
          onClick={onRemove}
        />
      </div>
    </fieldset>
  );
}

/** Returns each number once, to be found by number and name. */
function numbersOf(codes: readonly UnCode[], t: Translate) {
  const byNumber = new Map(codes.map((code) => [code.unNumber, code]));
  return [...byNumber.values()].map(({ unNumber, unDescription, unClassCode }) => ({
    id: unNumber,
    value: unNumber,
    label: `UN${unNumber} ${unDescription}`,
    detail: t('Class {code}', { code: unClassCode }),
  }));
}
