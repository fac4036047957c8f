import { whyNot } from '@waybill/contract/booking/lifecycle';
import type { BookingDetail, BookingForEditResult } from '@waybill/contract/booking/shapes';
import { inTimezone } from '@waybill/kernel/time';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useSearchState } from '#shell/page-state.ts';
import { useSession } from '#shell/session/use-session.ts';
import { useTenant } from '#shell/tenant/tenant-context.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { bookingName } from '../links/freight-text.ts';
import { BookedView } from './form/BookedView.tsx';
import { ComposeForm } from './form/ComposeForm.tsx';
import { chargedCompose } from './form/charged.ts';
import { dropDraft, readDraft } from './form/draft.ts';
import { composeOf } from './form/from-booking.ts';
import { RestoredBanner } from './form/RestoredBanner.tsx';
import { type Compose, emptyCompose } from './form/values.ts';
import { useToday } from '#shell/today.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useLabel } from '#ui/labels.ts';
import { useBooking } from './calls.ts';

const id = z.coerce.number().int().positive().optional();
const shape = {
  like: id,
  booking: id,
  customer: id,
  /** A consignment that a carrier charged and nobody booked, and its weight in kilograms. */
  consignment: z.string().max(64).optional(),
  weight: z.coerce.number().min(0).max(100_000).optional(),
};

/** Books freight: a new booking, one like another, or one that was begun. */
export function NewBookingPage() {
  const [{ like, booking, customer, consignment, weight }] = useSearchState(shape);
  const from = booking ?? like;
  if (consignment !== undefined) {
    return <Charged key={consignment} consignment={consignment} weight={weight ?? null} />;
  }
  if (from === undefined) return <Fresh key={customer} customer={customer ?? null} />;
  return <FromBooking key={`${booking} ${like}`} id={from} isSame={booking !== undefined} />;
}

const crumbs = [
  { label: 'Bookings', href: paths.bookingsBeta() },
  { label: 'New booking' },
] as const;

/** A new booking, for a customer or not, or what was left unfinished on this device. */
function Fresh({ customer }: { readonly customer: number | null }) {
  const { dayOf } = useFormats();
  const userId = useSession().data?.userId ?? 0;
  const [start, setStart] = useState(() => {
    const blank = { ...emptyCompose(dayOf(Date.now())), customerid: customer };
    const draft = customer === null ? readDraft(userId, blank, Date.now()) : null;
    return { values: draft?.values ?? blank, savedAt: draft?.savedAt ?? null, round: 0 };
  });
  const discard = () => {
    dropDraft(userId);
    setStart({ values: emptyCompose(dayOf(Date.now())), savedAt: null, round: start.round + 1 });
  };
  return (
    <Composer
      key={start.round}
      initial={start.values}
      autosaved
      notice={
        start.savedAt !== null && <RestoredBanner savedAt={start.savedAt} onDiscard={discard} />
      }
    />
  );
}

type ChargedProps = { readonly consignment: string; readonly weight: number | null };

/** A booking for what a carrier charged: what its invoice says of the freight is filled in. */
function Charged({ consignment, weight }: ChargedProps) {
  const t = useTranslate();
  const today = useToday();
  const [initial] = useState(() => chargedCompose(emptyCompose(today), consignment, weight));
  const title = t('For consignment {consignment} of a carrier’s invoice', { consignment });
  return (
    <Composer
      initial={initial}
      autosaved={false}
      notice={
        <Banner tone="info" title={title}>
          {t('Check the weight and add the addresses. Then link the consignment to the booking.')}
        </Banner>
      }
    />
  );
}

type FromBookingProps = { readonly id: number; readonly isSame: boolean };

function FromBooking({ id: bookingId, isSame }: FromBookingProps) {
  const { data, error, refetch } = useBooking(bookingId);
  if (error && !data) {
    const { kind, message } = explain(error);
    return (
      <>
        <PageHeading title="New booking" breadcrumb={crumbs} />
        {kind === 'notFound' ? (
          <EmptyState
            title="Page not found"
            text={message}
            action={<ButtonLink href={paths.newBooking()}>New booking</ButtonLink>}
          />
        ) : (
          <Banner
            tone="problem"
            title={message}
            actions={<Button onClick={() => void refetch()}>Retry</Button>}
          />
        )}
      </>
    );
  }
  if (!data) return <Skeleton lines={10} />;
  return <LikeBooking booking={data.booking} isSame={isSame} />;
}

type LikeBookingProps = { readonly booking: BookingDetail; readonly isSame: boolean };

/** Starts from the booking as it was when the page opened: booking it changes it. */
function LikeBooking({ booking, isSame }: LikeBookingProps) {
  const spoken = useLabel();
  const t = useTranslate();
  const { dayOf } = useFormats();
  const { timezone } = useTenant();
  const today = useToday();
  const [first] = useState(booking);
  const timeOf = (moment: string) => inTimezone(new Date(moment), timezone).time.slice(0, 5);
  const isBooked = isSame && whyNot('book', first) !== null;
  const noEdit = isBooked ? whyNot('edit', first) : null;
  if (noEdit !== null) {
    return (
      <EmptyState
        icon={CircleCheck}
        title={`${bookingName(first, t)}: ${spoken(noEdit)}`}
        action={<ButtonLink href={paths.booking(first.id)}>Open booking</ButtonLink>}
      />
    );
  }
  const times = { today, dayOf, timeOf };
  return (
    <Composer
      initial={composeOf(first, times, isSame)}
      autosaved={!isSame}
      edited={isBooked ? first : undefined}
    />
  );
}

type ComposerProps = {
  readonly initial: Compose;
  readonly autosaved: boolean;
  readonly edited?: BookingDetail | undefined;
  readonly notice?: ReactNode;
};

type Done = { readonly result: BookingForEditResult; readonly values: Compose };

/** The form, then what was booked, then perhaps the form again. */
function Composer({ initial, autosaved, edited, notice }: ComposerProps) {
  const [start, setStart] = useState(initial);
  const [round, setRound] = useState(0);
  const [done, setDone] = useState<Done | null>(null);
  const t = useTranslate();
  const today = useToday();
  const again = (values: Compose) => {
    setStart(values);
    setRound(round + 1);
    setDone(null);
  };
  if (done) {
    return (
      <BookedView
        result={done.result}
        onAnother={() => again(anotherLike(done.values, today))}
        onNew={() => again(emptyCompose(today))}
      />
    );
  }
  const title = titleOf(start, edited !== undefined);
  return (
    <>
      <PageHeading
        title={title}
        breadcrumb={[
          crumbs[0],
          ...(edited ? [{ label: bookingName(edited, t), href: paths.booking(edited.id) }] : []),
          { label: title },
        ]}
      />
      <ComposeForm
        key={round}
        initial={start}
        autosaved={autosaved || round > 0}
        edited={edited}
        notice={round === 0 && notice}
        onBooked={(result, values) => setDone({ result, values })}
      />
    </>
  );
}

const titleOf = ({ id: bookingId, isQuote }: Compose, isBooked: boolean): string => {
  if (isBooked) return 'Edit booking';
  if (isQuote) return 'Book this quote';
  return bookingId === null ? 'New booking' : 'Finish booking';
};

/** The same freight once more: without the number of the first, not in the past. */
const anotherLike = (values: Compose, today: string): Compose => ({
  ...values,
  id: null,
  orderNumber: '',
  isQuote: false,
  saved: null,
  pickupDay: values.pickupDay !== null && values.pickupDay > today ? values.pickupDay : today,
  from: { ...values.from, isKept: false },
  to: { ...values.to, isKept: false },
});
