import { CircleDollarSign } from 'lucide-react';
import { useMemo } from 'react';
import { dayValue, oneOf, or } from '#shell/search-values.ts';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import {
  allOf,
  anyContains,
  listShape,
  sortOf,
  sortText,
  useListPage,
  useTypedSearch,
} from '#shell/list-page.ts';
import { useGo, useSearchState } from '#shell/page-state.ts';
import { useMay } from '#shell/permissions.ts';
import { useSession } from '#shell/session/use-session.ts';
import { useTableStatus } from '#shell/table-status.ts';
import { useTenant } from '#shell/tenant/tenant-context.ts';
import { type DateRangePickerProps, DateRangePicker } from '#ui/DateRangePicker.tsx';
import { FilterBar } from '#ui/FilterBar.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import { Pager } from '#ui/table/Pager.tsx';
import { useShortcut } from '#ui/use-shortcut.ts';
import { ListHeading } from '../parts/ListHeading.tsx';
import { paymentColumns, type PaymentItem } from './payment-columns.tsx';
import { PaymentPeek } from './PaymentPeek.tsx';
import { usePayments, usePaymentsCsv } from './calls.ts';

const shape = {
  ...listShape,
  only: or(oneOf(['all', 'onAccount']), 'all'),
  /** The first and last payment date, inclusive. */
  from: dayValue,
  to: dayValue,
};
const searched = [
  'paymentReferenceNumber',
  'bankReference',
  'remittanceNumber',
  'note',
  'customer/displayName',
  'customer/code',
];
const choices = [
  { value: 'all', label: 'All' },
  { value: 'onAccount', label: 'On account' },
] as const;

const rowId = (row: PaymentItem) => String(row.id);
const rowName = (row: PaymentItem) => row.paymentReferenceNumber;

/** Received payments and their unallocated parts. Customers see their own. */
export function PaymentsPage() {
  const formats = useFormats();
  const may = useMay();
  const { timezone } = useTenant();
  const { data: session } = useSession();
  const isCustomer = session?.isCustomer ?? true;
  const columns = useMemo(() => paymentColumns(formats, isCustomer), [formats, isCustomer]);
  const list = usePaymentList();
  const go = useGo();
  useShortcut('n', () => may('Finance.Payment') && go(paths.newPayment()));
  return (
    <>
      <ListHeading
        title="Payments"
        total={list.total}
        csv={usePaymentsCsv()}
        requested={list.requested}
        actions={
          may('Finance.Payment')
            ? [
                {
                  label: 'Record payment',
                  href: paths.newPayment(),
                  icon: CircleDollarSign,
                  keys: 'n',
                },
              ]
            : []
        }
      />
      <FilterBar
        search={{ ...list.typed, placeholder: 'Number, reference or customer' }}
        promoted={
          <>
            <DateRangePicker
              label="Payment date"
              value={list.range}
              onChange={list.onRange}
              zone={timezone}
            />
            <SegmentedControl
              label="Show"
              value={list.only}
              onChange={list.onOnly}
              options={choices}
            />
          </>
        }
      />
      <DataTable
        label="Payments"
        columns={columns}
        rows={list.rows}
        rowId={rowId}
        rowName={rowName}
        onOpen={list.peekAt}
        onPeek={list.peekAt}
        status={list.status}
        sort={list.sort}
        onSort={list.onSort}
        total={list.total}
        neverUsed={{
          title: isCustomer ? 'No payments yet' : 'Record the first payment',
          text: 'Payments and the invoices they paid appear here.',
        }}
        onClearFilters={list.isNarrowed ? list.clear : undefined}
      />
      {list.total !== undefined && list.total > 0 && (
        <Pager {...list.page} total={list.total} onChange={list.onPage} />
      )}
      <PaymentPeek payment={list.peeked} onClose={list.closePeek} />
    </>
  );
}

/** Queries the list of payments according to its address. */
function usePaymentList() {
  const [search, change] = useSearchState(shape);
  const { skip, take, onPage } = useListPage(paths.payments(), search, change);
  const narrow = (changes: Parameters<typeof change>[0], replace = false) =>
    change({ ...changes, skip: undefined }, { replace });
  const typed = useTypedSearch(search.q, (q) => narrow({ q }, true));
  const { sorting, sort } = sortOf(search.sort ?? '-creationTime');
  const filter = allOf([
    anyContains(searched, search.q),
    search.only === 'onAccount' ? 'unallocatedAmount gt 0' : '',
    search.from === undefined ? '' : `paymentDate ge ${search.from}`,
    search.to === undefined ? '' : `paymentDate le ${search.to}`,
  ]);
  const query = { ...(filter === '' ? {} : { filter }), sorting };
  const result = usePayments({ ...query, skipCount: skip, maxResultCount: take });
  const rows = result.data?.items;
  return {
    requested: query,
    rows,
    total: result.data?.totalCount,
    status: useTableStatus(result, 'Finance.View'),
    typed,
    sort,
    only: search.only,
    range: { from: search.from ?? null, to: search.to ?? null },
    onRange: ({ from, to }: DateRangePickerProps['value']) =>
      narrow({ from: from ?? undefined, to: to ?? undefined }),
    page: { skip, take },
    onPage,
    isNarrowed: filter !== '',
    peeked: rows?.find((row) => rowId(row) === search.peek),
    onOnly: (only: 'all' | 'onAccount') => narrow({ only: only === 'all' ? undefined : only }),
    clear: () => narrow({ q: undefined, only: undefined, from: undefined, to: undefined }),
    onSort: (next: Parameters<typeof sortText>[0]) =>
      change({ sort: sortText(next), skip: undefined }),
    peekAt: (row: PaymentItem) => change({ peek: rowId(row) }),
    closePeek: () => change({ peek: undefined }),
  };
}
