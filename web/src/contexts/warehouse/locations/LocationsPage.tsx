import type { WarehouseLocation } from '@waybill/contract/warehouse/locations/shapes';
import { Plus, Printer, Trash2, Upload } from 'lucide-react';
import { useMemo, useState } from 'react';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { ListImportDialog } from '#shell/imports/ListImportDialog.tsx';
import { useMay } from '#shell/permissions.ts';
import { exportActions } from '#shell/records/export-actions.ts';
import { RecordTable } from '#shell/records/RecordTable.tsx';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { type Translate, useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { FilterBar } from '#ui/FilterBar.tsx';
import type { HeadingAction } from '#ui/heading-actions.ts';
import { PageHeading } from '#ui/PageHeading.tsx';
import type { Column } from '#ui/table/types.ts';
import { warehouseLinks } from '../parts/warehouse-links.ts';
import {
  useDeleteLocation,
  useExportLocations,
  useImportLocations,
  useLabels,
  useLocations,
} from './calls.ts';
import { FloorMap } from './FloorMap.tsx';
import { locationKind } from './location-kind.ts';
import { LocationDrawer } from './LocationDrawer.tsx';

const columnsIn = (t: Translate): readonly Column<WarehouseLocation>[] => [
  {
    id: 'code',
    header: 'Code',
    cell: ({ code }) => <span className="font-mono text-table">{code}</span>,
    sortKey: 'code',
    width: 120,
    card: 'key',
  },
  {
    id: 'kind',
    header: 'Kind',
    cell: ({ kind }) => t(kind),
    sortKey: 'kind',
    width: 90,
    card: 'fact',
  },
  {
    id: 'items',
    header: 'Number of items',
    cell: ({ items }) => <span className="num">{items}</span>,
    width: 120,
    card: 'fact',
  },
  {
    id: 'palletSpaces',
    header: 'Capacity',
    cell: ({ palletSpaces }) => <span className="num">{palletSpaces ?? '–'}</span>,
    width: 90,
    card: 'fact',
  },
  {
    id: 'description',
    header: 'Description',
    cell: ({ description, isActive }) => (isActive ? description : t('Not in use')),
    width: 180,
    card: 'fact',
  },
];

/** The locations of the warehouse: a map drawn from their codes, and a list beside it. */
export function LocationsPage() {
  const list = useRecordList(paths.warehouseLocations(), 'code');
  const query = useLocations({ ...list.requested, filter: list.search.q });
  const all = useLocations();
  const { actions, dialogs, problem } = useLocationActions(query.data?.items ?? [], list.search.q);
  const formats = useFormats();
  return (
    <>
      <PageHeading
        title="Storage locations"
        breadcrumb={[
          { label: 'Warehouse', href: paths.warehouseItems() },
          { label: 'Storage locations' },
        ]}
        {...(query.data ? { count: formats.number(query.data.totalCount) } : {})}
        actions={actions}
      />
      {problem && <Banner tone="problem" title={explain(problem).message} />}
      <div className="grid items-start gap-4 xl:grid-cols-2">
        {all.data && all.data.items.length > 0 && <FloorMap locations={all.data.items} />}
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)]">
          <FilterBar search={{ ...list.text, placeholder: 'Code or description' }} />
          <LocationTable list={list} query={query} />
        </div>
      </div>
      {dialogs}
    </>
  );
}

type TableProps = {
  readonly list: ReturnType<typeof useRecordList>;
  readonly query: ReturnType<typeof useLocations>;
};

function LocationTable({ list, query }: TableProps) {
  const may = useMay();
  const t = useTranslate();
  const columns = useMemo(() => columnsIn(t), [t]);
  const deleting = useDeleteLocation();
  return (
    <>
      {deleting.error && <Banner tone="problem" title={explain(deleting.error).message} />}
      <RecordTable
        list={list}
        query={query}
        permission="Warehouse.Scan"
        label="Storage locations"
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ code }) => code}
        rowHref={({ code }) => paths.warehouseItems({ q: code })}
        rowActions={(row) =>
          may('Warehouse.Edit')
            ? [
                {
                  label: 'Delete',
                  icon: Trash2,
                  danger: true,
                  onAct: () => deleting.mutate({ id: row.id }),
                  disabledReason:
                    row.items > 0 ? 'This location holds items. Move them first.' : null,
                },
              ]
            : []
        }
        onClearFilters={
          list.search.q === undefined ? undefined : () => list.narrow({ q: undefined })
        }
        neverUsed={{
          title: 'No locations yet',
          text: 'Add the bins, docks and bays of your warehouse, many at once by a range.',
        }}
      />
    </>
  );
}

/** The actions of the page's heading, with the dialogs that they open. */
function useLocationActions(rows: readonly WarehouseLocation[], filter: string | undefined) {
  const may = useMay();
  const [open, setOpen] = useState<'add' | 'import' | null>(null);
  const labels = useLabels();
  const importing = useImportLocations();
  const exporting = useExportLocations();
  const locationIds = rows.map(({ id }) => id);
  const disabledReason = rows.length === 0 ? 'There is nothing to label.' : null;
  const changing: readonly HeadingAction[] = [
    { label: 'Add storage locations', icon: Plus, primary: true, onAct: () => setOpen('add') },
    { label: 'Import', icon: Upload, seldom: true, onAct: () => setOpen('import') },
  ];
  const actions: readonly HeadingAction[] = [
    ...(may('Warehouse.Edit') ? changing : []),
    {
      label: 'Print labels',
      icon: Printer,
      onAct: () => labels.mutate({ locationIds }),
      disabledReason,
    },
    {
      label: 'Labels as ZPL',
      seldom: true,
      onAct: () => labels.mutate({ locationIds, format: 'ZPL' }),
      disabledReason,
    },
    ...exportActions((format) => exporting.mutate({ ...(filter && { filter }), format })),
    ...warehouseLinks(may, paths.warehouseLocations()),
  ];
  const close = () => setOpen(null);
  const dialogs = (
    <>
      {open === 'add' && <LocationDrawer onClose={close} />}
      {open === 'import' && (
        <ListImportDialog kind={locationKind} importing={importing} onClose={close} />
      )}
    </>
  );
  return { actions, dialogs, problem: labels.error ?? exporting.error };
}
