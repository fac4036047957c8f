import {
  type AccountStatus,
  accountStatuses,
  type CustomerType,
  customerTypes,
  wordsOf,
} from '@waybill/contract/customers/customers/choices';
import { displayNameOf } from '@waybill/contract/customers/customers/display-name';
import {
  ChoiceFilters,
  customClauses,
  customColumns,
  useCustomFields,
  withCustomColumns,
} from '#contexts/records/links/custom-fields.tsx';
import { allOf } from '#shell/list-page.ts';
import { Download, Plus, Upload } from 'lucide-react';
import { useMemo, useState } from 'react';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { useChosen } from '#shell/bulk/use-chosen.ts';
import { useFormats } from '#shell/formats.ts';
import { useGo, useSearchState } from '#shell/page-state.ts';
import { useMay } from '#shell/permissions.ts';
import { RecordTable } from '#shell/records/RecordTable.tsx';
import { type RecordList, useRecordList } from '#shell/records/use-record-list.ts';
import { ViewTabs } from '#shell/records/ViewTabs.tsx';
import { Banner } from '#ui/Banner.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { FilterBar } from '#ui/FilterBar.tsx';
import { FilterSelect } from '#ui/FilterSelect.tsx';
import type { HeadingEntry } from '#ui/heading-actions.ts';
import { later } from '#ui/later.ts';
import { PageHeading } from '#ui/PageHeading.tsx';
import { useShortcut } from '#ui/use-shortcut.ts';
import { customerKind } from './imports/kinds.ts';
import { CustomerActs } from './list/CustomerActs.tsx';
import { CustomerPeek } from './list/CustomerPeek.tsx';
import { customerColumns, type CustomerItem } from './list/customer-columns.tsx';
import {
  customersFilter,
  narrowingShape,
  type View,
  viewNames,
  views,
} from './list/customer-views.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useCustomers, useExportCustomers, useImportCustomers } from './calls.ts';

const ListImportDialog = later(
  async () => (await import('#shell/imports/ListImportDialog.tsx')).ListImportDialog,
);

const choices = <Word extends string>(words: readonly Word[]) =>
  words.map((value) => ({ value, label: wordsOf(value) }));
const idOf = ({ id }: CustomerItem) => String(id);
const hrefOf = ({ id }: CustomerItem) => paths.customer(id);

/** All customers, with views, search and filters; Space peeks at one. */
export function CustomersPage() {
  const t = useTranslate();
  const list = useRecordList(paths.customers(), 'companyName');
  const [narrowing] = useSearchState(narrowingShape);
  const [now] = useState(() => Date.now());
  const custom = useCustomFields('customer-fields');
  const filter = allOf([
    customersFilter({ ...narrowing, q: list.search.q }, now),
    ...customClauses(custom, narrowing.choice),
  ]);
  const query = useCustomers({ ...list.requested, ...(filter === '' ? {} : { filter }) });
  const formats = useFormats();
  const owed = useMay()('Finance.View');
  const columns = useMemo(
    () => [...customerColumns({ formats, t, owed }), ...customColumns<CustomerItem>(custom)],
    [formats, t, owed, custom],
  );
  const rows = query.data?.items;
  const total = query.data?.totalCount;
  const { chosen, clear: clearChosen, selection } = useChosen(rows);
  const peek = Number(list.search.peek);
  const clear = () =>
    list.narrow({
      q: undefined,
      view: undefined,
      type: undefined,
      status: undefined,
      choice: undefined,
    });
  const peekAt = (id: number | undefined) => list.change({ peek: id }, { replace: true });
  return (
    <>
      <Heading total={total} filter={filter} sorting={list.requested.sorting} />
      <Narrowing list={list} narrowing={narrowing} custom={custom} />
      <RecordTable
        list={list}
        query={query}
        label="Customers"
        columns={columns}
        rowId={idOf}
        rowName={displayNameOf}
        rowHref={hrefOf}
        permission="Customer.View"
        selection={selection}
        onPeek={({ id }) => peekAt(id === peek ? undefined : id)}
        onClearFilters={filter === '' ? undefined : clear}
        neverUsed={{
          title: 'Add your first customer',
          text: 'Customers book freight, receive invoices and have their own address book.',
          action: <NewCustomerLink />,
        }}
      />
      <CustomerActs chosen={chosen} rows={rows} onClear={clearChosen} />
      {peek > 0 && (
        <CustomerPeek
          id={peek}
          row={rows?.find(({ id }) => id === peek)}
          onClose={() => peekAt(undefined)}
        />
      )}
    </>
  );
}

type NarrowingProps = {
  readonly list: RecordList;
  readonly narrowing: {
    readonly view: View;
    readonly type?: CustomerType | undefined;
    readonly status?: AccountStatus | undefined;
    readonly choice?: string | undefined;
  };
  /** The fields that the tenant added to its customers. */
  readonly custom: ReturnType<typeof useCustomFields>;
};

/** Views, search, type and status. */
function Narrowing({ list, narrowing, custom }: NarrowingProps) {
  const { view, type, status, choice } = narrowing;
  return (
    <>
      <ViewTabs
        views={views.map((id) => ({ id, name: viewNames[id] }))}
        current={view}
        onOpen={(id) => list.narrow({ view: id === 'all' ? undefined : id })}
      />
      <FilterBar
        search={{ ...list.text, placeholder: 'Name, code, e-mail, suburb…' }}
        promoted={
          <>
            <FilterSelect
              single
              label="Type"
              options={choices(customerTypes)}
              chosen={type ? [type] : []}
              onChange={([chosen]) => list.narrow({ type: chosen })}
            />
            <FilterSelect
              single
              label="Status"
              options={choices(accountStatuses)}
              chosen={status ? [status] : []}
              onChange={([chosen]) => list.narrow({ status: chosen })}
            />
            {custom && (
              <ChoiceFilters
                type={custom}
                chosen={choice}
                onChange={(chosen) => list.narrow({ choice: chosen })}
              />
            )}
          </>
        }
      />
    </>
  );
}

type HeadingProps = {
  readonly total: number | undefined;
  readonly filter: string;
  readonly sorting: string;
};

/** The list's heading: export with the current filter and order, import, and a new customer. */
function Heading({ total, filter, sorting }: HeadingProps) {
  const mayCreate = useMay()('Customer.Create');
  const go = useGo();
  const { number } = useFormats();
  const exporting = useExportCustomers();
  const importing = useImportCustomers();
  const [open, setOpen] = useState(false);
  useShortcut(mayCreate ? 'n' : '', () => go(paths.newCustomer()), 'New customer');
  const actions: readonly (HeadingEntry | false)[] = [
    mayCreate && {
      label: 'New customer',
      icon: Plus,
      href: paths.newCustomer(),
      primary: true,
      keys: 'n',
    },
    mayCreate && { label: 'Import', icon: Upload, onAct: () => setOpen(true) },
    {
      label: 'Export CSV',
      icon: Download,
      primary: false,
      onAct: () => exporting.mutate({ sorting, ...(filter === '' ? {} : { filter }) }),
      ...(exporting.isPending ? { state: 'loading' as const } : {}),
    },
  ];
  const custom = useCustomFields('customer-fields');
  return (
    <>
      <PageHeading
        title="Customers"
        count={total === undefined ? undefined : number(total)}
        actions={actions.filter((action) => action !== false)}
      />
      {exporting.error && <Banner tone="problem" title={explain(exporting.error).message} />}
      {open && (
        <ListImportDialog
          kind={withCustomColumns(customerKind, custom)}
          importing={importing}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function NewCustomerLink() {
  const may = useMay();
  if (!may('Customer.Create')) return null;
  return (
    <ButtonLink href={paths.newCustomer()} look="primary" icon={Plus}>
      New customer
    </ButtonLink>
  );
}
