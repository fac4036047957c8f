import { Translated } from '#shell/texts/Translated.tsx';
import type { BookingForEditResult } from '@waybill/contract/booking/shapes';
import { placeText } from '@waybill/contract/shared/place-text';
import { FileText, MapPin, Printer } from 'lucide-react';
import { useRef } from 'react';
import { settled } from '#client/settled.ts';
import { explain } from '#client/explain.ts';
import type { CardEntryHandle } from '#contexts/finance/links/card/CardEntry.tsx';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { KeyValueList } from '#ui/KeyValueList.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useOneAtATime } from '#ui/use-one-at-a-time.ts';
import { bookingName, serviceText } from '../links/freight-text.ts';
import { BookingPill } from '../parts/BookingPill.tsx';
import { GuestCard } from './GuestCard.tsx';
import { useProving } from './use-guest-terms.ts';
import { useGuestPdf } from '../documents/use-pdfs.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useGuestBooking, usePayAsGuest } from './calls.ts';

type Booking = BookingForEditResult['booking'];
export type GuestKey = { readonly id: number; readonly email: string };

/** Returns the payment state of a guest's booking. */
const paymentOf = ({ paymentState, bookingStatus }: Booking) => {
  if (bookingStatus === 'Cancelled') return paymentState === 'Paid' ? 'back' : 'none';
  if (paymentState === 'Paid') return 'paid';
  if (paymentState === 'Declined' || bookingStatus === 'Failed') return 'declined';
  return paymentState === 'Pending' ? 'pending' : 'none';
};

const isSettled = (result: BookingForEditResult | undefined): boolean =>
  result !== undefined && paymentOf(result.booking) !== 'pending';

/** A guest's booking: the payment, its PDFs, and the tracking link. */
export function GuestBookingView({ id, email }: GuestKey) {
  const query = useGuestBooking({ BookingId: id, Email: email }, isSettled);
  if (query.error && explain(query.error).kind === 'notFound') {
    return (
      <EmptyState
        title="We could not find this booking."
        text="Check the booking number and e-mail address and try again."
      />
    );
  }
  return (
    <Awaited query={query} permission="Booking.View">
      {(result) => <Loaded result={result} email={email} />}
    </Awaited>
  );
}

type LoadedProps = { readonly result: BookingForEditResult; readonly email: string };

function Loaded({ result: { booking, bookingWarnings }, email }: LoadedProps) {
  const t = useTranslate();
  const { money, date } = useFormats();
  const payment = paymentOf(booking);
  return (
    <Panel>
      <div className="grid gap-5">
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="font-mono text-lead font-semibold">{bookingName(booking, t)}</h2>
          <BookingPill booking={booking} />
        </div>
        {payment === 'pending' && (
          <Banner
            tone="info"
            title="Your card is being charged. The label appears here once the payment is complete."
          />
        )}
        {payment === 'paid' && (
          <Banner tone="success" title="Paid. Print the label and attach it to the freight." />
        )}
        {payment === 'back' && (
          <Banner
            tone="info"
            title="This booking was cancelled. Your payment will be refunded to your card."
          />
        )}
        {bookingWarnings.map(({ message, sentence }) => (
          <Banner key={message} tone="warning" title={<Translated text={sentence ?? message} />} />
        ))}
        {payment === 'declined' && <PayAgain id={booking.id} email={email} />}
        <KeyValueList
          details={[
            { label: 'Booking number', value: String(booking.id) },
            { label: 'E-mail', value: email },
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
        {payment === 'paid' && <PdfLinks booking={booking} email={email} />}
      </div>
    </Panel>
  );
}

function PdfLinks({ booking, email }: { readonly booking: Booking; readonly email: string }) {
  const pdf = useGuestPdf();
  const open = (type: 'Label' | 'ConsignmentNote') => pdf.mutate({ id: booking.id, email, type });
  const postcode = booking.toAddress?.postCode ?? '';
  // A separate page, outside this app.
  const tracking = paths.tracking(booking.consignmentId ?? '', { postcode });
  return (
    <div className="grid gap-3">
      {pdf.error && <Banner tone="problem" title={explain(pdf.error).message} />}
      <div className="flex flex-wrap gap-2">
        <Button
          look="primary"
          icon={Printer}
          working={pdf.isPending && pdf.variables.type === 'Label'}
          onClick={() => open('Label')}
        >
          Print label
        </Button>
        <Button
          icon={FileText}
          working={pdf.isPending && pdf.variables.type === 'ConsignmentNote'}
          onClick={() => open('ConsignmentNote')}
        >
          Consignment note
        </Button>
        {booking.consignmentId && (
          <Button icon={MapPin} onClick={() => location.assign(tracking)}>
            Track
          </Button>
        )}
      </div>
    </div>
  );
}

/** Pays with another card after the first was declined. */
function PayAgain({ id, email }: GuestKey) {
  const paying = usePayAsGuest();
  const card = useRef<CardEntryHandle>(null);
  const proving = useProving();
  const oneAtATime = useOneAtATime();
  const pay = async () => {
    const paymentNonce = await card.current?.nonce();
    if (!paymentNonce) return;
    const booking = { id, customer: { email }, paymentNonce };
    const guest = { proof: await proving.proof() };
    await settled(paying, { booking, operations: ['Book'], guest });
  };
  return (
    <div className="grid gap-3">
      {paying.error && <Banner tone="problem" title={explain(paying.error).message} />}
      <GuestCard ref={card} />
      <Button look="primary" working={paying.isPending} onClick={() => void oneAtATime(pay)}>
        Try this card
      </Button>
    </div>
  );
}
