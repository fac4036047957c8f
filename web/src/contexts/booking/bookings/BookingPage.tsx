import type { BookingForEditResult } from '@waybill/contract/booking/shapes';
import { PackageX } from 'lucide-react';
import { explain } from '#client/explain.ts';
import { RecordTalk } from '#contexts/messaging/links/RecordTalk.tsx';
import { DocumentsPanel } from '#contexts/records/links/DocumentsPanel.tsx';
import { paths } from '#paths';
import { useIdParam } from '#shell/page-state.ts';
import { useSession } from '#shell/session/use-session.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Copyable } from '#ui/Copyable.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useLabel } from '#ui/labels.ts';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { later } from '#ui/later.ts';
import { BookingRail } from './details/BookingRail.tsx';
import { ConsigningBanner, isConsigningOf } from '../consigning/ConsigningBanner.tsx';
import { ItemsTable } from './details/ItemsTable.tsx';
import { NotesPanel } from './details/NotesPanel.tsx';
import { OperationLog } from '../operation-logs/OperationLog.tsx';
import { ProofPanel } from '../tracking/ProofPanel.tsx';
import { RouteHeader } from './details/RouteHeader.tsx';
import { TrackingTimeline } from '../tracking/TrackingTimeline.tsx';
import { warningText } from '../operation-logs/operation-labels.ts';
import { useBookingActions } from './details/use-booking-actions.ts';
import { bookingName } from '../links/freight-text.ts';
import { BookingPill } from '../parts/BookingPill.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useBooking } from './calls.ts';
import { cx } from '#ui/cx.ts';

const BookingDialogs = later(
  async () => (await import('./details/BookingDialogs.tsx')).BookingDialogs,
);

const crumb = { label: 'Bookings', href: paths.bookingsBeta() };

/** A booking: its status, price, PDFs and actions. */
export function BookingPage() {
  const id = useIdParam();
  const { data, error, refetch } = useBooking(id);
  if (data) return <Loaded key={id} result={data} />;
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <PageHeading title="Booking" breadcrumb={[crumb, { label: String(id) }]} />
      <Skeleton lines={12} />
    </>
  );
}

function Loaded({ result }: { readonly result: BookingForEditResult }) {
  const t = useTranslate();
  const spoken = useLabel();
  const { booking, bookingNotes, bookingWarnings } = result;
  const { data: session } = useSession();
  const { actions, dialog, setDialog } = useBookingActions(booking);
  const name = bookingName(booking, t);
  const isCancelled = booking.bookingStatus === 'Cancelled';
  return (
    <>
      <PageHeading
        title={<span className={isCancelled ? 'line-through' : ''}>{name}</span>}
        copy={name}
        breadcrumb={[crumb, { label: name }]}
        aside={<BookingPill booking={booking} isSpelled />}
        actions={actions}
      />
      <div className="grid gap-4">
        <ConsigningBanner booking={booking} onNumber={() => setDialog('number')} />
        {bookingWarnings
          .filter(({ operation }) => !isConsigningOf(booking, operation))
          .map((warning) => (
            <Banner
              key={`${warning.operation} ${warning.message}`}
              tone="warning"
              title={warningText(warning, t, spoken)}
            />
          ))}
        {/* On a phone, status, price and PDFs come before comments and history. */}
        <div
          className={cx(
            'grid gap-4',
            'lg:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)] lg:grid-rows-[auto_1fr]',
          )}
        >
          <div className="grid content-start gap-4">
            <RouteHeader booking={booking} />
            <Panel title="Items">
              <ItemsTable items={booking.items} />
            </Panel>
            <Panel title="Tracking">
              <TrackingTimeline booking={booking} first={6} />
            </Panel>
            <ProofPanel booking={booking} />
          </div>
          <div className="grid content-start gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <BookingRail booking={booking} />
          </div>
          <div className="grid content-start gap-4">
            <NotesPanel bookingId={booking.id} notes={bookingNotes} />
            <RecordTalk
              about={{
                entitytype: 'Booking',
                entityid: String(booking.id),
                hasCustomer: true,
              }}
            />
            <DocumentsPanel about={{ entityType: 'Booking', entityId: booking.id }} />
            <OperationLog bookingId={booking.id} isCustomer={session?.isCustomer ?? true} />
          </div>
        </div>
      </div>
      <BookingDialogs booking={booking} dialog={dialog} onClose={() => setDialog(null)} />
    </>
  );
}

type FailedProps = { readonly error: Error; readonly onRetry: () => void };

function Failed({ error, onRetry }: FailedProps) {
  const t = useTranslate();
  const { kind, message, requestId } = explain(error);
  return (
    <>
      <PageHeading title="Booking" breadcrumb={[crumb, { label: 'Booking' }]} />
      {kind === 'notFound' ? (
        <EmptyState
          icon={PackageX}
          title="Page not found"
          text={message}
          action={<ButtonLink href={paths.bookingsBeta()}>View all bookings</ButtonLink>}
        />
      ) : (
        <Banner
          tone="problem"
          title={message}
          actions={kind === 'forbidden' ? undefined : <Button onClick={onRetry}>Retry</Button>}
        >
          {kind === 'forbidden' && t('Requires the Booking.View permission.')}
          {requestId !== null && (
            <Copyable text={requestId}>{t('Request {requestId}', { requestId })}</Copyable>
          )}
        </Banner>
      )}
    </>
  );
}
