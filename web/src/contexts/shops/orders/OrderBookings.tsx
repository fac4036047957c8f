import type { WebOrder } from '@waybill/contract/shops/orders/shapes';
import { PackagePlus, Undo2 } from 'lucide-react';
import { explain } from '#client/explain.ts';
import { LabelButton } from '#contexts/booking/links/LabelButton.tsx';
import { paths } from '#paths';
import { useMay } from '#shell/permissions.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { AppLink } from '#ui/go.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useBookMissingParts, useBookReturn } from './calls.ts';

type OfOrder = { readonly order: WebOrder };

/** The bookings of an order with their labels, and its way back. */
export function OrderBookings({ order: { id, bookings, missingPartCount } }: OfOrder) {
  const t = useTranslate();
  const may = useMay();
  const [first] = bookings;
  if (first === undefined) return null;
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{t('Bookings')}</h3>
      <ul className="grid gap-2">
        {bookings.map(({ bookingId, consignmentId, isReturn }) => (
          <li key={bookingId} className="flex flex-wrap items-center justify-between gap-2">
            <span>
              <AppLink href={paths.booking(bookingId)}>{consignmentId ?? t('Booking')}</AppLink>
              {isReturn && <span className="text-ink-2"> · {t('Return')}</span>}
            </span>
            <LabelButton bookingId={bookingId} />
          </li>
        ))}
      </ul>
      {may('Booking.Create') && (
        <div className="flex flex-wrap gap-2">
          {missingPartCount > 0 && <BookMissingParts orderId={id} count={missingPartCount} />}
          <BookReturn orderId={id} />
          <ButtonLink
            href={paths.newBooking({ returns: first.bookingId })}
            look="quiet"
            size="small"
          >
            Return with changes
          </ButtonLink>
        </div>
      )}
    </section>
  );
}

type BookMissingPartsProps = { readonly orderId: number; readonly count: number };

/** Books the parts of a split order whose bookings were refused or cancelled. */
function BookMissingParts({ orderId, count }: BookMissingPartsProps) {
  const t = useTranslate();
  const toast = useToast();
  const booking = useBookMissingParts();
  const refusal = booking.data?.message;
  const book = () =>
    booking.mutate(
      { orderId },
      {
        onSuccess: ({ bookingIds }) => {
          if (bookingIds.length > 0)
            toast({ title: 'The missing parts are booked', tone: 'success' });
        },
      },
    );
  return (
    <ConfirmButton
      label={t('Book the missing parts ({count})', { count })}
      size="small"
      look="primary"
      icon={PackagePlus}
      question={t('Book the missing parts of this order?')}
      verb="Book"
      effect={t(
        '{count, plural, one {# part has} other {# parts have}} no booking. The others stay.',
        { count },
      )}
      harmless
      working={booking.isPending}
      problem={refusal ?? (booking.error && explain(booking.error).message)}
      onConfirm={book}
    />
  );
}

function BookReturn({ orderId }: { readonly orderId: number }) {
  const t = useTranslate();
  const toast = useToast();
  const returning = useBookReturn();
  const refusal = returning.data?.message;
  const book = () =>
    returning.mutate(
      { orderId },
      {
        onSuccess: ({ bookingId }) => {
          if (bookingId !== null) toast({ title: 'Return booked', tone: 'success' });
        },
      },
    );
  return (
    <ConfirmButton
      label="Book return"
      size="small"
      icon={Undo2}
      question={t('Book the return of this order?')}
      effect="From the receiver to the sender, by the cheapest service. Its label is listed here."
      harmless
      working={returning.isPending}
      problem={refusal ?? (returning.error && explain(returning.error).message)}
      onConfirm={book}
    />
  );
}
