import { z } from 'zod';
import { sortOf, sortText, useListPage } from '#shell/list-page.ts';
import { useSearchState } from '#shell/page-state.ts';
import { useTableStatus } from '#shell/table-status.ts';
import { useTenant } from '#shell/tenant/tenant-context.ts';
import type { Sort } from '#ui/table/types.ts';
import { useBookings } from '../calls.ts';
import { useNow } from '../compose/use-now.ts';
import { listShape } from '../lists/list-search.ts';
import { quoteChoices, quoteFilter } from './quote-filter.ts';

const { q, from, to, customer, skip, take, peek } = listShape;

const shape = {
  q,
  from,
  to,
  customer,
  skip,
  take,
  peek,
  state: z.enum(quoteChoices).optional(),
  /** Opens the letter of the quote that is peeked at. */
  send: z.literal('yes').optional(),
  sort: z.string().default('-quotedTime'),
};

const noNarrowing = {
  q: undefined,
  state: undefined,
  from: undefined,
  to: undefined,
  customer: undefined,
  skip: undefined,
} as const;

const minute_ms = 60_000;

/** The list of quotes as its address describes it: what is asked, what came, how to change it. */
export function useQuoteList(path: string) {
  const [search, change] = useSearchState(shape);
  const { timezone } = useTenant();
  const page = useListPage(path, search, (next) => change(next));
  const { sorting, sort } = sortOf(search.sort);
  // Asked for again once a minute: prices end while somebody looks at them.
  const now = Math.floor(useNow(minute_ms) / minute_ms) * minute_ms;
  const filter = quoteFilter(
    {
      text: search.q,
      from: search.from,
      to: search.to,
      state: search.state,
    },
    { now, timezone },
  );
  const answer = useBookings({
    filter,
    ...(search.customer === undefined ? {} : { customerId: search.customer }),
    sorting,
    skipCount: page.skip,
    maxResultCount: page.take,
  });
  const narrow = (
    changes: Readonly<Record<string, unknown>>,
    options?: { readonly replace?: boolean },
  ) => {
    page.restart();
    change({ ...changes, skip: undefined }, options);
  };
  const { q: text, state, from: first, to: last, customer: of } = search;
  return {
    search,
    change: narrow,
    peekAt: (id: number | undefined) => change({ peek: id, send: undefined }, { replace: true }),
    send: (id: number | undefined) =>
      change({ peek: id ?? search.peek, send: id && 'yes' }, { replace: true }),
    sort,
    page: { skip: page.skip, take: page.take },
    rows: answer.data?.items,
    total: answer.data?.totalCount,
    status: useTableStatus(answer, 'Booking.View'),
    narrowed: [text, state, first, last, of].some(Boolean),
    clear: () => narrow(noNarrowing),
    onSort: (by: Sort) => narrow({ sort: sortText(by) }),
    onPage: page.onPage,
  };
}

export type QuoteList = ReturnType<typeof useQuoteList>;
