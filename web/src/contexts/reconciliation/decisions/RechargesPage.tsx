import type { getBookingsForRecharge } from '@waybill/contract/booking/endpoints';
import type { ResultOf } from '@waybill/contract/endpoint';
import { useMemo } from 'react';
import { paths } from '#paths';
import { type Formats, useFormats } from '#shell/formats.ts';
import { RecordTable } from '#shell/records/RecordTable.tsx';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { Banner } from '#ui/Banner.tsx';
import { FilterBar } from '#ui/FilterBar.tsx';
import { Money } from '#ui/Money.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import type { Column } from '#ui/table/types.ts';
import { useRecharges } from './calls.ts';

type Row = ResultOf<typeof getBookingsForRecharge>['items'][number];

const idOf = ({ id }: Row) => String(id);
const nameOf = ({ consignmentId, id }: Row) => consignmentId ?? String(id);
const hrefOf = ({ id }: Row) => paths.booking(id);

/** Bookings with approved recharges that are not on an invoice yet. */
export function RechargesPage() {
  const formats = useFormats();
  const list = useRecordList(paths.recharges(), '-creationTime');
  const query = useRecharges({ ...list.requested, filter: list.search.q });
  const columns = useMemo(() => columnsOf(formats), [formats]);
  const total = query.data?.totalCount;
  return (
    <>
      <PageHeading
        title="Recharges to invoice"
        breadcrumb={[
          { label: 'Reconciliation', href: paths.reconciliations() },
          { label: 'Recharges to invoice' },
        ]}
        count={total?.toString()}
      />
      <div className="mb-4">
        <Banner tone="info" title="These will be added to the customers' next invoices." />
      </div>
      <FilterBar search={{ ...list.text, placeholder: 'Consignment or reference' }} />
      <RecordTable
        list={list}
        query={query}
        label="Bookings with recharges"
        columns={columns}
        rowId={idOf}
        rowName={nameOf}
        rowHref={hrefOf}
        permission="Booking.View"
        onClearFilters={list.search.q ? () => list.narrow({ q: undefined }) : undefined}
        neverUsed={{
          title: 'No tasks in the queue',
          text: 'Charges you pass on from carrier invoices appear here until they are invoiced.',
        }}
      />
    </>
  );
}

const columnsOf = ({ money }: Formats): readonly Column<Row>[] => [
  {
    id: 'consignment',
    header: 'Consignment',
    width: 150,
    card: 'key',
    sortKey: 'consignmentId',
    cell: ({ consignmentId }) => <span className="font-mono text-table">{consignmentId}</span>,
  },
  {
    id: 'customer',
    header: 'Customer',
    width: 220,
    card: 'fact',
    sortKey: 'customer/displayName',
    cell: ({ customer }) => customer?.companyName ?? customer?.customerName,
  },
  {
    id: 'why',
    header: 'Why',
    width: 320,
    card: 'none',
    hideBelow: 768,
    cell: ({ rechargeDetail }) => notesOf(rechargeDetail),
    title: ({ rechargeDetail }) => notesOf(rechargeDetail),
    isWord: true,
  },
  {
    id: 'amount',
    header: 'Recharge inc. GST',
    width: 150,
    align: 'right',
    card: 'fact',
    cell: ({ rechargeDetail }) => <Money text={money(rechargeDetail?.totalCost ?? 0)} />,
  },
];

const notesOf = (detail: Row['rechargeDetail']): string =>
  [...new Set((detail?.serviceDetails ?? []).map(({ note }) => note ?? ''))].join(' ');
