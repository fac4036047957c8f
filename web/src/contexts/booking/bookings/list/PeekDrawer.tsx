import type { ListedBooking } from '@waybill/contract/booking/bookings/listed-booking';
import type { Booking } from '@waybill/contract/booking/shapes';
import { placeText } from '@waybill/contract/shared/place-text';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { Banner } from '#ui/Banner.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Copyable } from '#ui/Copyable.tsx';
import { Drawer } from '#ui/Drawer.tsx';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ItemsTable } from '../details/ItemsTable.tsx';
import { TrackingTimeline } from '../../tracking/TrackingTimeline.tsx';
import { bookingName, customerText, serviceText } from '../../links/freight-text.ts';
import { BookingPill } from '../../parts/BookingPill.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useBooking } from '../calls.ts';

type PeekDrawerProps = {
  readonly id: number | undefined;
  /** The peeked row, shown at once. */
  readonly row: ListedBooking | undefined;
  readonly onClose: () => void;
};

/** The peek of a booking: route, items, latest tracking. */
export function PeekDrawer({ id, row, onClose }: PeekDrawerProps) {
  const t = useTranslate();
  const { data, error } = useBooking(id ?? 0, id !== undefined);
  const detail = data?.booking.id === id ? data?.booking : undefined;
  const booking = detail ?? row;
  if (id === undefined) return null;
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      title={booking ? <Copyable text={bookingName(booking, t)} /> : t('Booking {id}', { id })}
      subtitle={booking && <BookingPill booking={booking} />}
      footer={
        <ButtonLink href={paths.booking(id)} look="primary">
          Open booking
        </ButtonLink>
      }
    >
      <div className="grid gap-5">
        {booking && <Details booking={booking} />}
        {detail && <Freight booking={detail} />}
        {!detail && error && <Banner tone="problem" title={explain(error).message} />}
        {!detail && !error && <Skeleton lines={8} />}
      </div>
    </Drawer>
  );
}

type PeekBooking = Parameters<typeof customerText>[0] &
  Parameters<typeof serviceText>[0] &
  Pick<ListedBooking, 'fromAddress' | 'toAddress' | 'eta' | 'pricingDetail'>;

function Details({ booking }: { readonly booking: PeekBooking }) {
  const { date, money } = useFormats();
  return (
    <KeyValueList
      details={[
        { label: 'Customer', value: customerText(booking) },
        { label: 'From', value: placeText(booking.fromAddress) },
        { label: 'To', value: placeText(booking.toAddress) },
        { label: 'Service', value: serviceText(booking) },
        { label: 'ETA', value: booking.eta && date(booking.eta) },
        {
          label: 'Price',
          value: booking.pricingDetail && money(booking.pricingDetail.totalCost),
        },
      ]}
    />
  );
}

/** The details that only the booking contains, not its row. */
function Freight({ booking }: { readonly booking: Pick<Booking, 'items' | 'trackingDetails'> }) {
  const t = useTranslate();
  return (
    <>
      <section>
        <h3 className="mb-2 font-semibold">{t('Items')}</h3>
        <ItemsTable items={booking.items} />
      </section>
      <section>
        <h3 className="mb-2 font-semibold">{t('Tracking')}</h3>
        <TrackingTimeline booking={booking} first={3} />
      </section>
    </>
  );
}
