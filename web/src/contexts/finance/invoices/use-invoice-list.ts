import { paths } from '#paths';
import { sortOf, sortText, useListPage, useTypedSearch } from '#shell/list-page.ts';
import { useSearchState } from '#shell/page-state.ts';
import { useTableStatus } from '#shell/table-status.ts';
import { useToday } from '#shell/today.ts';
import type { Sort } from '#ui/table/types.ts';
import { invoiceFilter, invoiceShape } from './invoice-search.ts';
import { useInvoices } from './calls.ts';

const nothing = {
  q: undefined,
  view: undefined,
  customer: undefined,
  batch: undefined,
  from: undefined,
  to: undefined,
};

/** Queries the list of invoices according to its address. */
export function useInvoiceList() {
  const [search, change] = useSearchState(invoiceShape);
  const today = useToday();
  const page = useListPage(paths.invoices(), search, change);
  const narrow = (changes: Parameters<typeof change>[0], options?: { replace?: boolean }) =>
    change({ ...changes, skip: undefined }, options);
  const typed = useTypedSearch(search.q, (q) => narrow({ q }, { replace: true }));
  const { sorting, sort } = sortOf(search.sort ?? '-creationTime');
  const filter = invoiceFilter(search, today);
  const query = {
    ...(filter === '' ? {} : { filter }),
    ...(search.customer === undefined ? {} : { customerId: search.customer }),
    sorting,
  };
  const result = useInvoices({ ...query, skipCount: page.skip, maxResultCount: page.take });
  // A view is a tab of the list: an empty one says so, and has no filter to clear.
  const isNarrowed =
    invoiceFilter({ ...search, view: 'all' }, today) !== '' || search.customer !== undefined;
  return {
    search,
    change,
    narrow,
    typed,
    requested: query,
    sort,
    page,
    rows: result.data?.items,
    total: result.data?.totalCount,
    status: useTableStatus(result, 'Finance.View'),
    isNarrowed,
    clear: () => narrow(nothing),
    onSort: (next: Sort) => change({ sort: sortText(next), skip: undefined }),
  };
}

export type InvoiceList = ReturnType<typeof useInvoiceList>;
