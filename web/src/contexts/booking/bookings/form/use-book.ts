import type { BookingOperation } from '@waybill/contract/booking/operation-logs/operations';
import type { BookingWrite } from '@waybill/contract/booking/bookings/write-shapes';
import type { BookingForEditResult } from '@waybill/contract/booking/shapes';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { settled } from '#client/settled.ts';
import { explain } from '#client/explain.ts';
import { fieldErrorsOf } from '#client/form-errors.ts';
import { useFormats } from '#shell/formats.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useTenant } from '#shell/tenant/tenant-context.ts';
import { useOneAtATime } from '#ui/use-one-at-a-time.ts';
import { bookEntryOf } from './address-book.ts';
import type { ManualOffer } from './by-hand.ts';
import { type Fault, faultsOf, fieldOf, illegibleFaults } from './faults.ts';
import type { SavedQuote } from './saved-quote.ts';
import type { Offer } from './offers.ts';
import { type Conflict, conflictOf } from './conflict.ts';
import { bookingOf, changesOf, type ChosenPrice, readOf } from './to-request.ts';
import type { Payer } from './use-payer.ts';
import { rememberUsual } from './usual.ts';
import { usePriceProblem } from './use-price-problem.ts';
import { useStandingFaults } from './use-standing-faults.ts';
import type { Compose } from './values.ts';
import { wrongFields } from './wrong-fields.ts';
import { useSaveAddress, useSaveBooking } from '../calls.ts';

type Booking = {
  readonly payer: Payer;
  readonly offer: Offer | undefined;
  /** The manual price, if it is chosen. */
  readonly hand?: ManualOffer | null;
  /** The held price of the quote, if it is chosen. */
  readonly saved?: SavedQuote | null;
  /** True for an existing booking: requirements were met, or not checked, earlier. */
  readonly isBooked?: boolean;
  /** Why it cannot be booked at the current offer. */
  readonly blocked: string | null;
  readonly onFaults: (fields: readonly string[]) => void;
  readonly onBooked: (result: BookingForEditResult) => void;
};

/** Books the form at the chosen price, or saves it as a draft on the server. */
export function useBook(booking: Booking) {
  const { payer, offer, hand = null, saved = null, blocked, isBooked = false } = booking;
  const { onFaults, onBooked } = booking;
  const t = useTranslate();
  const form = useFormContext<Compose>();
  const saving = useSaveBooking();
  const toPayload = useBookingRequest(payer);
  const saveAddresses = useSaveAddresses(payer);
  const quoteId = saved?.quoteId ?? offer?.quote.id;
  const { problem, setProblem } = usePriceProblem(hand ? 'by hand' : (quoteId ?? null));
  const oneAtATime = useOneAtATime();
  const missing = () => faultsOf(form.getValues(), isBooked ? nothingMore : inputOf(payer), t);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const standing = useStandingFaults(missing);
  const show = (faults: readonly Fault[]) => {
    standing.t(faults);
    onFaults(wrongFields(form, faults));
  };
  const refused = (error: Error) => {
    const { faults, rest } = sorted(error, payer);
    setProblem(rest);
    show(faults);
  };
  const send = (booking: BookingWrite, operations: BookingOperation[], done: Done) =>
    settled(saving, { booking, operations }, { onSuccess: done, onError: refused });
  const isWhole = async (): Promise<boolean> => {
    setProblem(null);
    await leftFieldChecked();
    standing.forget();
    form.clearErrors();
    const isSound = await form.trigger();
    const faults = missing();
    const isWrong = !isSound || faults.length > 0;
    if (isWrong) show(faults);
    return !isWrong;
  };
  const priceNow = (without: string): ChosenPrice | null => {
    if (blocked !== null) setProblem(blocked);
    const at = hand ? { hand } : quoteId ? { quoteId } : null;
    if (at === null) setProblem(without);
    return blocked === null ? at : null;
  };
  const book = async () => {
    if (!(await isWhole())) return;
    const values = form.getValues();
    const at = priceNow('Choose a service first: there is no price to book at yet.');
    if (at === null) return;
    const operations: BookingOperation[] = values.wantsPickup
      ? ['Book', 'RequestPickup']
      : ['Book'];
    await send(toPayload(values, at), operations, (result) => {
      const service = saved?.key ?? offer?.key;
      if (service) rememberUsual(payer.customerId, service);
      saveAddresses(values);
      onBooked(result);
    });
  };
  const saveChanges = async (done: Done) => {
    if (!(await isWhole())) return;
    const before = toPayload(form.formState.defaultValues as Compose, null);
    const booking = changesOf(before, toPayload(form.getValues(), null));
    const input = { booking, base: readOf(before, booking), operations: ['Save' as const] };
    const onError = (error: Error) => {
      const both = conflictOf(error, booking);
      if (both === null) refused(error);
      else setConflict(both);
    };
    await settled(saving, input, { onSuccess: done, onError });
  };
  /** A draft or a quote may lack fields, but nothing that was typed may get lost. */
  const isLegible = async (): Promise<boolean> => {
    setProblem(null);
    standing.forget();
    form.clearErrors();
    const isSound = await form.trigger(['readyTime', 'closeTime']);
    const faults = illegibleFaults(form.getValues(), t);
    const isWrong = !isSound || faults.length > 0;
    if (isWrong) show(faults);
    return !isWrong;
  };
  const saveDraft = async (done: Done) => {
    if (!(await isLegible())) return;
    await send(toPayload(form.getValues(), hand && { hand }), ['Save'], done);
  };
  const saveQuote = async (done: Done) => {
    if (!(await isLegible())) return;
    const at = priceNow('There is no price to save yet.');
    if (at !== null) await send(toPayload(form.getValues(), at), ['Quote'], done);
  };
  return {
    book: () => void oneAtATime(book),
    /** Saves an existing booking: all required fields must be set. */
    saveChanges: (done: Done) => void oneAtATime(() => saveChanges(done)),
    saveDraft: (done: Done) => void oneAtATime(() => saveDraft(done)),
    /** Saves the form with the chosen price; required fields may be missing. */
    saveQuote: (done: Done) => void oneAtATime(() => saveQuote(done)),
    working: saving.isPending ? (saving.variables.operations?.[0] ?? 'Save') : null,
    problem,
    /** Members that another user has also changed since the booking was read. */
    conflict,
    dismissConflict: () => setConflict(null),
  };
}

/**
 * A field left by mouse validates itself once the button is released, which would clear the errors
 * set here.
 */
const leftFieldChecked = () => new Promise((checked) => setTimeout(checked));

type Done = (result: BookingForEditResult) => void;

const nothingMore = { isCustomerChosen: true, needsCostCenter: false, requiredReferences: [] };

const inputOf = (payer: Payer) => ({
  isCustomerChosen: payer.customerId !== null,
  needsCostCenter: payer.needsCostCenter,
  requiredReferences: payer.references.filter(({ isRequired }) => isRequired),
});

/**
 * Sorts a refusal's messages by field; those without a field, or the refusal itself, become a
 * sentence.
 */
function sorted(error: Error, { references }: Payer) {
  const complaints = Object.entries(fieldErrorsOf(error)).map(([member, message]) => ({
    field: fieldOf(member, references),
    message,
  }));
  const faults = complaints.flatMap(({ field, message }) => (field ? [{ field, message }] : []));
  const homeless = complaints.filter(({ field }) => field === null);
  if (complaints.length === 0) return { faults, rest: explain(error).message };
  return { faults, rest: homeless.map(({ message }) => message).join(' ') || null };
}

function useBookingRequest({ customerId, references }: Payer) {
  const { timezone } = useTenant();
  const { dayOf } = useFormats();
  return (values: Compose, at: ChosenPrice | null) =>
    bookingOf(values, { customerId, at, references, timezone, today: dayOf(Date.now()) });
}

/** Saves marked addresses to the customer's address book. */
function useSaveAddresses({ customerId, isOwn }: Payer) {
  const { mutate } = useSaveAddress();
  return ({ from, to }: Compose) => {
    for (const place of [from, to]) {
      if (!place.isKept || place.bookId !== null) continue;
      const owner = isOwn || customerId === null ? {} : { customerId };
      mutate({ ...owner, address: bookEntryOf(place) });
    }
  };
}
