import type { FuelLevy as FuelLevyShape } from '@waybill/contract/rates/charges/shapes';
import type { z } from 'zod';
import { paths } from '#paths';
import { type Formats, useFormats } from '#shell/formats.ts';
import { useMay } from '#shell/permissions.ts';
import { FormDrawer } from '#shell/records/FormDrawer.tsx';
import { RecordShelf } from '#shell/records/RecordShelf.tsx';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useToday } from '#shell/today.ts';
import { NumberField } from '#ui/form/NumberField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import type { Column } from '#ui/table/types.ts';
import { DatedFields } from './DatedFields.tsx';
import { SourceField } from './SourceField.tsx';
import { InForce } from './InForce.tsx';
import { useCreateLevy, useDeleteLevy, useFuelLevies, useUpdateLevy } from './calls.ts';

type Levy = z.output<typeof FuelLevyShape>;

/** The initial order, which a sort in the address cannot express. */
const latestFirst = 'effectiveDate desc, name';

/** The fuel levies of all dates: the one in force on the despatch day is charged. */
export function FuelLevies() {
  const list = useRecordList(`${paths.rateCards()}#fuel`, '-effectiveDate');
  const formats = useFormats();
  const query = useFuelLevies({
    ...list.requested,
    ...(list.search.sort === undefined && { sorting: latestFirst }),
    filter: list.search.q,
  });
  const all = useFuelLevies({ maxResultCount: 1000 }).data?.items ?? [];
  return (
    <RecordShelf
      one="fuel levy"
      many="fuel levies"
      list={list}
      query={query}
      columns={levyColumns(formats, all)}
      rowName={({ name, effectiveDate }) => `${name}, ${formats.plainDate(effectiveDate)}`}
      permission="Carrier.View"
      mayEdit={useMay()('Job.Rates')}
      why="A percentage of freight. The row that is valid on the despatch date applies."
      removal={useDeleteLevy()}
      removalEffect="Existing quotes are not changed."
      editor={(row, close) => <LevyDrawer key={row?.id ?? 'new'} levy={row} onClose={close} />}
    />
  );
}

const levyColumns = (
  { plainDate, percent: percentText }: Formats,
  all: readonly Levy[],
): readonly Column<Levy>[] => [
  { id: 'name', header: 'Levy', cell: ({ name }) => name, sortKey: 'name', width: 140 },
  {
    id: 'percent',
    header: 'Percent',
    cell: ({ percent }) => percentText(percent),
    align: 'right',
    sortKey: 'percent',
    width: 110,
  },
  {
    id: 'from',
    header: 'From',
    cell: ({ effectiveDate }) => plainDate(effectiveDate),
    sortKey: 'effectiveDate',
    width: 120,
  },
  {
    id: 'until',
    header: 'Valid before',
    cell: ({ expireDate }) => expireDate && plainDate(expireDate),
    sortKey: 'expireDate',
    width: 130,
    hideBelow: 1024,
  },
  {
    id: 'state',
    header: 'State',
    cell: (levy) => <InForce dated={levy} among={all.filter(({ name }) => name === levy.name)} />,
    width: 110,
    card: 'pill',
  },
  {
    id: 'source',
    header: 'Source',
    cell: ({ source }) => source,
    title: ({ source }) => source,
    width: 220,
    hideBelow: 1680,
  },
];

type LevyDrawerProps = { readonly levy: Levy | null; readonly onClose: () => void };

function LevyDrawer({ levy, onClose }: LevyDrawerProps) {
  const today = useToday();
  const values = {
    fuellevy: {
      name: levy?.name ?? 'Fuel',
      percent: levy?.percent ?? (null as unknown as number),
      effectiveDate: levy?.effectiveDate ?? today,
      expireDate: levy?.expireDate ?? null,
      source: levy?.source ?? '',
    },
  };
  const creation = useSaveForm({
    values,
    send: useCreateLevy(),
    argsOf: (input) => input,
    onSaved: onClose,
  });
  const change = useSaveForm({
    reading: levy,
    values,
    send: useUpdateLevy(),
    argsOf: ({ fuellevy }) => ({ fuellevy: { ...fuellevy, id: levy?.id ?? '' } }),
    onSaved: onClose,
  });
  return (
    <FormDrawer
      title={levy?.name ?? 'Add fuel levy'}
      submitLabel="Save fuel levy"
      save={levy ? change : creation}
      onClose={onClose}
    >
      <TextField
        name="fuellevy.name"
        label="Name"
        help="Levies with different names are added together: 7% and 7% make 14%."
        rules={{ required: 'Please enter a name' }}
      />
      <NumberField
        name="fuellevy.percent"
        label="Percentage of freight"
        unit="%"
        rules={{ required: 'Please enter a percentage', min: 0, max: 100 }}
      />
      <DatedFields at="fuellevy" />
      <SourceField at="fuellevy" />
    </FormDrawer>
  );
}
