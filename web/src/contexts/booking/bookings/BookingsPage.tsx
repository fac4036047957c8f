import { useMemo } from 'react';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useSession } from '#shell/session/use-session.ts';
import { AwaitingChip } from './list/AwaitingChip.tsx';
import { bookingColumns } from './list/booking-columns.tsx';
import { BookingFilters } from './list/BookingFilters.tsx';
import { BookingsTable } from './list/BookingsTable.tsx';
import { LegsChip } from '../legs/LegsChip.tsx';
import { ListHeading } from './list/ListHeading.tsx';
import { StatusChips } from './list/StatusChips.tsx';
import { useBookingList } from './list/use-booking-list.ts';

const forStaff = ['consignment', 'status', 'created', 'customer', 'route', 'eta', 'price'];
const forCustomers = ['consignment', 'status', 'created', 'route', 'service', 'eta', 'price'];
/** A leg has a carrier, and no price of its own. */
const byLegs = ['consignment', 'status', 'leg', 'customer', 'route', 'service', 'eta'];

/** The simple list of bookings, for occasional use: few columns, few filters. */
export function BookingsPage() {
  const list = useBookingList(paths.bookings());
  const { search, change, now } = list;
  const { data: session } = useSession();
  const isCustomer = session?.isCustomer ?? false;
  const ofStaff = list.byLegs ? byLegs : forStaff;
  const ids = isCustomer ? forCustomers : ofStaff;
  const formats = useFormats();
  const columns = useMemo(
    () => bookingColumns(formats, isCustomer, { now }).filter(({ id }) => ids.includes(id)),
    [formats, isCustomer, now, ids],
  );
  return (
    <div className="[--row:3.25rem]">
      <ListHeading title="Bookings" list={list} />
      <StatusChips
        customerId={search.customer}
        group={search.group}
        onChange={(group) => change({ group })}
      >
        {!isCustomer && <AwaitingChip list={list} />}
        {!isCustomer && <LegsChip list={list} />}
      </StatusChips>
      <BookingFilters list={list} isCustomer={isCustomer} simple />
      <BookingsTable list={list} columns={columns} />
    </div>
  );
}
