import { boxTypes } from '@waybill/contract/shops/lifecycle';
import type { ShopBox } from '@waybill/contract/shops/boxes/shapes';
import { useMemo } from 'react';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { sidesIn } from '#shell/measure-texts.ts';
import { MeasureText, SidesText } from '#shell/Measures.tsx';
import { useMay } from '#shell/permissions.ts';
import { FormDrawer } from '#shell/records/FormDrawer.tsx';
import { RecordShelf } from '#shell/records/RecordShelf.tsx';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { NumberField } from '#ui/form/NumberField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import type { Column } from '#ui/table/types.ts';
import { BoxOutline } from './BoxOutline.tsx';
import { useBoxes, useDeleteBox, useSaveBox } from './calls.ts';

type OfShop = { readonly shopId: number };

/** The boxes in which a shop packs its orders. */
export function Boxes({ shopId }: OfShop) {
  const t = useTranslate();
  const formats = useFormats();
  const list = useRecordList(`${paths.shop(shopId)}#boxes`, 'id');
  const query = useBoxes({ ...list.requested, shopId, filter: list.search.q });
  const columns = useMemo(
    (): readonly Column<ShopBox>[] => [
      {
        id: 'type',
        header: 'Type',
        cell: (box) => (
          <span className="flex items-center gap-3">
            <BoxOutline box={box} />
            {t(box.boxType)}
          </span>
        ),
        sortKey: 'boxType',
        width: 170,
      },
      { id: 'size', header: 'Inner size', cell: (box) => <SidesText of={box} />, width: 180 },
      {
        id: 'weight',
        header: 'Empty weight',
        cell: ({ weight }) => <MeasureText of={weight} />,
        align: 'right',
        width: 120,
      },
      {
        id: 'most',
        header: 'Maximum weight',
        cell: ({ maximumWeight: most }) => most && <MeasureText of={most} />,
        align: 'right',
        width: 130,
        hideBelow: 768,
      },
      {
        id: 'state',
        header: 'State',
        cell: ({ isAvailable }) =>
          isAvailable ? null : <StatusPill family="neutral">Not available</StatusPill>,
        width: 120,
        card: 'pill',
      },
    ],
    [t],
  );
  return (
    <RecordShelf
      one="box"
      many="boxes"
      list={list}
      query={query}
      columns={columns}
      rowName={(box) => `${t(box.boxType)} ${sidesIn(formats, box)}`}
      permission="Customer.Company"
      mayEdit={useMay()('Customer.Company')}
      why="Orders go into the smallest boxes that hold them; without boxes, each piece alone."
      removal={useDeleteBox()}
      removalEffect="Orders that are not booked yet are packed again without it."
      editor={(row, close) => (
        <BoxDrawer key={row?.id ?? 'new'} shopId={shopId} box={row} onClose={close} />
      )}
    />
  );
}

type BoxDrawerProps = OfShop & { readonly box: ShopBox | null; readonly onClose: () => void };

const valuesOf = (box: ShopBox | null) => ({
  box: {
    boxType: box?.boxType ?? ('Carton' as const),
    length: { value: box?.length.value ?? null, unit: box?.length.unit ?? 'cm' },
    width: { value: box?.width.value ?? null, unit: box?.width.unit ?? 'cm' },
    height: { value: box?.height.value ?? null, unit: box?.height.unit ?? 'cm' },
    weight: { value: box?.weight.value ?? null, unit: box?.weight.unit ?? 'kg' },
    maximumWeight: {
      value: box?.maximumWeight?.value ?? null,
      unit: box?.maximumWeight?.unit ?? 'kg',
    },
    isAvailable: box?.isAvailable ?? true,
  },
});

type Typed = { readonly value: number | null; readonly unit: string };
const measured = ({ value, unit }: Typed) => ({ value: value ?? 0, unit });

function BoxDrawer({ shopId, box, onClose }: BoxDrawerProps) {
  const t = useTranslate();
  const formats = useFormats();
  const values = valuesOf(box);
  const save = useSaveForm({
    reading: box,
    values,
    send: useSaveBox(),
    argsOf: ({ box: typed }) => ({
      box: {
        ...typed,
        id: box?.id,
        shopId,
        length: measured(typed.length),
        width: measured(typed.width),
        height: measured(typed.height),
        weight: measured(typed.weight),
        maximumWeight: typed.maximumWeight.value === null ? null : measured(typed.maximumWeight),
      },
    }),
    onSaved: onClose,
  });
  const required = { required: 'Please fill this in' } as const;
  return (
    <FormDrawer
      title={box ? sidesIn(formats, box) : 'Add box'}
      submitLabel="Save box"
      save={save}
      onClose={onClose}
    >
      <SelectField
        name="box.boxType"
        label="Type"
        options={boxTypes.map((type) => ({ value: type, label: t(type) }))}
        rules={{ required: true }}
      />
      <div className="grid grid-cols-3 items-start gap-3">
        <NumberField
          name="box.length.value"
          label="Length"
          unit={values.box.length.unit}
          rules={required}
        />
        <NumberField
          name="box.width.value"
          label="Width"
          unit={values.box.width.unit}
          rules={required}
        />
        <NumberField
          name="box.height.value"
          label="Height"
          unit={values.box.height.unit}
          rules={required}
        />
      </div>
      <NumberField
        name="box.weight.value"
        label="Empty weight"
        unit={values.box.weight.unit}
        rules={required}
      />
      <NumberField
        name="box.maximumWeight.value"
        label="Maximum weight"
        unit={values.box.maximumWeight.unit}
        optional
      />
      <CheckboxField name="box.isAvailable" label="Available for packing" />
    </FormDrawer>
  );
}
