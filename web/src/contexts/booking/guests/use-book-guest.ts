import type { BookingWrite } from '@waybill/contract/booking/bookings/write-shapes';
import { type RefObject, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { settled } from '#client/settled.ts';
import { explain } from '#client/explain.ts';
import { fieldErrorsOf } from '#client/form-errors.ts';
import type { CardEntryHandle } from '#contexts/finance/links/card/CardEntry.tsx';
import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useTenant } from '#shell/tenant/tenant-context.ts';
import { useOneAtATime } from '#ui/use-one-at-a-time.ts';
import { type Fault, faultsOf, fieldOf } from '../bookings/form/faults.ts';
import type { SavedQuote } from '../bookings/form/saved-quote.ts';
import type { Offer } from '../bookings/form/offers.ts';
import { bookingOf } from '../bookings/form/to-request.ts';
import { usePriceProblem } from '../bookings/form/use-price-problem.ts';
import { useStandingFaults } from '../bookings/form/use-standing-faults.ts';
import { wrongFields } from '../bookings/form/wrong-fields.ts';
import type { GuestCompose } from './guest-values.ts';
import { useProving } from './use-guest-terms.ts';
import { useBookAsGuest } from './calls.ts';

type Booking = {
  readonly card: RefObject<CardEntryHandle | null>;
  readonly offer: Offer | undefined;
  /** The price of a quote that was sent, if it is chosen. */
  readonly saved: SavedQuote | null;
  /** Why it cannot be booked at the current offer. */
  readonly blocked: string | null;
  readonly onFaults: (fields: readonly string[]) => void;
  readonly onBooked: (booking: { readonly id: number; readonly email: string }) => void;
};

const rules = { isCustomerChosen: true, needsCostCenter: false, requiredReferences: [] };

/** Books a guest's form at the chosen price, and charges the card. */
export function useBookGuest({ card, offer, saved, blocked, onFaults, onBooked }: Booking) {
  const t = useTranslate();
  const form = useFormContext<GuestCompose>();
  const { timezone } = useTenant();
  const { dayOf } = useFormats();
  const sending = useBookAsGuest();
  const proving = useProving();
  const [isProving, setProving] = useState(false);
  const { problem, setProblem } = usePriceProblem(saved?.token ?? offer?.quote.id ?? null);
  const oneAtATime = useOneAtATime();
  const standing = useStandingFaults(() => faultsOf(form.getValues(), rules, t));
  const show = (faults: readonly Fault[]) => {
    standing.t(faults);
    onFaults(wrongFields(form, faults));
  };
  const refused = (error: Error) => {
    const complaints = Object.entries(fieldErrorsOf(error));
    const faults = complaints.flatMap(([member, message]) => {
      const field = fieldOf(member, []);
      return field === null ? [] : [{ field, message }];
    });
    if (faults.length < complaints.length || complaints.length === 0) {
      setProblem(explain(error).message);
    }
    show(faults);
  };
  const book = async () => {
    setProblem(null);
    standing.forget();
    form.clearErrors();
    const isSound = await form.trigger();
    const values = form.getValues();
    const faults = faultsOf(values, rules, t);
    if (!isSound || faults.length > 0) return show(faults);
    const at = offer ? { quoteId: offer.quote.id } : null;
    if (!at && !saved) {
      return setProblem('Choose a service first: there is no price to book at yet.');
    }
    if (blocked !== null) return setProblem(blocked);
    const paymentNonce = await card.current?.nonce();
    if (!paymentNonce) return setProblem('Please enter your card details.');
    const today = dayOf(Date.now());
    const sent = { customerId: null, at, references: [], timezone, today };
    const customer = { email: values.guestEmail.trim(), customerName: values.guestName.trim() };
    const booking = {
      ...(saved ? withoutExtras(bookingOf(values, sent)) : bookingOf(values, sent)),
      customer,
      customerContactName: customer.customerName,
      paymentNonce,
    };
    const operations = values.wantsPickup
      ? ['Book' as const, 'RequestPickup' as const]
      : ['Book' as const];
    setProving(true);
    const proof = await proving.proof().finally(() => setProving(false));
    const guest = { acceptsTerms: values.acceptsTerms, proof, quoteToken: saved?.token ?? null };
    await settled(
      sending,
      { booking, operations, guest },
      {
        onSuccess: ({ booking: { id } }) => onBooked({ id, email: customer.email }),
        onError: refused,
      },
    );
  };
  return {
    book: () => void oneAtATime(book).catch((error: unknown) => setProblem(explain(error).message)),
    working: sending.isPending || isProving,
    problem,
    terms: proving.terms,
  };
}

/**
 * The services requested with a sent quote stay as quoted: the form knows only some, and at this
 * price they are unchanged.
 */
function withoutExtras(booking: BookingWrite): BookingWrite {
  const { pickupOptions: _pickup, deliveryOptions: _delivery, ...rest } = booking;
  return rest;
}
