import { oneOf } from '#shell/search-values.ts';
import { useSearchState } from '#shell/page-state.ts';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { useTenant } from '#shell/tenant/tenant-context.ts';
import { listShape } from '../bookings/list/list-search.ts';
import { useMinute } from '../bookings/list/use-minute.ts';
import { quoteChoices, quoteFilter } from './quote-filter.ts';
import { useBookings } from '../bookings/calls.ts';

const { from, to, customer, peek } = listShape;

const shape = {
  from,
  to,
  customer,
  peek,
  state: oneOf(quoteChoices),
  /** Opens the e-mail of the peeked quote. */
  send: oneOf(['yes']),
};

const noNarrowing = {
  q: undefined,
  state: undefined,
  from: undefined,
  to: undefined,
  customer: undefined,
} as const;

/** A list of quotes according to its address: the query, the response, and its changes. */
export function useQuoteList(path: string) {
  const records = useRecordList(path, '-quotedTime');
  const [search, change] = useSearchState(shape);
  const { timezone } = useTenant();
  // Refetched once a minute, as prices expire while the list is open.
  const now = useMinute();
  const { q: text } = records.search;
  const { state, from: first, to: last, customer: of } = search;
  const filter = quoteFilter({ text, from: first, to: last, state }, { now, timezone });
  const query = useBookings({
    filter,
    ...(of === undefined ? {} : { customerId: of }),
    ...records.requested,
  });
  return {
    records,
    search,
    answer: query,
    /** The current minute. */
    now,
    peekAt: (id: number | undefined) => change({ peek: id, send: undefined }, { replace: true }),
    send: (id: number | undefined) =>
      change({ peek: id ?? search.peek, send: id && 'yes' }, { replace: true }),
    narrowed: [text, state, first, last, of].some(Boolean),
    clear: () => records.narrow(noNarrowing),
  };
}

export type QuoteList = ReturnType<typeof useQuoteList>;
