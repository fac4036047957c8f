import { LayoutDashboard, Plus } from 'lucide-react';
import { useState } from 'react';
import { timeOfPage } from '#client/early-responses.ts';
import { paths } from '#paths';
import { usePageExists } from '#shell/page-exists.ts';
import { useGo } from '#shell/page-state.ts';
import { useMay } from '#shell/permissions.ts';
import { useSession } from '#shell/session/use-session.ts';
import { AfterPaint } from '#ui/AfterPaint.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useShortcut } from '#ui/use-shortcut.ts';
import { useStatusCounts } from '../calls.ts';
import { Attention } from '../parts/Attention.tsx';
import { BookingsPerDay } from '../parts/BookingsPerDay.tsx';
import { FirstSteps } from '../parts/FirstSteps.tsx';
import { Charts } from '../parts/Charts.tsx';
import { LastBookings } from '../parts/LastBookings.tsx';
import { Owed } from '../parts/Owed.tsx';
import { StatusTiles } from '../parts/StatusTiles.tsx';
import { Totals } from '../parts/Totals.tsx';
import { TrackBox } from '../parts/TrackBox.tsx';

/** The dashboard: counts, pending work, latest bookings (decisions S-18). */
export function DashboardPage() {
  const may = useMay();
  const exists = usePageExists();
  const { data: session } = useSession();
  const canBook = may('Booking.Create') && exists('/bookings/new');
  const go = useGo();
  useShortcut(canBook ? 'n' : '', () => go(paths.newBooking()), 'New booking');
  const actions = canBook
    ? [{ label: 'New booking', href: paths.newBooking(), icon: Plus, primary: true, keys: 'n' }]
    : [];
  return (
    <>
      <PageHeading title="Dashboard" actions={actions} />
      {session?.isCustomer ? <OfCustomer /> : <OfStaff />}
    </>
  );
}

function OfStaff() {
  const may = useMay();
  const bookings = may('Booking.View');
  const jobs = may('Job.View');
  const invoices = may('Finance.View');
  const counts = useStatusCounts(bookings);
  const go = useGo();
  const hasLists = usePageExists()('/bookings-beta');
  const exceptions = paths.bookingsBeta({ group: 'exception' });
  useShortcut(bookings && hasLists ? 'e' : '', () => go(exceptions), 'Exceptions');
  const [now] = useState(timeOfPage);
  if (!bookings && !jobs && !invoices) return <Welcome />;
  const isNew = counts.data?.totalCount === 0;
  return (
    <div className="grid gap-4">
      {bookings && <StatusTiles />}
      {isNew && <FirstSteps />}
      <div className="grid items-start gap-4 xl:grid-cols-[3fr_2fr]">
        <Attention bookings={bookings} jobs={jobs} invoices={invoices} now={now} />
        {bookings && (
          <div className="grid gap-4">
            <AfterPaint>
              <BookingsPerDay />
              <Totals />
            </AfterPaint>
          </div>
        )}
      </div>
      <AfterPaint>
        {(bookings || invoices) && <Charts />}
        {bookings && <LastBookings title="Recent bookings" />}
      </AfterPaint>
    </div>
  );
}

function OfCustomer() {
  const may = useMay();
  const bookings = may('Booking.View');
  return (
    <div className="grid gap-4">
      {bookings && <StatusTiles />}
      <div className="grid items-start gap-4 xl:grid-cols-[3fr_2fr]">
        {bookings && <LastBookings title="My recent bookings" />}
        <div className="grid gap-4">
          <TrackBox />
          {may('Finance.View') && <Owed />}
        </div>
      </div>
      <AfterPaint>{bookings && <Charts />}</AfterPaint>
    </div>
  );
}

/** For users whose work is on other pages. */
function Welcome() {
  return (
    <Panel flush>
      <EmptyState
        icon={LayoutDashboard}
        title="Nothing to show here"
        text="The dashboard shows bookings, jobs and invoices. Ask your administrator for access."
      />
    </Panel>
  );
}
