import { CircleAlert, CopyPlus, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { useFormState } from 'react-hook-form';
import { namedErrors } from '#ui/form/errors.ts';
import { NumberField } from '#ui/form/NumberField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { cx } from '#ui/cx.ts';
import { useLabel } from '#ui/labels.ts';
import { itemGrid } from './item-grid.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';

type ItemRowProps = {
  readonly at: number;
  readonly packages: readonly { readonly name: string }[];
  /** Shows each cell's label on phones; larger screens have heads. */
  readonly labelled: boolean;
  /** Stable between renders, as all lines share it. */
  readonly onCopy: (at: number) => void;
  readonly onRemove: ((at: number) => void) | undefined;
};

const sides = [
  ['length', 'Length', 'cm'],
  ['width', 'Width', 'cm'],
  ['height', 'Height', 'cm'],
  ['weight', 'Weight each', 'kg'],
] as const;

/** Pieces of one kind. Only its own fields re-render it, as a booking may have 200 lines. */
export const ItemRow = memo(function ItemRow({
  at,
  packages,
  labelled,
  onCopy,
  onRemove,
}: ItemRowProps) {
  const t = useTranslate();
  const spoken = useLabel();
  const cell = (name: string, label: string) => ({
    name: `items.${at}.${name}`,
    label: labelled ? label : t('{label} of item {value}', { label: spoken(label), value: at + 1 }),
    labelHidden: !labelled,
  });
  return (
    <li
      className={cx(
        itemGrid,
        narrowNotes,
        'one-of-many-9 max-sm:one-of-many-75 sm:-m-1 sm:p-1',
        'max-sm:grid max-sm:grid-cols-2 max-sm:gap-2 max-sm:rounded-card max-sm:border',
        'max-sm:border-hairline max-sm:p-3',
      )}
    >
      <SelectField
        {...cell('packageType', 'Package')}
        placeholder="Carton"
        options={packages.map(({ name }) => ({ value: name, label: name }))}
      />
      <NumberField {...cell('quantity', 'Pieces')} />
      {sides.map(([name, label, unit]) => (
        <NumberField
          key={name}
          {...cell(name, labelled ? `${spoken(label)} (${unit})` : label)}
          rules={{ min: 0 }}
        />
      ))}
      <div className="max-sm:col-span-2">
        <TextField {...cell('description', 'Description')} rules={{ maxLength: 512 }} />
      </div>
      <div className="flex items-center justify-end gap-1 max-sm:col-span-2">
        <IconButton
          label={t('Duplicate item {value}', { value: at + 1 })}
          icon={CopyPlus}
          size="small"
          onClick={() => onCopy(at)}
        />
        {onRemove && (
          <IconButton
            label={t('Remove item {value}', { value: at + 1 })}
            icon={Trash2}
            size="small"
            onClick={() => onRemove(at)}
          />
        )}
      </div>
      {!labelled && <Faults at={at} />}
    </li>
  );
});

/**
 * A long message does not fit below a narrow cell: it is read out there, and shown below the line.
 */
const narrowNotes = 'sm:[&_p]:sr-only';

function Faults({ at }: Pick<ItemRowProps, 'at'>) {
  const spoken = useLabel();
  const line = `items.${at}`;
  const { errors } = useFormState({ name: line });
  const faults = namedErrors(errors, [line]);
  if (faults.length === 0) return null;
  return (
    <ul
      aria-hidden="true"
      className={cx(
        'col-span-full flex flex-wrap gap-x-4 gap-y-1 pb-1',
        'text-meta font-medium text-red-fg',
      )}
    >
      {faults.map(({ name, message }) => (
        <li key={name} className="flex gap-1">
          <CircleAlert size={16} />
          {spoken(message)}
        </li>
      ))}
    </ul>
  );
}
