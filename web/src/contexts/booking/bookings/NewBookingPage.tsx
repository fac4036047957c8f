import { whyNot } from '@waybill/contract/booking/lifecycle';
import type { BookingDetail, BookingForEditResult } from '@waybill/contract/booking/shapes';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';

import { idValue, numberValue, textUpTo } from '#shell/search-values.ts';
import { explain } from '#client/explain.ts';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { type SearchOf, useSearchState } from '#shell/page-state.ts';
import { useSession } from '#shell/session/use-session.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { later } from '#ui/later.ts';
import { bookingName } from '../links/freight-text.ts';
import { BookedPage } from './form/BookedPage.tsx';
import { ComposeForm } from './form/ComposeForm.tsx';
import { type ChargedConsignment, chargedCompose } from './form/charged.ts';
import { dropDraft, readDraft } from './form/draft.ts';
import { composeOf, returnOf } from './form/from-booking.ts';
import { RestoredBanner } from './form/RestoredBanner.tsx';
import { type Compose, emptyCompose } from './form/values.ts';
import { useTimes } from './form/use-times.ts';
import { useToday } from '#shell/today.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useLabel } from '#ui/labels.ts';
import { useBooking } from './calls.ts';

const shape = {
  like: idValue,
  /** A booking whose freight goes back to its sender. */
  returns: idValue,
  booking: idValue,
  customer: idValue,
  /** The id of the new booking; the page shows it again after a reload. */
  booked: idValue,
  /**
   * A consignment that a carrier charged although it was not booked: its id on the invoice, to link
   * it, its number, its weight in kilograms, and the carrier, service codes and sum of its charges.
   */
  charged: idValue,
  consignment: textUpTo(64),
  weight: numberValue(0, 100_000),
  carrier: textUpTo(32),
  services: textUpTo(1000),
  cost: numberValue(0),
};

type From = Omit<SearchOf<typeof shape>, 'booked'>;

type Done = {
  readonly result: BookingForEditResult;
  readonly values: Compose;
  /** The consignment of a carrier's invoice that it was booked for. */
  readonly charged: number | null;
};

const LinkCharged = later(
  async () => (await import('#contexts/reconciliation/links/LinkCharged.tsx')).LinkCharged,
);

/** Shows the form, then the new booking, then possibly the form again. */
export function NewBookingPage() {
  const [{ booked, ...from }, change] = useSearchState(shape);
  const [done, setDone] = useState<Done | null>(null);
  const [again, setAgain] = useState<Compose | null>(null);
  const today = useToday();
  const onBooked = (result: BookingForEditResult, values: Compose) => {
    setDone({ result, values, charged: from.charged ?? null });
    change({ ...nothing, booked: result.booking.id }, { replace: true });
  };
  const begin = (values: Compose) => {
    setAgain(values);
    change(nothing);
  };
  if (booked !== undefined) {
    const own = done?.result.booking.id === booked ? done : null;
    return (
      <BookedPage
        key={booked}
        id={booked}
        done={own}
        notice={
          own?.charged == null ? null : (
            <LinkCharged consignmentNo={own.charged} bookingId={booked} />
          )
        }
        onAnother={(values) => begin(anotherLike(values, today))}
        onNew={() => begin(emptyCompose(today))}
      />
    );
  }
  const isLinked = Object.values(from).some((value) => value !== undefined);
  if (again !== null && !isLinked)
    return <Composer initial={again} autosaved onBooked={onBooked} />;
  return <Begun {...from} onBooked={onBooked} />;
}

const nothing = {
  like: undefined,
  returns: undefined,
  booking: undefined,
  customer: undefined,
  charged: undefined,
  consignment: undefined,
  weight: undefined,
  carrier: undefined,
  services: undefined,
  cost: undefined,
  booked: undefined,
} as const satisfies Record<keyof typeof shape, undefined>;

type OnBooked = { readonly onBooked: (result: BookingForEditResult, values: Compose) => void };

type BegunProps = OnBooked & From;

/** Books freight: a new booking, a copy of another, or an unfinished one. */
function Begun({ onBooked, ...begun }: BegunProps) {
  const { like, returns, booking, customer, consignment } = begun;
  const from = booking ?? returns ?? like;
  if (consignment !== undefined) {
    const charged = chargedConsignment(consignment, begun);
    return <Charged key={consignment} charged={charged} onBooked={onBooked} />;
  }
  if (from === undefined) {
    return <Fresh key={customer} customer={customer ?? null} onBooked={onBooked} />;
  }
  const isSame = booking !== undefined;
  const isReturn = !isSame && returns !== undefined;
  const key = `${from} ${isSame} ${isReturn}`;
  return <FromBooking key={key} {...{ id: from, isSame, isReturn, onBooked }} />;
}

const chargedConsignment = (
  consignment: string,
  { weight, carrier, services, cost }: From,
): ChargedConsignment => ({
  consignment,
  weight: weight ?? null,
  carrierCode: carrier ?? '',
  serviceCodes: services?.split(',') ?? [],
  cost: cost ?? null,
});

const crumbs = [
  { label: 'Bookings', href: paths.bookingsBeta() },
  { label: 'New booking' },
] as const;

/** A new booking, with or without a customer, or the draft stored on this device. */
function Fresh({ customer, onBooked }: OnBooked & { readonly customer: number | null }) {
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
      onBooked={onBooked}
      notice={
        start.savedAt !== null && <RestoredBanner savedAt={start.savedAt} onDiscard={discard} />
      }
    />
  );
}

type ChargedProps = OnBooked & { readonly charged: ChargedConsignment };

/** A booking for a charged consignment: the freight from the carrier's invoice is filled in. */
function Charged({ charged, onBooked }: ChargedProps) {
  const t = useTranslate();
  const today = useToday();
  const { money } = useFormats();
  const [initial] = useState(() => chargedCompose(emptyCompose(today), charged));
  const { consignment, carrierCode, cost } = charged;
  const title = t('For consignment {consignment} of a carrier’s invoice', { consignment });
  return (
    <Composer
      initial={initial}
      autosaved={false}
      onBooked={onBooked}
      notice={
        <Banner tone="info" title={title}>
          {cost !== null &&
            t('{carrier} charged {cost} before tax.', {
              carrier: carrierCode,
              cost: money(cost),
            })}{' '}
          {t('Check the weight and add the addresses. The booking will be linked to it.')}
        </Banner>
      }
    />
  );
}

type FromBookingProps = OnBooked & {
  readonly id: number;
  readonly isSame: boolean;
  readonly isReturn: boolean;
};

function FromBooking({ id: bookingId, ...how }: FromBookingProps) {
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
  return <LikeBooking booking={data.booking} {...how} />;
}

type LikeBookingProps = Omit<FromBookingProps, 'id'> & { readonly booking: BookingDetail };

/** Starts from the booking as it was when the page opened, as booking it changes it. */
function LikeBooking({ booking, isSame, isReturn, onBooked }: LikeBookingProps) {
  const spoken = useLabel();
  const t = useTranslate();
  const times = useTimes();
  const [first] = useState(booking);
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
  const values = composeOf(first, times, isSame);
  return (
    <Composer
      initial={isReturn ? returnOf(values) : values}
      autosaved={!isSame}
      edited={isBooked ? first : undefined}
      onBooked={onBooked}
    />
  );
}

type ComposerProps = OnBooked & {
  readonly initial: Compose;
  readonly autosaved: boolean;
  readonly edited?: BookingDetail | undefined;
  readonly notice?: ReactNode;
};

function Composer({ initial, autosaved, edited, notice, onBooked }: ComposerProps) {
  const t = useTranslate();
  const title = titleOf(initial, edited !== undefined);
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
        initial={initial}
        autosaved={autosaved}
        edited={edited}
        notice={notice}
        onBooked={onBooked}
      />
    </>
  );
}

const titleOf = ({ id: bookingId, isQuote }: Compose, isBooked: boolean): string => {
  if (isBooked) return 'Edit booking';
  if (isQuote) return 'Book this quote';
  return bookingId === null ? 'New booking' : 'Finish booking';
};

/** Returns the same freight for another booking: without its number, and not in the past. */
const anotherLike = (values: Compose, today: string): Compose => ({
  ...values,
  id: null,
  orderNumber: '',
  isQuote: false,
  saved: null,
  charged: null,
  pickupDay: values.pickupDay !== null && values.pickupDay > today ? values.pickupDay : today,
  from: { ...values.from, isKept: false },
  to: { ...values.to, isKept: false },
});
