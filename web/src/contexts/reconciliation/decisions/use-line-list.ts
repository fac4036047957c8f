import { lineViews, type LineView } from '@waybill/contract/reconciliation/shapes';
import { useState } from 'react';
import { oneOf, or } from '#shell/search-values.ts';
import { listShape, useTypedSearch } from '#shell/list-page.ts';
import { useSearchState } from '#shell/page-state.ts';
import { type ReconciliationLineItem, lineRows } from './line-rows.ts';
import { useSteadyRows } from './use-steady-rows.ts';
import { useReconciliation } from '../reconciliations/calls.ts';

const shape = { ...listShape, show: or(oneOf(lineViews), 'open') };

/** Queries the lines of an invoice according to the address, and the invoice itself. */
export function useLineList(id: number) {
  const [search, change] = useSearchState(shape);
  // Counts the reloads of the undecided lines.
  const [round, setRound] = useState(0);
  const { show: view, skip, take, q } = search;
  const query = {
    id,
    view,
    skipCount: skip,
    maxResultCount: take,
    ...(q === undefined ? {} : { consignment: q }),
  };
  const known = useReconciliation(query, false);
  const result = useReconciliation(query, isUnderWay(known.data?.status));
  const isFresh = result.data !== undefined && !result.isPlaceholderData && !result.isFetching;
  const isReady = isFresh && !isUnderWay(result.data?.status);
  const steady = useSteadyRows({
    key: `${id} ${view} ${q} ${skip} ${take} ${round}`,
    rows: isReady && result.data ? lineRows(result.data, view) : undefined,
  });
  const narrow = (changes: Parameters<typeof change>[0], replace = false) =>
    change({ ...changes, skip: undefined, peek: undefined }, { replace });
  return {
    answer: result,
    view,
    steady,
    total: result.data?.totalCount,
    typed: useTypedSearch(q, (text) => narrow({ q: text }, true)),
    page: { skip, take },
    onPage: (page: { readonly skip: number; readonly take: number }) =>
      change({ skip: page.skip === 0 ? undefined : page.skip, take: page.take }),
    show: (next: LineView) => narrow({ show: next }),
    isNarrowed: view !== 'all' || q !== undefined,
    /** Without a search: an empty view means that everything is decided. */
    isAllDecided: view === 'open' && q === undefined,
    clear: () => narrow({ show: 'all', q: undefined }),
    again: () => void result.refetch().then(() => setRound((before) => before + 1)),
    peeked: steady.rows?.find((row) => String(row.id) === search.peek),
    peekAt: (row: ReconciliationLineItem) => change({ peek: String(row.id) }),
    closePeek: () => change({ peek: undefined }),
  };
}

export type LineList = ReturnType<typeof useLineList>;

export const isUnderWay = (status: string | undefined): boolean =>
  status === 'Uploaded' || status === 'Processing';
