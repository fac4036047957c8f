import type { Stocktake } from '@waybill/contract/warehouse/stocktakes/shapes';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { paths } from '#paths';
import { type Formats, useFormats } from '#shell/formats.ts';
import { useGo } from '#shell/page-state.ts';
import { useMay } from '#shell/permissions.ts';
import { FormDrawer } from '#shell/records/FormDrawer.tsx';
import { RecordTable } from '#shell/records/RecordTable.tsx';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { type Translate, useTranslate } from '#shell/texts/texts-context.ts';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import type { Column } from '#ui/table/types.ts';
import { warehouseLinks } from '../parts/warehouse-links.ts';
import { useOpenStocktake, useStocktakes } from './calls.ts';

const columnsIn = (formats: Formats, t: Translate): readonly Column<Stocktake>[] => [
  {
    id: 'prefix',
    header: 'Storage locations',
    cell: ({ prefix }) => prefix || t('Whole warehouse'),
    sortKey: 'prefix',
    width: 160,
    card: 'key',
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => (
      <StatusPill family={status === 'Open' ? 'blue' : 'neutral'}>{status}</StatusPill>
    ),
    sortKey: 'status',
    width: 100,
    card: 'pill',
  },
  {
    id: 'counted',
    header: 'Counted',
    cell: ({ counted, expected }) =>
      expected === null ? String(counted) : t('{counted} of {expected}', { counted, expected }),
    width: 120,
    card: 'fact',
  },
  {
    id: 'differences',
    header: 'Differences',
    cell: ({ differences }) => (differences === null ? t('Blind count') : String(differences)),
    width: 120,
    card: 'fact',
  },
  {
    id: 'created',
    header: 'Opened',
    cell: ({ creationTime }) => formats.dateTime(creationTime),
    sortKey: 'creationTime',
    width: 160,
    hideBelow: 1024,
  },
];

/** Stocktakes of the warehouse, newest first. */
export function StocktakesPage() {
  const may = useMay();
  const t = useTranslate();
  const formats = useFormats();
  const columns = useMemo(() => columnsIn(formats, t), [formats, t]);
  const [isOpening, setOpening] = useState(false);
  const list = useRecordList(paths.stocktakes(), '-creationTime');
  const query = useStocktakes({ ...list.requested, filter: list.search.q });
  return (
    <>
      <PageHeading
        title="Stocktakes"
        breadcrumb={[{ label: 'Warehouse', href: paths.warehouseItems() }, { label: 'Stocktakes' }]}
        actions={[
          ...(may('Warehouse.Edit')
            ? [
                {
                  label: 'New stocktake',
                  icon: Plus,
                  primary: true,
                  onAct: () => setOpening(true),
                },
              ]
            : []),
          ...warehouseLinks(may, paths.stocktakes()),
        ]}
      />
      <RecordTable
        list={list}
        query={query}
        permission="Warehouse.Scan"
        label="Stocktakes"
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ prefix }) => prefix || t('Whole warehouse')}
        rowHref={({ id }) => paths.stocktake(id)}
        neverUsed={{
          title: 'No stocktakes yet',
          text: 'Count an aisle, a bay or everything, and see what is missing or elsewhere.',
        }}
      />
      {isOpening && <OpenDrawer onClose={() => setOpening(false)} />}
    </>
  );
}

function OpenDrawer({ onClose }: { readonly onClose: () => void }) {
  const go = useGo();
  const save = useSaveForm({
    values: { prefix: '', isBlind: true },
    send: useOpenStocktake(),
    argsOf: (values) => values,
    onSaved: ({ id }) => go(paths.stocktake(id)),
  });
  return (
    <FormDrawer title="New stocktake" submitLabel="Open stocktake" save={save} onClose={onClose}>
      <TextField
        name="prefix"
        label="Locations that begin with"
        optional
        help="Such as A-01 for one bay. Leave blank to count the whole warehouse."
      />
      <CheckboxField
        name="isBlind"
        label="Blind count"
        help="Expected items are hidden from counters until the stocktake is closed."
      />
    </FormDrawer>
  );
}
