import { itemStatuses } from '@waybill/contract/warehouse/lifecycle';
import type { WarehouseItem } from '@waybill/contract/warehouse/items/shapes';
import { daysBetween, localDate } from '@waybill/kernel/local-date';
import { Plus, ScanLine, Upload } from 'lucide-react';
import { useMemo, useState } from 'react';
import { oneOf, or } from '#shell/search-values.ts';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { type Formats, useFormats } from '#shell/formats.ts';
import { ListImportDialog } from '#shell/imports/ListImportDialog.tsx';
import { exportActions } from '#shell/records/export-actions.ts';
import { useSearchState } from '#shell/page-state.ts';
import { useMay } from '#shell/permissions.ts';
import { RecordTable } from '#shell/records/RecordTable.tsx';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { type Translate, useTranslate } from '#shell/texts/texts-context.ts';
import { useToday } from '#shell/today.ts';
import { Banner } from '#ui/Banner.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import type { Column } from '#ui/table/types.ts';
import { useExportItems, useImportItems, useItems } from '../calls.ts';
import { warehouseLinks } from '../parts/warehouse-links.ts';
import { ItemBulk } from './ItemBulk.tsx';
import { ItemDrawer } from './ItemDrawer.tsx';
import { itemKind } from './item-kind.ts';
import { ItemNarrowing } from './ItemNarrowing.tsx';
import { ItemPhoto } from './ItemPhoto.tsx';
import { ItemPill } from './ItemPill.tsx';
import { itemFilter, itemViews } from './item-views.ts';
import { useItemSelection } from './use-item-selection.ts';

const columnsIn = (
  formats: Formats,
  t: Translate,
  today: string,
): readonly Column<WarehouseItem>[] => [
  {
    id: 'itemId',
    header: 'Barcode',
    cell: ({ itemId }) => <span className="font-mono text-table">{itemId}</span>,
    sortKey: 'itemId',
    width: 130,
    card: 'key',
  },
  {
    id: 'photo',
    header: 'Photo',
    cell: (item) => <ItemPhoto item={item} />,
    width: 60,
    hideBelow: 1024,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <ItemPill status={status} />,
    sortKey: 'status',
    width: 130,
    card: 'pill',
  },
  {
    id: 'description',
    header: 'Description',
    cell: ({ description }) => description,
    title: ({ description }) => description ?? '',
    sortKey: 'description',
    width: 170,
    card: 'fact',
  },
  {
    id: 'customer',
    header: 'Customer',
    cell: ({ customerName }) => customerName,
    title: ({ customerName }) => customerName,
    sortKey: 'customerName',
    width: 140,
    hideBelow: 1024,
  },
  { id: 'sku', header: 'SKU', cell: ({ sku }) => sku, sortKey: 'sku', width: 110, hideBelow: 1440 },
  {
    id: 'zone',
    header: 'Storage location',
    cell: ({ zone }) => zone,
    sortKey: 'zone',
    width: 130,
    card: 'fact',
  },
  {
    id: 'age',
    header: 'Age',
    cell: ({ inStoreSince: since }) => since && ageText(t, formats.dayOf(Date.parse(since)), today),
    title: ({ inStoreSince: since }) => (since === null ? '' : formats.dateTime(since)),
    sortKey: 'inStoreSince',
    isSortedBackwards: true,
    width: 80,
    align: 'right',
    card: 'fact',
  },
  {
    id: 'consignment',
    header: 'Consignment',
    cell: ({ consignmentNumber }) => consignmentNumber,
    sortKey: 'consignmentNumber',
    width: 130,
    hideBelow: 1680,
  },
  {
    id: 'scanned',
    header: 'Last scan',
    cell: ({ lastScanEvent: scan }) => (scan === null ? '' : formats.dateTime(scan.creationTime)),
    width: 150,
    hideBelow: 1440,
  },
];

/** How long an item has been in the warehouse, as the report of the stock counts it. */
const ageText = (t: Translate, since: string, today: string): string =>
  t('{days, plural, one {# day} other {# days}}', {
    days: daysBetween(localDate(since), localDate(today)),
  });

const shape = {
  view: or(oneOf(itemViews), 'all'),
  status: oneOf(itemStatuses),
};

/** The items of the warehouse, with their location and last scan. */
export function ItemsPage() {
  const formats = useFormats();
  const t = useTranslate();
  const may = useMay();
  const today = useToday();
  const columns = useMemo(() => columnsIn(formats, t, today), [formats, t, today]);
  const [isAdding, setAdding] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const importing = useImportItems();
  const exporting = useExportItems();
  const [{ view, status }] = useSearchState(shape);
  const list = useRecordList(paths.warehouseItems(), '-creationTime');
  const filter = itemFilter({ view, status, text: list.search.q }, today);
  const query = useItems({ ...list.requested, ...(filter && { filter }) });
  const { items, selection, clear } = useItemSelection(query.data?.items);
  return (
    <>
      <PageHeading
        title="Warehouse"
        {...(query.data ? { count: formats.number(query.data.totalCount) } : {})}
        actions={[
          ...(may('Warehouse.Scan')
            ? [
                {
                  label: 'Scan station',
                  icon: ScanLine,
                  primary: true,
                  href: paths.warehouseScan(),
                },
              ]
            : []),
          ...(may('Warehouse.Create')
            ? [{ label: 'Add warehouse item', icon: Plus, onAct: () => setAdding(true) }]
            : []),
          ...(may('Warehouse.Create')
            ? [{ label: 'Import', icon: Upload, seldom: true, onAct: () => setImporting(true) }]
            : []),
          ...exportActions((format) => exporting.mutate({ ...(filter && { filter }), format })),
          ...warehouseLinks(may, paths.warehouseItems()),
        ]}
      />
      <ItemNarrowing list={list} view={view} status={status} />
      <RecordTable
        list={list}
        query={query}
        permission="Warehouse.View"
        label="Warehouse items"
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ itemId }) => itemId}
        rowHref={({ id }) => paths.warehouseItem(id)}
        selection={may('Warehouse.Scan') ? selection : undefined}
        onClearFilters={
          filter === ''
            ? undefined
            : () => list.narrow({ q: undefined, status: undefined, view: undefined })
        }
        neverUsed={{
          title: 'No items yet',
          text: 'Add the items that you expect, then receive them at the scan station.',
        }}
      />
      {exporting.error && <Banner tone="problem" title={explain(exporting.error).message} />}
      {isImporting && (
        <ListImportDialog
          kind={itemKind}
          importing={importing}
          onClose={() => setImporting(false)}
        />
      )}
      <ItemBulk items={items} onClear={clear} />
      {isAdding && <ItemDrawer onClose={() => setAdding(false)} />}
    </>
  );
}
