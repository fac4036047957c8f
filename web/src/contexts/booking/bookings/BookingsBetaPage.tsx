import { useMemo } from 'react';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useSession } from '#shell/session/use-session.ts';
import { phone, useMedia } from '#ui/media.ts';
import { AwaitingChip } from './list/AwaitingChip.tsx';
import { bookingColumns } from './list/booking-columns.tsx';
import { BookingFilters } from './list/BookingFilters.tsx';
import { BookingsTable } from './list/BookingsTable.tsx';
import { BulkActions } from './list/BulkActions.tsx';
import { useChosenColumns } from './list/chosen-columns.ts';
import { ColumnChooser } from './list/ColumnChooser.tsx';
import { LegsChip } from '../legs/LegsChip.tsx';
import { ListHeading } from './list/ListHeading.tsx';
import { ListViews } from './list/ListViews.tsx';
import { ManifestBar } from '../manifests/ManifestBar.tsx';
import { StatusChips } from './list/StatusChips.tsx';
import { SummaryStrip } from './list/SummaryStrip.tsx';
import { type BookingList, useBookingList } from './list/use-booking-list.ts';
import { type SavedViews, useSavedViews } from './list/use-saved-views.ts';
import { useChosenBookings } from './list/use-chosen-bookings.ts';

/** The advanced list of bookings: views, bulk actions, peek. */
export function BookingsBetaPage() {
  const list = useBookingList(paths.bookingsBeta());
  const { search, change, now } = list;
  const { data: session } = useSession();
  const isCustomer = session?.isCustomer ?? false;
  const formats = useFormats();
  const columns = useMemo(
    () => bookingColumns(formats, isCustomer, { now, custom: list.custom }),
    [formats, isCustomer, now, list.custom],
  );
  const saved = useSavedViews(search, isCustomer);
  const about = list.byLegs ? aboutLegs : aboutAll;
  const { ids, chosen: stored, choose, visible } = useChosenColumns(columns, about, saved);
  const { chosen, clear, selection, matching } = useChosenBookings(list);
  const small = useMedia(phone);
  return (
    <>
      <ListHeading title="Bookings (beta)" list={list} />
      <ListViews search={search} change={change} saved={saved} columns={stored} />
      <StatusChips
        customerId={search.customer}
        group={search.group}
        onChange={(group) => change({ group })}
      >
        {!isCustomer && <AwaitingChip list={list} />}
        {!isCustomer && <LegsChip list={list} />}
      </StatusChips>
      <BookingFilters
        list={list}
        isCustomer={isCustomer}
        end={!small && <ColumnChooser columns={columns} visible={ids} onChange={choose} />}
      />
      <SummaryStrip requested={list.requested} />
      <BookingsTable list={waiting(list, saved)} columns={visible} selection={selection} />
      {!isCustomer && chosen.length === 0 && <ManifestBar customerId={search.customer} />}
      <BulkActions chosen={chosen} onClear={clear} matching={matching} />
    </>
  );
}

const aboutLegs = ['leg'];
const aboutAll: readonly string[] = [];

/** Shows the table as loading until the saved columns are known, to avoid a change of columns. */
const waiting = (list: BookingList, { isLoading }: SavedViews): BookingList =>
  isLoading && list.status.kind === 'ready'
    ? { ...list, rows: undefined, status: { kind: 'loading' } }
    : list;
