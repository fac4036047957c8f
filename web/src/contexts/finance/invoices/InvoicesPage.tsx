import { zippedMax } from '@waybill/contract/finance/invoices/outcomes';
import { CircleDollarSign, FilePlus, ReceiptText } from 'lucide-react';
import { useMemo } from 'react';
import { paths } from '#paths';
import { useChosen } from '#shell/bulk/use-chosen.ts';
import { useFormats } from '#shell/formats.ts';
import { useMay } from '#shell/permissions.ts';
import { useSession } from '#shell/session/use-session.ts';
import { useTenant } from '#shell/tenant/tenant-context.ts';
import { Button } from '#ui/Button.tsx';
import { DateRangePicker } from '#ui/DateRangePicker.tsx';
import { FilterBar } from '#ui/FilterBar.tsx';
import type { HeadingEntry } from '#ui/heading-actions.ts';
import { later } from '#ui/later.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { Pager } from '#ui/table/Pager.tsx';
import type { NeverUsed, Selection } from '#ui/table/types.ts';
import { Tabs } from '#ui/Tabs.tsx';
import { RunNotice } from '../billing/RunNotice.tsx';
import { type InvoiceItem, invoiceColumns } from './invoice-columns.tsx';
import { invoiceViews } from './invoice-search.ts';
import { InvoiceTiles } from './InvoiceTiles.tsx';
import { type InvoiceList, useInvoiceList } from './use-invoice-list.ts';
import { useRowActions } from './use-row-actions.ts';
import { ListHeading } from '../parts/ListHeading.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useFetchInvoices, useInvoicesCsv } from './calls.ts';

const InvoiceBulkActions = later(
  async () => (await import('./InvoiceBulkActions.tsx')).InvoiceBulkActions,
);
const InvoicePeek = later(async () => (await import('./InvoicePeek.tsx')).InvoicePeek);

/** The list of invoices. Customers see their own. */
export function InvoicesPage() {
  const list = useInvoiceList();
  const fetchInvoices = useFetchInvoices();
  const { chosen, clear, selection, matching } = useChosen(list.rows, {
    total: list.total,
    most: zippedMax,
    fetch: async (most) => (await fetchInvoices({ ...list.requested, maxResultCount: most })).items,
  });
  return (
    <>
      <ListHeading
        title="Invoices"
        total={list.total}
        actions={useActions()}
        csv={useInvoicesCsv()}
        requested={list.requested}
      />
      <RunNotice />
      <InvoiceTiles customerId={list.search.customer} />
      <Tabs
        label="Views"
        tabs={invoiceViews.map(({ id, name }) => ({ id, label: name }))}
        active={list.search.view}
        onChange={(view) => list.narrow({ view: view === 'all' ? undefined : view })}
      >
        <Filters list={list} />
        <Table list={list} selection={selection} />
      </Tabs>
      <InvoiceBulkActions chosen={chosen} onClear={clear} matching={matching} />
      <InvoicePeek
        id={list.search.peek === undefined ? null : Number(list.search.peek)}
        onClose={() => list.change({ peek: undefined })}
      />
    </>
  );
}

function useActions(): readonly HeadingEntry[] {
  const may = useMay();
  return [
    ...(may('Finance.Create')
      ? [
          { label: 'Run invoicing', href: paths.billingRun(), icon: ReceiptText, primary: true },
          { label: 'New ad hoc invoice', href: paths.newInvoice(), icon: FilePlus },
        ]
      : []),
    ...(may('Finance.Payment')
      ? [{ label: 'Record payment', href: paths.newPayment(), icon: CircleDollarSign }]
      : []),
  ];
}

function Filters({ list }: { readonly list: InvoiceList }) {
  const t = useTranslate();
  const { timezone } = useTenant();
  const { date } = useFormats();
  const { from, to, customer, batch } = list.search;
  const ran = list.rows?.find((row) => row.invoiceBatchId === batch)?.invoiceHistory[0];
  const customerName = list.rows?.find((row) => row.customerId === customer)?.customer.displayName;
  return (
    <FilterBar
      search={{ ...list.typed, placeholder: 'Number, reference or customer' }}
      promoted={
        <DateRangePicker
          label="Invoice date"
          value={{ from: from ?? null, to: to ?? null }}
          onChange={(range) =>
            list.narrow({ from: range.from ?? undefined, to: range.to ?? undefined })
          }
          zone={timezone}
        />
      }
      chips={[
        ...(customer === undefined
          ? []
          : [
              {
                id: 'customer',
                label: 'Customer',
                value: customerName ?? t('no. {customer}', { customer }),
                onRemove: () => list.narrow({ customer: undefined }),
              },
            ]),
        ...(batch === undefined
          ? []
          : [
              {
                id: 'batch',
                label: 'Billing run',
                value: ran === undefined ? '' : date(ran.creationTime),
                onRemove: () => list.narrow({ batch: undefined }),
              },
            ]),
      ]}
    />
  );
}

const rowId = (row: InvoiceItem) => String(row.id);
const rowName = (row: InvoiceItem) => row.invoiceNumber;
const rowHref = (row: InvoiceItem) => paths.invoice(row.id);

const noInvoices = (isCustomer: boolean): NeverUsed =>
  isCustomer
    ? { title: 'No invoices yet', text: 'Invoices for your freight appear here.' }
    : {
        title: 'Invoice delivered bookings',
        text: 'Run invoicing creates one invoice per customer from delivered bookings.',
      };

type TableProps = { readonly list: InvoiceList; readonly selection: Selection };

function Table({ list, selection }: TableProps) {
  const formats = useFormats();
  const { data: session } = useSession();
  const isCustomer = session?.isCustomer ?? true;
  const columns = useMemo(() => invoiceColumns(formats, isCustomer), [formats, isCustomer]);
  return (
    <>
      <DataTable
        label="Invoices"
        columns={columns}
        rows={list.rows}
        rowId={rowId}
        rowName={rowName}
        rowHref={rowHref}
        onPeek={(row) => list.change({ peek: rowId(row) })}
        rowActions={useRowActions(list.change)}
        selection={selection}
        status={list.status}
        sort={list.sort}
        onSort={list.onSort}
        total={list.total}
        neverUsed={
          list.search.view === 'all'
            ? noInvoices(isCustomer)
            : {
                title: 'No invoices in this view',
                action: <Button onClick={list.clear}>Show all invoices</Button>,
              }
        }
        onClearFilters={list.isNarrowed ? list.clear : undefined}
      />
      {list.total !== undefined && list.total > 0 && (
        <Pager
          skip={list.page.skip}
          take={list.page.take}
          total={list.total}
          onChange={list.page.onPage}
        />
      )}
    </>
  );
}
