import type { ListedBooking } from '@waybill/contract/booking/bookings/listed-booking';
import { useEffect, useMemo, useRef, useState } from 'react';
import { customClauses, useCustomFields } from '#contexts/records/links/custom-fields.tsx';
import { allOf, sortOf, sortText, useListPage } from '#shell/list-page.ts';
import { useSearchState } from '#shell/page-state.ts';
import { useSession } from '#shell/session/use-session.ts';
import { useTenant } from '#shell/tenant/tenant-context.ts';
import { useTableStatus } from '#shell/table-status.ts';
import type { Sort } from '#ui/table/types.ts';
import { useToday } from '#shell/today.ts';
import { bookingFilter } from './booking-filter.ts';
import { isByLegs, isNarrowed, listShape, narrowingOf, noNarrowing } from './list-search.ts';
import { useMinute } from './use-minute.ts';
import { useBookings } from '../calls.ts';

/** A list of bookings according to its address: the query, the response, and its changes. */
export function useBookingList(path: string) {
  const [search, change] = useSearchState(listShape);
  const { timezone } = useTenant();
  const { data: session } = useSession();
  const page = useListPage(path, search, (next) => change(next));
  const { sorting, sort } = sortOf(search.sort);
  const today = useToday();
  const now = useMinute(search.only === 'late');
  const onlooker = { userId: session?.userId, today, now };
  const custom = useCustomFields('booking-fields');
  const filter = allOf([
    bookingFilter(narrowingOf(search, onlooker), timezone),
    ...customClauses(custom, search.choice),
  ]);
  const byLegs = isByLegs(search) && session?.isCustomer !== true;
  const query = {
    ...(filter === '' ? {} : { filter }),
    ...(search.customer === undefined ? {} : { customerId: search.customer }),
    ...(byLegs ? { byLegs } : {}),
  };
  const result = useBookings({
    ...query,
    sorting,
    skipCount: page.skip,
    maxResultCount: page.take,
  });
  const rows = result.data?.items;
  const narrow = (
    changes: Readonly<Record<string, unknown>>,
    options?: { readonly replace?: boolean },
  ) => change({ ...changes, skip: undefined }, options);
  return {
    search,
    /** Changes filters or order, which resets the list to its first row. */
    change: narrow,
    peekAt: (peek: number | undefined) => change({ peek }, { replace: true }),
    requested: query,
    /** The fields that the tenant added to its bookings. */
    custom,
    /** The current time, updated every minute. */
    now,
    /** True if legs are shown in place of their journeys. */
    byLegs,
    sorting,
    sort,
    page: { skip: page.skip, take: page.take },
    rows,
    total: result.data?.totalCount,
    status: useTableStatus(result, 'Booking.View'),
    highlighted: useChanged(rows),
    narrowed: isNarrowed(search),
    clear: () => narrow(noNarrowing),
    onSort: (by: Sort) => narrow({ sort: sortText(by) }),
    onPage: page.onPage,
  };
}

export type BookingList = ReturnType<typeof useBookingList>;

const tintMs = 1200;

/** Returns the ids of rows whose status has just changed, for a moment each. */
function useChanged(rows: readonly ListedBooking[] | undefined): ReadonlySet<string> {
  const before = useRef<ReadonlyMap<number, string>>(new Map());
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const now = useMemo(() => new Map((rows ?? []).map((row) => [row.id, fingerprint(row)])), [rows]);
  useEffect(() => {
    const differing = [...now].filter(
      ([id, print]) => before.current.has(id) && before.current.get(id) !== print,
    );
    before.current = now;
    if (differing.length === 0) return undefined;
    setChanged(new Set(differing.map(([id]) => String(id))));
    const timer = setTimeout(() => setChanged(new Set()), tintMs);
    return () => clearTimeout(timer);
  }, [now]);
  return changed;
}

const fingerprint = ({ bookingStatus, manifestId, invoiceNumber }: ListedBooking): string =>
  [bookingStatus, manifestId, invoiceNumber].join(' ');
