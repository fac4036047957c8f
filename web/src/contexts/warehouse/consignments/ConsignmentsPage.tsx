import type { WarehouseConsignment } from '@waybill/contract/warehouse/consignments/shapes';
import { useState } from 'react';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useMay } from '#shell/permissions.ts';
import { exportActions } from '#shell/records/export-actions.ts';
import { RecordTable } from '#shell/records/RecordTable.tsx';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { AppLink } from '#ui/go.tsx';
import { FilterBar } from '#ui/FilterBar.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import type { Column } from '#ui/table/types.ts';
import { warehouseLinks } from '../parts/warehouse-links.ts';
import { useConsignments, useExportConsignments } from './calls.ts';
import { ConsignmentDrawer } from './ConsignmentDrawer.tsx';

const placeOf = ({ suburb, postCode, stateCode }: WarehouseConsignment['toAddress']) =>
  [suburb, stateCode, postCode].filter(Boolean).join(' ');

const columns: readonly Column<WarehouseConsignment>[] = [
  {
    id: 'number',
    header: 'Consignment',
    cell: ({ consignmentNumber }) => (
      <span className="font-mono text-table">{consignmentNumber}</span>
    ),
    sortKey: 'consignmentNumber',
    width: 150,
    card: 'key',
  },
  {
    id: 'items',
    header: 'Number of items',
    cell: ({ items, consignmentNumber }) => (
      <AppLink
        href={paths.warehouseItems({ q: consignmentNumber })}
        className="hit num text-primary underline"
      >
        {items}
      </AppLink>
    ),
    width: 130,
    card: 'fact',
  },
  {
    id: 'dispatched',
    header: 'Dispatched',
    cell: ({ dispatched }) => <span className="num">{dispatched}</span>,
    width: 100,
    card: 'fact',
  },
  { id: 'from', header: 'From', cell: ({ fromAddress }) => placeOf(fromAddress), width: 180 },
  {
    id: 'to',
    header: 'To',
    cell: ({ toAddress }) => placeOf(toAddress),
    width: 180,
    card: 'fact',
  },
];

/** The consignments of the warehouse; addresses are editable until the first item has left. */
export function ConsignmentsPage() {
  const t = useTranslate();
  const may = useMay();
  const formats = useFormats();
  const [edited, setEdited] = useState<WarehouseConsignment | null>(null);
  const list = useRecordList(paths.warehouseConsignments(), '-creationTime');
  const exporting = useExportConsignments();
  const query = useConsignments({ ...list.requested, filter: list.search.q });
  return (
    <>
      <PageHeading
        title="Consignments"
        breadcrumb={[
          { label: 'Warehouse', href: paths.warehouseItems() },
          { label: 'Consignments' },
        ]}
        {...(query.data ? { count: formats.number(query.data.totalCount) } : {})}
        actions={[
          ...exportActions((format) => exporting.mutate({ filter: list.search.q, format })),
          ...warehouseLinks(may, paths.warehouseConsignments()),
        ]}
      />
      {exporting.error && <Banner tone="problem" title={explain(exporting.error).message} />}
      <FilterBar search={{ ...list.text, placeholder: 'Consignment number' }} />
      <RecordTable
        list={list}
        query={query}
        permission="Warehouse.View"
        label="Consignments"
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ consignmentNumber }) => consignmentNumber}
        onOpen={may('Warehouse.Edit') ? setEdited : undefined}
        onClearFilters={
          list.search.q === undefined ? undefined : () => list.narrow({ q: undefined })
        }
        neverUsed={{
          title: 'No consignments yet',
          text: t('An item with a consignment number makes its consignment.'),
        }}
      />
      {edited !== null && (
        <ConsignmentDrawer consignment={edited} onClose={() => setEdited(null)} />
      )}
    </>
  );
}
